import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The outermost unit that each of these is built into now; one that is in none is left out. */
export async function outermostOf(db: Db, line: LineNumber, productIds: readonly string[]) {
  if (productIds.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('components')
    .select(['childId', 'rootId'])
    .where('lineNumber', '=', line)
    .where('childId', 'in', [...new Set(productIds)])
    .where('removedAt', 'is', null)
    .execute()
  return new Map(rows.flatMap(({ childId, rootId }) => (childId ? [[childId, rootId] as const] : [])))
}
