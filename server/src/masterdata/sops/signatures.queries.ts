import type { SopSignature } from '@takt/contract/sop-signatures.ts'
import type { SopKey } from '@takt/contract/sops.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The first one first. */
export const signaturesOf = (db: Db, line: LineNumber, { sopCode, sopVer }: SopKey) =>
  db
    .selectFrom('sopSignatures')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('sopCode', '=', sopCode)
    .where('sopVer', '=', sopVer)
    .orderBy('signedAt')
    .execute()

/** Undefined: this person has signed it so already. */
export const insertSignature = (
  db: Db,
  signature: Omit<SopSignature, 'lineNumber'> & { lineNumber: LineNumber },
) =>
  db
    .insertInto('sopSignatures')
    .values(signature)
    .onConflict((conflict) => conflict.doNothing())
    .returning('signedAt')
    .executeTakeFirst()

export const deleteSignatures = (db: Db, line: LineNumber, { sopCode, sopVer }: SopKey) =>
  db
    .deleteFrom('sopSignatures')
    .where('lineNumber', '=', line)
    .where('sopCode', '=', sopCode)
    .where('sopVer', '=', sopVer)
    .execute()

export const deleteSignaturesOf = (db: Db, line: string) =>
  db.deleteFrom('sopSignatures').where('lineNumber', '=', line).execute()
