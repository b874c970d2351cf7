import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

type Kept = {
  failId: string
  failureBefore: unknown
  unitBefore: unknown
  unitAfter: unknown
  others: unknown
}

/** A later decision about the same failure takes the place of the one before. */
export const keepUndos = async (db: Db, lineNumber: LineNumber, undos: readonly Kept[]) => {
  if (undos.length === 0) return
  await db
    .insertInto('failureUndos')
    .values(
      undos.map(({ failureBefore, unitBefore, unitAfter, others, failId }) => ({
        lineNumber,
        failId,
        failureBefore: JSON.stringify(failureBefore),
        unitBefore: unitBefore ? JSON.stringify(unitBefore) : null,
        unitAfter: unitAfter ? JSON.stringify(unitAfter) : null,
        others: JSON.stringify(others),
      })),
    )
    .onConflict((c) =>
      c.columns(['lineNumber', 'failId']).doUpdateSet((eb) => ({
        failureBefore: eb.ref('excluded.failureBefore'),
        unitBefore: eb.ref('excluded.unitBefore'),
        unitAfter: eb.ref('excluded.unitAfter'),
        others: eb.ref('excluded.others'),
      })),
    )
    .execute()
}

/** Taken once. */
export const takeUndo = (db: Db, line: LineNumber, failId: string) =>
  db
    .deleteFrom('failureUndos')
    .where('lineNumber', '=', line)
    .where('failId', '=', failId)
    .returning(['failId', 'failureBefore', 'unitBefore', 'unitAfter', 'others'])
    .executeTakeFirst()

/** Of failures that are decided about in another way, and not back. */
export const forgetUndos = (db: Db, line: LineNumber, failIds: readonly string[]) =>
  db.deleteFrom('failureUndos').where('lineNumber', '=', line).where('failId', 'in', failIds).execute()
