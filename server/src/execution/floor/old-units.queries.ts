import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

export type OldUnit = { productId: string; registeredAt: string; month: string }

/** Finished or scrapped units without a message since, the first registered first. */
export async function oldUnitsAfter(
  db: Db,
  line: string,
  before: string,
  last: OldUnit | undefined,
  most: number,
) {
  const { rows } = await sql<OldUnit>`
    select product_id, registered_at::text as registered_at, to_char(registered_at at time zone 'UTC', 'YYYY-MM') as month
    from units where line_number = ${line} and registered_at < ${before}::timestamptz and last_time < ${before}::timestamptz
      and process_status in ('finished', 'scrapped')
      ${last ? sql`and (registered_at, product_id) > (${last.registeredAt}::timestamptz, ${last.productId}::uuid)` : sql``}
    order by registered_at, product_id limit ${most}`.execute(db)
  return rows
}

/** One that had a message meanwhile stays. Its serial is kept: it does not begin again. */
export async function takeUnits(db: Db, line: string, units: readonly string[], before: string) {
  const { rows } = await sql<{ productId: string; row: string }>`
    with gone as (
      delete from units where line_number = ${line} and product_id = any(${units}::uuid[])
        and last_time < ${before}::timestamptz and process_status in ('finished', 'scrapped')
      returning product_id, product_sn, to_char(registered_at at time zone 'UTC', 'YYYY-MM') as month,
        (jsonb_build_object('table', 'units') || to_jsonb(units))::text as row),
    kept as (
      insert into archived_serials (line_number, product_sn, month)
      select ${line}, product_sn, month from gone where product_sn is not null
      on conflict (line_number, product_sn) do update set month = excluded.month)
    select product_id, row from gone`.execute(db)
  return rows
}

/** Which of these serials had a unit that is archived. */
export const serialsArchived = async (db: Db, line: string, productSns: readonly string[]) =>
  (
    await sql<{ productSn: string }>`
      select product_sn from archived_serials
      where line_number = ${line} and product_sn = any(${productSns}::text[])`.execute(db)
  ).rows.map(({ productSn }) => productSn)

/** What failed in these units leaves with them. */
export async function takeFailures(db: Db, line: string, units: readonly string[]) {
  const { rows } = await sql<{ row: string }>`
    delete from failures where line_number = ${line}
      and (product_id = any(${units}::uuid[]) or product_id is null and removed_from = any(${units}::uuid[]))
    returning (jsonb_build_object('table', 'failures') || to_jsonb(failures))::text as row`.execute(db)
  return rows.map(({ row }) => row)
}
