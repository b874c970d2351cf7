import { type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { z } from 'zod'
import type { OrderDraft, OrderFilter, orders } from '@takt/contract/orders.ts'
import { contains, onePage, sorted, startsWith } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type Scope = Omit<OrderFilter, 'page' | 'limit' | 'sort'>
const tie = ['id'] as const

function filtered<Row>(query: SelectQueryBuilder<Tables, 'orders', Row>, line: LineNumber, filter: Scope) {
  let narrowed = query.where('lineNumber', '=', line)
  if (filter.orderCode) narrowed = narrowed.where('orderCode', 'ilike', contains(filter.orderCode))
  if (filter.orderName) narrowed = narrowed.where('orderName', 'ilike', contains(filter.orderName))
  if (filter.customerOrderNo)
    narrowed = narrowed.where('customerOrderNo', 'ilike', contains(filter.customerOrderNo))
  if (filter.typeNo) narrowed = narrowed.where('typeNo', '=', filter.typeNo)
  if (filter.orderStatus?.length) narrowed = narrowed.where('orderStatus', 'in', filter.orderStatus)
  return narrowed
}
const all = (db: Db) => db.selectFrom('orders').selectAll().orderBy('planStart', 'desc')

export const listOrders = (db: Db, line: LineNumber, filter: OrderFilter) =>
  onePage(filtered(all(db), line, filter), filter, tie)

/** For an export: the numbers of the whole filter result, in the order of the list. */
export const orderIds = async (db: Db, line: LineNumber, filter: Omit<OrderFilter, 'page' | 'limit'>) =>
  (await sorted(filtered(all(db), line, filter).clearSelect().select('id'), filter.sort, tie).execute()).map(
    ({ id }) => id,
  )

/** Held until the transaction ends: two people pressing Release take turns. */
export const lockOrder = (db: Db, line: LineNumber, id: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const lockOrderCode = (db: Db, line: LineNumber, orderCode: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('orderCode', '=', orderCode)
    .forUpdate()
    .executeTakeFirst()

export const findOrder = (db: Db, line: LineNumber, id: number) =>
  db.selectFrom('orders').selectAll().where('lineNumber', '=', line).where('id', '=', id).executeTakeFirst()

export const findOrders = (db: Db, line: LineNumber, ids: number[]) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()

/** Orders of a type that are not over and planned in the same time. */
export const overlappingOrders = (
  db: Db,
  line: LineNumber,
  { typeNo, planStart, planEnd, except }: z.output<typeof orders.overlaps.input>,
) =>
  db
    .selectFrom('orders')
    .select(['orderCode', 'orderName', 'orderStatus', 'orderNumber', 'planStart', 'planEnd'])
    .where('lineNumber', '=', line)
    .where('typeNo', '=', typeNo)
    .where('orderStatus', 'in', ['created', 'released', 'producing', 'paused'])
    .where('planStart', '<', planEnd)
    .where('planEnd', '>', planStart)
    .where('id', '!=', except ?? 0)
    .orderBy('planStart')
    .limit(5)
    .execute()

/** Those that should be done by now, as the notice of a late order has it. */
export const countLateOrders = async (db: Db, line: LineNumber) =>
  (
    await db
      .selectFrom('orders')
      .select(sql<number>`count(*)::int`.as('late'))
      .where('lineNumber', '=', line)
      .where('orderStatus', 'in', ['released', 'producing', 'paused'])
      .where('planEnd', '<=', sql<string>`now()`)
      .executeTakeFirstOrThrow()
  ).late

/** What the line makes, and what is paused there. */
export const ordersUnderWay = (db: Db, line: LineNumber) =>
  db
    .selectFrom('orders')
    .select(['orderCode', 'typeNo', 'orderNumber', 'actualNumber'])
    .where('lineNumber', '=', line)
    .where('orderStatus', 'in', ['producing', 'paused'])
    .orderBy('sequence')
    .execute()

const notOver = ['created', 'released', 'producing', 'paused'] as const
const mostOpen = 50

/** Of these types, as they come up. */
export const openOrdersOf = (db: Db, line: LineNumber, typeNos: readonly string[]) =>
  db
    .selectFrom('orders')
    .select(['orderCode', 'typeNo', 'orderNumber', 'actualNumber'])
    .where('lineNumber', '=', line)
    .where('orderStatus', 'in', notOver)
    .where('typeNo', '=', sql<string>`any(${typeNos}::text[])`)
    .orderBy(sql`sequence`)
    .orderBy('id')
    .limit(mostOpen)
    .execute()

/** When orders of the line started since then, in order. */
export const orderStartsSince = async (db: Db, line: string, since: string) =>
  (
    await db
      .selectFrom('orders')
      .select('actualStart')
      .where('lineNumber', '=', line)
      .where('actualStart', '>', since)
      .orderBy('actualStart')
      .execute()
  ).flatMap(({ actualStart }) => actualStart ?? [])

/** Orders that were under way at some time since then. */
export const ordersMadeSince = async (db: Db, line: string, since: string) =>
  (
    await db
      .selectFrom('orders')
      .select('orderCode')
      .where('lineNumber', '=', line)
      .where('actualStart', 'is not', null)
      .where((order) => order.or([order('actualEnd', 'is', null), order('actualEnd', '>', since)]))
      .execute()
  ).map(({ orderCode }) => orderCode)

/** The last that was made of those whose code begins so. */
export const newestOrder = (db: Db, line: LineNumber, typeNo: string, codeStart: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('typeNo', '=', typeNo)
    .where('orderCode', 'like', startsWith(codeStart))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Nothing comes back when the code is taken on this line. */
export const insertOrder = async (db: Db, line: LineNumber, draft: OrderDraft) =>
  db
    .insertInto('orders')
    .values({ ...draft, lineNumber: line, sequence: (await lastInQueue(db, line)) + 10 })
    .onConflict((c) => c.columns(['lineNumber', 'orderCode']).doNothing())
    .returningAll()
    .executeTakeFirst()

export async function lastInQueue(db: Db, line: LineNumber) {
  const { last } = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(max(sequence), 0)`.as('last'))
    .where('lineNumber', '=', line)
    .executeTakeFirstOrThrow()
  return last
}

export const updateOrder = (db: Db, line: LineNumber, id: number, change: Updateable<Tables['orders']>) =>
  db
    .updateTable('orders')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', line)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const typeOfOrder = (db: Db, line: LineNumber, orderCode: string) =>
  db
    .selectFrom('orders')
    .select('typeNo')
    .where('lineNumber', '=', line)
    .where('orderCode', '=', orderCode)
    .executeTakeFirst()

export const countScrapped = (db: Db, line: LineNumber, orderCode: string, scrapped = 1) =>
  db
    .updateTable('orders')
    .set({ ngNumber: sql<number>`ng_number + ${scrapped}` })
    .where('lineNumber', '=', line)
    .where('orderCode', '=', orderCode)
    .execute()

/** Undefined when another order of the line has the code. */
export const codeTaken = (db: Db, line: LineNumber, orderCode: string, except: number) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('lineNumber', '=', line)
    .where('orderCode', '=', orderCode)
    .where('id', '!=', except)
    .executeTakeFirst()

/** Which of these codes the line has already. */
export const codesTaken = async (db: Db, line: LineNumber, codes: string[]) =>
  (
    await db
      .selectFrom('orders')
      .select('orderCode')
      .where('lineNumber', '=', line)
      .where('orderCode', '=', sql<string>`any(${codes})`)
      .execute()
  ).map(({ orderCode }) => orderCode)

/** A few of the lots it was divided into, to explain why it stays. */
export const lotsOf = (db: Db, line: LineNumber, orderCode: string) =>
  db
    .selectFrom('lots')
    .select('lotNo')
    .where('lineNumber', '=', line)
    .where('orderCode', '=', orderCode)
    .orderBy('id')
    .limit(5)
    .execute()

export const deleteOrder = (db: Db, line: LineNumber, id: number) =>
  db.deleteFrom('orders').where('lineNumber', '=', line).where('id', '=', id).execute()

/** The line's queue, locked by id, which never changes: two people sorting it take turns and never wait for each other in a circle. */
export const lockQueue = (db: Db, line: LineNumber) =>
  db
    .selectFrom('orders')
    .select(['id', 'sequence'])
    .where('lineNumber', '=', line)
    .where('orderStatus', 'in', ['created', 'released', 'producing', 'paused'])
    .orderBy('id')
    .forUpdate()
    .execute()

export const setSequences = (db: Db, line: LineNumber, ids: number[]) =>
  sql`update orders set sequence = place.sequence
      from (select id, 10 * ordinality as sequence from unnest(${ids}::bigint[]) with ordinality as ids (id)) as place
      where orders.line_number = ${line} and orders.id = place.id and orders.sequence <> place.sequence`.execute(
    db,
  )
