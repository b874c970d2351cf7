import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Span } from '../plant/plant.ts'

type Switched = { lineNumber: string; stationNumber: string; enabled: boolean }

/** Of stations that are switched off with it, or made so. */
export async function notePauses(db: Db, stations: readonly Switched[]) {
  const off = stations.filter(({ enabled }) => !enabled)
  if (off.length === 0) return
  const offAt = nowIso()
  await db
    .insertInto('stationPauses')
    .values(off.map(({ lineNumber, stationNumber }) => ({ lineNumber, stationNumber, offAt, onAt: null })))
    .execute()
}

export const endPause = (db: Db, { lineNumber, stationNumber }: Switched) =>
  db
    .updateTable('stationPauses')
    .set({ onAt: nowIso() })
    .where('lineNumber', '=', lineNumber)
    .where('stationNumber', '=', stationNumber)
    .where('onAt', 'is', null)
    .execute()

export function deletePauses(db: Db, line: string, stationNumber?: string) {
  const ofLine = db.deleteFrom('stationPauses').where('lineNumber', '=', line)
  return (stationNumber ? ofLine.where('stationNumber', '=', stationNumber) : ofLine).execute()
}

/** When the stations of a line were switched off, in order; the last of one that is off has no end. */
export async function stationPauses(db: Db, line: string): Promise<ReadonlyMap<string, readonly Span[]>> {
  const rows = await db
    .selectFrom('stationPauses')
    .select(['stationNumber', 'offAt', 'onAt'])
    .where('lineNumber', '=', line)
    .orderBy('offAt')
    .execute()
  const spans = rows.map(({ stationNumber, offAt, onAt }) => ({
    stationNumber,
    from: Date.parse(offAt),
    to: onAt === null ? Infinity : Date.parse(onAt),
  }))
  return Map.groupBy(spans, ({ stationNumber }) => stationNumber)
}
