import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Units of a type that are in work on a line, or on hold there. */
export async function unitsOfType(db: Db, line: LineNumber, typeNo: string): Promise<string[]> {
  const units = await db
    .selectFrom('units')
    .select('productId')
    .where('lineNumber', '=', line)
    .where('typeNo', '=', typeNo)
    .where('processStatus', 'in', ['registered', 'inProcess', 'rework', 'held'])
    .where('finishedAt', 'is', null)
    .orderBy('productId')
    .execute()
  return units.map(({ productId }) => productId)
}
