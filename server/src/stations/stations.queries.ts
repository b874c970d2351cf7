import type { LineNumber } from '../db/line.ts'
import type { Db } from '../db/tables.ts'

/** The places of a line, working or switched off. */
export const stationsInUse = (db: Db, line: LineNumber) =>
  db.selectFrom('stations').select(['stationNumber', 'enabled']).where('lineNumber', '=', line).orderBy('stationNumber').execute()
