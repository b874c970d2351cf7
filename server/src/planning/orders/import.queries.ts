import { sql } from 'kysely'
import type { OrderMaterial } from '@takt/contract/order-import.ts'
import { type Order, OrderDraft } from '@takt/contract/orders.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { lineRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { lastInQueue } from './orders.queries.ts'

/** Two imports of a line take turns: each sees what the other has made. */
export const lockImports = (db: Db, line: LineNumber) =>
  sql`select pg_advisory_xact_lock(hashtext('order import ' || ${line}))`.execute(db)

export const lockOrders = (db: Db, line: LineNumber, codes: string[]) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('orderCode', '=', sql<string>`any(${codes}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** The released versions of these types and routes, the newest last. */
export const releasedTypes = (db: Db, typeNos: string[]) =>
  db
    .selectFrom('productTypes')
    .select(['typeNo', 'typeVer'])
    .where('typeNo', '=', sql<string>`any(${typeNos}::text[])`)
    .where('definitionStatus', '=', 'released')
    .orderBy('typeVer')
    .execute()
export const releasedRoutes = (db: Db, numbers: string[]) =>
  db
    .selectFrom('processings')
    .select(['processingNumber', 'processingVer'])
    .where('processingNumber', '=', sql<string>`any(${numbers}::text[])`)
    .where('definitionStatus', '=', 'released')
    .execute()

export const sourcesOf = (db: Db, line: LineNumber, codes: string[]) =>
  db
    .selectFrom('orderSources')
    .select(['orderCode', 'contentHash'])
    .where('lineNumber', '=', line)
    .where('orderCode', '=', sql<string>`any(${codes}::text[])`)
    .execute()

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const drafted = Object.keys(OrderDraft.shape).map(snake)
const columns = sql.raw(drafted.join(', '))
const given = sql.raw(drafted.map((name) => `r.${name}`).join(', '))
const asRows = (drafts: readonly object[]) =>
  JSON.stringify(
    drafts.map((draft) =>
      Object.fromEntries(Object.entries(draft).map(([name, value]) => [snake(name), value])),
    ),
  )

/** At the end of the queue, in the order they came. Whose code somebody took meanwhile does not come back. */
export async function insertOrders(db: Db, line: LineNumber, drafts: readonly object[]) {
  const last = await lastInQueue(db, line)
  const { rows } = await sql<Order>`
    insert into orders (line_number, sequence, ${columns})
    select l.line_number, ${last}::int + 10 * r.ordinality, ${given}
    from ${sql.raw(lineRow)}, jsonb_populate_recordset(null::orders, ${asRows(drafts)}::jsonb) with ordinality as r
    where l.line_number = ${line}
    on conflict (line_number, order_code) do nothing returning *`.execute(db)
  return rows
}

export const updateOrders = async (db: Db, line: LineNumber, drafts: readonly object[]) =>
  (
    await sql<Order>`
    update orders o set (${columns}) = row(${given}), revision = o.revision + 1
    from jsonb_populate_recordset(null::orders, ${asRows(drafts)}::jsonb) as r where o.line_number = ${line} and o.order_code = r.order_code returning o.*`.execute(
      db,
    )
  ).rows

export const materialsOf = (db: Db, line: LineNumber, codes: string[]) =>
  db
    .selectFrom('orderMaterials')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('orderCode', '=', sql<string>`any(${codes}::text[])`)
    .orderBy('orderCode')
    .orderBy('seqNum')
    .execute()

export async function replaceMaterials(
  db: Db,
  line: LineNumber,
  codes: string[],
  rows: (OrderMaterial & { orderCode: string })[],
) {
  await db
    .deleteFrom('orderMaterials')
    .where('lineNumber', '=', line)
    .where('orderCode', '=', sql<string>`any(${codes}::text[])`)
    .execute()
  await sql`
    insert into order_materials (line_number, order_code, seq_num, bom_code, bom_qty, unit, position)
    select l.line_number, "orderCode", "seqNum", "bomCode", "bomQty", unit, position
    from ${sql.raw(lineRow)}, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r ("orderCode" text, "seqNum" int, "bomCode" text, "bomQty" float8, unit text, position text)
    where l.line_number = ${line}`.execute(db)
}

export const keepSources = (
  db: Db,
  line: LineNumber,
  sources: { orderCode: string; contentHash: string }[],
) =>
  sql`
  insert into order_sources (line_number, order_code, content_hash)
  select l.line_number, code, decode(hash, 'hex')
  from ${sql.raw(lineRow)}, unnest(${sources.map(({ orderCode }) => orderCode)}::text[],
    ${sources.map(({ contentHash }) => contentHash)}::text[]) as s (code, hash)
  where l.line_number = ${line}
  on conflict (line_number, order_code) do update set content_hash = excluded.content_hash`.execute(db)
