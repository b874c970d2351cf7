import type { Db } from '../db/tables.ts'

export const shiftsOfAllLines = (db: Db) =>
  db.selectFrom('shifts').select(['lineNumber', 'shiftName', 'startTime', 'endTime', 'breaks']).orderBy('lineNumber').orderBy('startTime').execute()
