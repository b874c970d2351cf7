import type { Insertable } from 'kysely'
import type { Calibration } from '@takt/contract/calibrations.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

export const insertCalibration = (db: Db, row: Insertable<Tables['calibrations']>) =>
  db.insertInto('calibrations').values(row).execute()

const ofTool = (db: Db, line: LineNumber, toolCode: string) =>
  db
    .selectFrom('calibrations')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('toolCode', '=', toolCode)
    .orderBy('calibratedAt', 'desc')

export const listCalibrations = (db: Db, line: LineNumber, toolCode: string) =>
  ofTool(db, line, toolCode).execute()

/** Those that count. */
export const calibrationsThatCount = (db: Db, line: LineNumber, toolCode: string) =>
  ofTool(db, line, toolCode).where('withdrawnAt', 'is', null).execute()

export const newestCalibration = (db: Db, line: LineNumber, toolCode: string) =>
  ofTool(db, line, toolCode).where('withdrawnAt', 'is', null).limit(1).executeTakeFirst()

export const withdrawn = (
  db: Db,
  line: LineNumber,
  calibrationId: string,
  how: Pick<Calibration, 'withdrawnAt' | 'withdrawnBy' | 'withdrawnReason'>,
): Promise<Calibration> =>
  db
    .updateTable('calibrations')
    .set(how)
    .where('lineNumber', '=', line)
    .where('calibrationId', '=', calibrationId)
    .returningAll()
    .executeTakeFirstOrThrow()

export const findCalibration = (db: Db, line: LineNumber, calibrationId: string) =>
  db
    .selectFrom('calibrations')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('calibrationId', '=', calibrationId)
    .executeTakeFirst()

export const calibrationsOfLine = (db: Db, line: string) =>
  db.selectFrom('calibrations').select(['toolCode', 'fileId']).where('lineNumber', '=', line).execute()

export const deleteCalibrations = (db: Db, line: string) =>
  db.deleteFrom('calibrations').where('lineNumber', '=', line).execute()
