import { type Insertable, sql } from 'kysely'
import type { Component } from '@takt/contract/genealogy.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

const own = [
  'lineNumber',
  'productId',
  'componentId',
  'rootId',
  'bomCode',
  'bomLot',
  'serial',
  'childId',
  'quantity',
  'partGrp',
  'stationNumber',
  'stepSeq',
  'passNo',
  'componentTime',
  'operator',
  'removedAt',
  'removedBy',
  'removeReason',
] as const

export const lockComponent = (db: Db, line: LineNumber, productId: string, componentId: string) =>
  db
    .selectFrom('components')
    .select(own)
    .where('lineNumber', '=', line)
    .where('productId', '=', productId)
    .where('componentId', '=', componentId)
    .forUpdate()
    .executeTakeFirst()

/** What was in a unit that comes out goes with it: it is outermost again. */
export async function removeComponent(
  db: Db,
  { lineNumber, productId, componentId, childId }: Component,
  change: Pick<Component, 'removedAt' | 'removedBy' | 'removeReason'> & { wentBack: boolean },
) {
  if (childId !== null) {
    await sql`with recursive under (product_id) as (
        select ${childId}::uuid union select c.child_id from under u join components c on c.line_number = ${lineNumber} and c.product_id = u.product_id and c.child_id is not null and c.removed_at is null)
      update components c set root_id = ${childId} from under u where c.line_number = ${lineNumber} and c.product_id = u.product_id`.execute(
      db,
    )
  }
  return db
    .updateTable('components')
    .set(change)
    .where('lineNumber', '=', lineNumber)
    .where('productId', '=', productId)
    .where('componentId', '=', componentId)
    .returning(own)
    .executeTakeFirstOrThrow()
}

export const serialInUse = (db: Db, line: LineNumber, bomCode: string, serial: string) =>
  db
    .selectFrom('components')
    .select('componentId')
    .where('lineNumber', '=', line)
    .where('serial', '=', serial)
    .where('bomCode', '=', bomCode)
    .where('removedAt', 'is', null)
    .executeTakeFirst()

export const insertComponent = (db: Db, component: Insertable<Tables['components']>) =>
  db.insertInto('components').values(component).returning(own).executeTakeFirstOrThrow()

/** When a part of which unit was taken out. */
export const exchangesSince = (db: Db, line: string, since: string) =>
  sql<{ productId: string; at: string }>`
    select distinct unit as product_id, removed_at as at
    from components cross join lateral (values (product_id), (root_id)) as of (unit)
    where line_number = ${line} and removed_at >= ${since}`
    .execute(db)
    .then(({ rows }) => rows)
