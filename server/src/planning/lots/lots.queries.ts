import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { type LotFilter, openLots, type LotStatus } from '@takt/contract/lots.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type LotScope = Omit<LotFilter, 'page' | 'limit' | 'sort'>
const tie = ['receivedAt', 'id'] as const

/** Lots of the line with the fields of their order. */
function ordered(db: Db, line: LineNumber) {
  const running = sql<boolean>`exists (select from orders p where p.line_number = ${line} and p.order_status in ('released', 'producing', 'paused') and p.order_status = 'producing' and p.type_no = o.type_no and p.type_ver = o.type_ver)`
  const lots = db
    .selectFrom('lots as l')
    .innerJoin('orders as o', (on) =>
      on.onRef('o.lineNumber', '=', 'l.lineNumber').onRef('o.orderCode', '=', 'l.orderCode'),
    )
    .selectAll('l')
    .select([
      'o.id as orderId',
      'o.orderStatus',
      'o.typeNo',
      'o.typeVer',
      'o.planEnd',
      running.as('sameType'),
    ])
    .where('l.lineNumber', '=', line)
  return db.selectFrom(lots.as('lot')).selectAll()
}

function filteredLots(
  db: Db,
  line: LineNumber,
  { lotNo, orderCode, typeNo, lotType, productionPriority, lotStatus }: LotScope,
) {
  let narrowed = ordered(db, line)
  if (lotNo) narrowed = narrowed.where('lotNo', 'ilike', contains(lotNo))
  if (orderCode) narrowed = narrowed.where('orderCode', 'ilike', contains(orderCode))
  if (typeNo) narrowed = narrowed.where('typeNo', '=', typeNo)
  if (lotType) narrowed = narrowed.where('lotType', '=', lotType)
  if (productionPriority) narrowed = narrowed.where('productionPriority', '=', productionPriority)
  if (lotStatus?.length) narrowed = narrowed.where('lotStatus', 'in', lotStatus)
  return bestFirst(narrowed)
}

/** By priority, then where a person put it, then without a changeover, then by the date the order is due. */
const bestFirst = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
  query
    .orderBy(sql.ref('productionPriority'))
    .orderBy(sql`${sql.ref('sequence')} nulls last`)
    .orderBy(sql.ref('sameType'), 'desc')
    .orderBy(sql.ref('planEnd'))

export const listLots = (db: Db, line: LineNumber, filter: LotFilter) =>
  onePage(filteredLots(db, line, filter), filter, tie)

/** For an export: the numbers of the whole filter result, in the order of the list. */
export const lotIds = async (
  db: Db,
  line: LineNumber,
  { sort, ...filter }: LotScope & { sort?: string | undefined },
) =>
  (await sorted(filteredLots(db, line, filter).clearSelect().select('id'), sort, tie).execute()).map(
    ({ id }) => id,
  )
export const findLots = (db: Db, line: LineNumber, ids: number[]) =>
  ordered(db, line)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()

/** Waiting lots of one priority as they come, for whoever puts them in order. */
export const waitingLots = (db: Db, line: LineNumber, productionPriority: number) =>
  sorted(filteredLots(db, line, { lotStatus: ['waiting'], productionPriority }), undefined, tie).execute()

export const readLot = (db: Db, line: LineNumber, id: number) =>
  db.selectFrom('lots').selectAll().where('lineNumber', '=', line).where('id', '=', id).executeTakeFirst()
/** How many of which order a lot is, by its number. */
export const findLotNo = (db: Db, line: LineNumber, lotNo: string) =>
  db
    .selectFrom('lots')
    .select(['lotNo', 'number', 'orderCode', 'lotStatus'])
    .where('lineNumber', '=', line)
    .where('lotNo', '=', lotNo)
    .executeTakeFirst()
/** Which of these lots still run or wait, by their numbers. */
export const openLotsAmong = async (db: Db, line: LineNumber, lotNos: readonly string[]) => {
  const found = await db
    .selectFrom('lots')
    .select('lotNo')
    .where('lineNumber', '=', line)
    .where(sql<boolean>`lot_no = any(${lotNos}::text[])`)
    .where('lotStatus', 'in', openLots)
    .execute()
  return found.map(({ lotNo }) => lotNo)
}
export const lockLot = (db: Db, line: LineNumber, id: number) =>
  db
    .selectFrom('lots')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
