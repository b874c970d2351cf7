import { missedChecks } from '../../equipment/inspections/inspections.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Happened } from './watch.queries.ts'

/** Each once for each time it was due: when it is late, or missed. */
export async function checksMissed(db: Db): Promise<Happened[]> {
  const times = await plantTimes(db)
  return (await missedChecks(db)).map(
    ({ lineNumber, stationNumber, itemCode, dueAt, eventSince, lateAt }) => ({
      eventType: 'inspectionMissed',
      lineNumber,
      about: itemCode,
      source: `${lineNumber} ${itemCode} ${eventSince === null ? isoOf(dueAt) : `since ${isoOf(eventSince)}`}`,
      facts: { stationNumber, itemCode, until: times.minute(isoOf(lateAt)) },
      userName: null,
    }),
  )
}
