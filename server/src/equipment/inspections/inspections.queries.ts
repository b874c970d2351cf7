import { type Insertable, sql } from 'kysely'
import type { InspectionDraft, InspectionFilter, InspectionItem } from '@takt/contract/inspections.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

export function listItems(db: Db, line: LineNumber, filter: InspectionFilter) {
  let query = db.selectFrom('inspectionItems').selectAll().where('lineNumber', '=', line)
  if (filter.itemCode) query = query.where('itemCode', 'ilike', contains(filter.itemCode))
  for (const name of ['stationNumber', 'inspectFrequency', 'blocksArrival', 'enabled'] as const)
    if (filter[name] !== undefined) query = query.where(name, '=', filter[name] as never)
  return onePage(query.orderBy('stationNumber').orderBy('itemCode'), filter, ['itemCode'])
}

export const itemsOfLine = (db: Db, line: string): Promise<InspectionItem[]> =>
  db
    .selectFrom('inspectionItems')
    .selectAll()
    .where('lineNumber', '=', line)
    .orderBy('stationNumber')
    .orderBy('itemCode')
    .execute()

/** What is checked at a station. */
export const itemsAt = async (db: Db, line: string, stationNumber: string) =>
  (
    await db
      .selectFrom('inspectionItems')
      .select('itemCode')
      .where('lineNumber', '=', line)
      .where('stationNumber', '=', stationNumber)
      .where('enabled', '=', true)
      .orderBy('itemCode')
      .execute()
  ).map(({ itemCode }) => itemCode)

/** Of which something is to be checked. */
export const linesWithChecks = async (db: Db): Promise<LineNumber[]> =>
  (
    await db
      .selectFrom('inspectionItems')
      .select('lineNumber')
      .distinct()
      .where('enabled', '=', true)
      .execute()
  ).map(({ lineNumber }) => lineNumber as LineNumber) // of the table itself, not of a request

export const findItem = (db: Db, line: LineNumber, itemCode: string): Promise<InspectionItem | undefined> =>
  db
    .selectFrom('inspectionItems')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('itemCode', '=', itemCode)
    .executeTakeFirst()

export const lockItem = (db: Db, line: LineNumber, itemCode: string) =>
  db
    .selectFrom('inspectionItems')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('itemCode', '=', itemCode)
    .forUpdate()
    .executeTakeFirst()

/** Nothing comes back when the code is taken. */
export const insertItem = (db: Db, item: Insertable<Tables['inspectionItems']>) =>
  db
    .insertInto('inspectionItems')
    .values(item)
    .onConflict((c) => c.columns(['lineNumber', 'itemCode']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateItem = (
  db: Db,
  line: LineNumber,
  itemCode: string,
  change: Partial<InspectionDraft> & Partial<Pick<InspectionItem, 'enabled' | 'retiredAt'>>,
  updateAuthor: string,
) =>
  db
    .updateTable('inspectionItems')
    .set({ ...change, updateAuthor, updateDate: nowIso(), revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', line)
    .where('itemCode', '=', itemCode)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteItemsOf = (db: Db, line: string) =>
  db.deleteFrom('inspectionItems').where('lineNumber', '=', line).execute()
