import { type Insertable, sql, type Updateable } from 'kysely'
import type { Processing, ProcessingFilter } from '@takt/contract/processings.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type Key = Pick<Processing, 'processingNumber' | 'processingVer'>

/** Each order with the route it takes: its own, else that of its type. */
const routed = (db: Db) =>
  db
    .selectFrom('orders as o')
    .leftJoin('productTypes as t', (on) =>
      on.onRef('t.typeNo', '=', 'o.typeNo').onRef('t.typeVer', '=', 'o.typeVer'),
    )
    .select(sql<string | null>`coalesce(o.process_route, t.processing_number)`.as('processingNumber'))
    .select(
      sql<
        number | null
      >`case when o.process_route is null then t.processing_ver else o.process_route_ver end`.as(
        'processingVer',
      ),
    )

/** Routes with how often they are used, as one table that can be sorted by any of it. */
const counted = (db: Db) => {
  const types = db
    .selectFrom('productTypes')
    .select(['processingNumber', 'processingVer', sql<number>`count(*)`.as('used')])
    .groupBy(['processingNumber', 'processingVer'])
  const orders = db
    .selectFrom(routed(db).as('r'))
    .select(['processingNumber', 'processingVer', sql<number>`count(*)`.as('used')])
    .groupBy(['processingNumber', 'processingVer'])
  return db
    .selectFrom(
      db
        .selectFrom('processings as p')
        .leftJoin(types.as('t'), (on) =>
          on
            .onRef('t.processingNumber', '=', 'p.processingNumber')
            .onRef('t.processingVer', '=', 'p.processingVer'),
        )
        .leftJoin(orders.as('o'), (on) =>
          on
            .onRef('o.processingNumber', '=', 'p.processingNumber')
            .onRef('o.processingVer', '=', 'p.processingVer'),
        )
        .selectAll('p')
        .select([
          sql<number>`coalesce(t.used, 0)`.as('typeCount'),
          sql<number>`coalesce(o.used, 0)`.as('orderCount'),
        ])
        .as('processings'),
    )
    .selectAll()
}

type ProcessingScope = Omit<ProcessingFilter, 'page' | 'limit'>
const tie = ['processingNumber', 'processingVer']

function found(db: Db, filter: ProcessingScope) {
  let query = counted(db)
  if (filter.processingNumber)
    query = query.where('processingNumber', 'ilike', contains(filter.processingNumber))
  if (filter.processingName) query = query.where('processingName', 'ilike', contains(filter.processingName))
  if (filter.definitionStatus) query = query.where('definitionStatus', '=', filter.definitionStatus)
  return query.orderBy('processingNumber').orderBy('processingVer', 'desc')
}

export const listProcessings = (db: Db, filter: ProcessingFilter) => onePage(found(db, filter), filter, tie)
export const allProcessings = (db: Db, filter: ProcessingScope) =>
  sorted(found(db, filter), filter.sort, tie).execute()

const versions = (db: Db, processingNumber: string) =>
  db.selectFrom('processings').selectAll().where('processingNumber', '=', processingNumber)

export const findProcessing = (db: Db, processingNumber: string, processingVer: number) =>
  versions(db, processingNumber).where('processingVer', '=', processingVer).executeTakeFirst()

/** Every version, newest first. */
export const versionsOf = (db: Db, processingNumber: string) =>
  versions(db, processingNumber).orderBy('processingVer', 'desc').execute()

/** Held until the transaction ends. All versions, so that two people revising take turns over the next number. */
export const lockProcessing = async (db: Db, processingNumber: string, processingVer: number) =>
  (await versions(db, processingNumber).orderBy('processingVer').forUpdate().execute()).find(
    (route) => route.processingVer === processingVer,
  )

/** 0 where none exists yet. */
export const latestVersion = async (db: Db, processingNumber: string) =>
  (
    await db
      .selectFrom('processings')
      .select(sql<number>`coalesce(max(processing_ver), 0)`.as('latest'))
      .where('processingNumber', '=', processingNumber)
      .executeTakeFirstOrThrow()
  ).latest

/** Nothing comes back when somebody else made this version a moment ago. */
export const insertProcessing = (db: Db, processing: Insertable<Tables['processings']>) =>
  db
    .insertInto('processings')
    .values(processing)
    .onConflict((c) => c.columns(['processingNumber', 'processingVer']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateProcessing = (
  db: Db,
  processingNumber: string,
  processingVer: number,
  change: Updateable<Tables['processings']>,
) =>
  db
    .updateTable('processings')
    .set({ ...change, revision: sql<number>`revision + 1`, updateDate: sql<string>`now()` })
    .where('processingNumber', '=', processingNumber)
    .where('processingVer', '=', processingVer)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteProcessing = (db: Db, { processingNumber, processingVer }: Key) =>
  db
    .deleteFrom('processings')
    .where('processingNumber', '=', processingNumber)
    .where('processingVer', '=', processingVer)
    .execute()

/** Types call this feature for routes, so it reads their table instead of calling back; so with the orders. */
export const typesOn = (db: Db, { processingNumber, processingVer }: Key) =>
  db
    .selectFrom('productTypes')
    .select(['typeNo', 'typeVer', 'typeName', 'definitionStatus'])
    .where('processingNumber', '=', processingNumber)
    .where('processingVer', '=', processingVer)
    .orderBy('typeNo')
    .orderBy('typeVer')
    .execute()

export const packagesOn = (db: Db, { processingNumber, processingVer }: Key) =>
  db
    .selectFrom('typePackages')
    .select(['typeNo', 'typeVer', 'packageVer'])
    .where('processingNumber', '=', processingNumber)
    .where('processingVer', '=', processingVer)
    .execute()

/** Newest first, so many of the lines named, and how many there are; no line named: of every line. */
export async function ordersOn(
  db: Db,
  { processingNumber, processingVer }: Key,
  lines: readonly string[],
  most: number,
) {
  let query = db
    .selectFrom(
      routed(db)
        .select(['o.id', 'o.lineNumber', 'o.orderCode', 'o.orderName', 'o.orderStatus', 'o.planStart'])
        .as('r'),
    )
    .where('processingNumber', '=', processingNumber)
    .where('processingVer', '=', processingVer)
  if (lines.length > 0) query = query.where('lineNumber', 'in', lines)
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const newest = query
    .select(['lineNumber', 'orderCode', 'orderName', 'orderStatus', 'planStart'])
    .orderBy('planStart', 'desc')
    .orderBy('r.id', 'desc')
    .limit(most)
  return { orders: await newest.execute(), orderCount: total }
}
