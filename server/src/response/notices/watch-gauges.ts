import { gaugesDue } from '../../equipment/tools/tools.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Happened } from './watch.queries.ts'

/** Gauges to be calibrated soon, and again when they are overdue; calibrated, they are news again. */
export const calibrationsDue = async (db: Db) =>
  (await gaugesDue(db, (await plantOf(db)).timeZone)).map(
    ({ lineNumber, toolCode, stationNumber, calibrationDueAt, until, overdue }): Happened => ({
      eventType: 'calibrationDue',
      lineNumber,
      about: toolCode,
      source: [lineNumber, toolCode, calibrationDueAt, overdue].join(' '),
      facts: { toolCode, stationNumber: stationNumber ?? '', until },
      userName: null,
    }),
  )