export const lockLotNo = (db: Db, line: LineNumber, lotNo: string) =>
  db
    .selectFrom('lots')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('lotNo', '=', lotNo)
    .forUpdate()
    .executeTakeFirst()

/** Fewer come back when one's number is taken on this line. */
export const insertLots = (db: Db, rows: Insertable<Tables['lots']>[]) =>
  db
    .insertInto('lots')
    .values(rows)
    .onConflict((c) => c.columns(['lineNumber', 'lotNo']).doNothing())
    .returningAll()
    .execute()

export const updateLot = (db: Db, line: LineNumber, id: number, change: Updateable<Tables['lots']>) =>
  db
    .updateTable('lots')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', line)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const countLotsOnHold = async (db: Db, line: LineNumber) =>
  (
    await db
      .selectFrom('lots')
      .select(sql<number>`count(*)::int`.as('onHold'))
      .where('lineNumber', '=', line)
      .where('lotStatus', '=', 'onHold')
      .executeTakeFirstOrThrow()
  ).onHold

/** The lots of an order that got another code. */
export const renameOrderOfLots = (db: Db, line: LineNumber, from: string, into: string) =>
  db
    .updateTable('lots')
    .set({ orderCode: into })
    .where('lineNumber', '=', line)
    .where('orderCode', '=', from)
    .execute()

export const numbersTaken = async (db: Db, line: LineNumber, lotNos: string[]) =>
  (
    await db
      .selectFrom('lots')
      .select('lotNo')
      .where('lineNumber', '=', line)
      .where('lotNo', '=', sql<string>`any(${lotNos})`)
      .execute()
  ).map(({ lotNo }) => lotNo)

export const setSequences = (db: Db, line: LineNumber, ids: number[]) =>
  sql`update lots set sequence = place.sequence
      from (select id, ordinality as sequence from unnest(${ids}::bigint[]) with ordinality as ids (id)) as place
      where lots.line_number = ${line} and lots.id = place.id`.execute(db)

/** Lots that a person put somewhere go where the best order puts them. */
export const clearSequences = (db: Db, line: LineNumber) =>
  db
    .updateTable('lots')
    .set({ sequence: null })
    .where('lineNumber', '=', line)
    .where('lotStatus', '=', 'waiting')
    .where('sequence', 'is not', null)
    .returning('lotNo')
    .execute()

const ended: readonly LotStatus[] = ['completed', 'reported']
/** What of an order is in a lot: of a lot that is over, what it made. */
const inLots = sql<number>`coalesce(sum(case when lot_status in (${sql.join(openLots)}) then number when lot_status in (${sql.join(ended)}) then done_number else 0 end), 0)::int`

export async function countInLots(db: Db, line: LineNumber, orderCode: string) {
  const { count } = await db
    .selectFrom('lots')
    .select(inLots.as('count'))
    .where('lineNumber', '=', line)
    .where('orderCode', '=', orderCode)
    .executeTakeFirstOrThrow()
  return count
}

/** Orders that are not over and of which something is in no lot yet, the next due first. */
export function undividedOrders(db: Db, line: LineNumber) {
  const open = db
    .selectFrom('orders as o')
    .where('o.lineNumber', '=', line)
    .where('o.orderStatus', 'in', ['created', 'released', 'producing', 'paused'])
    .select(['o.orderCode', 'o.orderName', 'o.typeNo', 'o.orderNumber', 'o.orderUnit', 'o.planEnd', 'o.id'])
    .select((eb) =>
      sql<number>`o.order_number - ${eb.selectFrom('lots').select(inLots.as('count')).where('lineNumber', '=', line).whereRef('orderCode', '=', 'o.orderCode')}`.as(
        'left',
      ),
    )
  return db
    .selectFrom(open.as('open'))
    .selectAll()
    .where('left', '>', 0)
    .orderBy('planEnd')
    .orderBy('id')
    .limit(200)
    .execute()
}

export const countScrappedOfLot = (db: Db, line: LineNumber, lotNo: string, scrapped = 1) =>
  db
    .updateTable('lots')
    .set({ ngNumber: sql<number>`ng_number + ${scrapped}` })
    .where('lineNumber', '=', line)
    .where('lotNo', '=', lotNo)
    .execute()
