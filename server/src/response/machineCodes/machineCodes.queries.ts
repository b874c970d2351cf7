import { randomBytes } from 'node:crypto'
import type { LineNumber } from '../../platform/db/line.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'

const codeAt = (db: Db, line: LineNumber, stationNumber: string) =>
  db
    .selectFrom('machineCodes')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)

export const findCode = (db: Db, line: LineNumber, stationNumber: string) =>
  codeAt(db, line, stationNumber).executeTakeFirst()

/** Reports of one station come one after the other. */
export const lockCode = (db: Db, line: LineNumber, stationNumber: string) =>
  codeAt(db, line, stationNumber).forUpdate().executeTakeFirst()

/** Nothing where there is one already. */
export const insertCode = (db: Db, lineNumber: LineNumber, stationNumber: string, madeBy: string) =>
  db
    .insertInto('machineCodes')
    .values({
      lineNumber,
      stationNumber,
      codeKey: randomBytes(12).toString('base64url'),
      madeAt: nowIso(),
      madeBy,
    })
    .onConflict((c) => c.columns(['lineNumber', 'stationNumber']).doNothing())
    .execute()

export const keepReported = (db: Db, line: LineNumber, stationNumber: string, reported: object[]) =>
  db
    .updateTable('machineCodes')
    .set({ reported: JSON.stringify(reported) })
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .execute()

export const deleteCode = (db: Db, line: LineNumber, stationNumber: string) =>
  db
    .deleteFrom('machineCodes')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .returning(['madeAt', 'madeBy'])
    .executeTakeFirst()

export const deleteCodesOf = (db: Db, line: string) =>
  db.deleteFrom('machineCodes').where('lineNumber', '=', line).execute()
