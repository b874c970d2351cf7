import type { Db } from '../db/tables.ts'

export const zoneOfPlant = (db: Db) => db.selectFrom('plant').select('timeZone').executeTakeFirst()

export const shiftsOfAllLines = (db: Db) =>
  db.selectFrom('shifts').select(['lineNumber', 'shiftName', 'startTime', 'endTime', 'breaks']).orderBy('lineNumber').orderBy('startTime').execute()
