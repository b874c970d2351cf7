import { sql } from 'kysely'
import { instantAt, micros } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/tables.ts'

export type Stretch = { table: string; from: string; to: string }
type PassPosition = { place: number; productId: string; passNo: number; setKey: number | null }
type Old = PassPosition & { row: string }

const within = ({ from, to }: Stretch) =>
  sql`out_time >= ${from}::timestamptz and out_time < ${to}::timestamptz`

/** The next line that has passes there. */
export async function lineAfter(db: Db, stretch: Stretch, last: string) {
  const { rows } = await sql<{ lineNumber: string }>`
    select line_number from ${sql.table(stretch.table)} where line_number > ${last} and ${within(stretch)} order by line_number limit 1`.execute(
    db,
  )
  return rows[0]?.lineNumber ?? null
}

/** With the words by which somebody finds them who has nothing but the file. */
export async function passesAfter(
  db: Db,
  stretch: Stretch,
  line: string,
  last: PassPosition | undefined,
  piece: number,
) {
  const { rows } = await sql<Old>`
    select place, p.product_id, p.pass_no, p.set_key, (jsonb_build_object('table', 'passes') || to_jsonb(p) - 'place' || jsonb_build_object('product_sn', u.product_sn,
      'type_no', u.type_no, 'order_code', u.order_code))::text as row
    from (select *, ${micros('outTime')} as place from ${sql.table(stretch.table)} where line_number = ${line} and ${within(stretch)}
          ${last ? sql`and (out_time, product_id, pass_no) > (${instantAt(last.place)}, ${last.productId}::uuid, ${last.passNo}::smallint)` : sql``}
          order by out_time, product_id, pass_no limit ${piece}) as p
    left join units u on u.line_number = ${line} and u.product_id = p.product_id
    order by p.out_time, p.product_id, p.pass_no`.execute(db)
  return rows
}

export async function countPasses(db: Db, stretch: Stretch, line: string) {
  const { rows } = await sql<{ passes: number }>`
    select count(*) as passes from ${sql.table(stretch.table)} where line_number = ${line} and ${within(stretch)}`.execute(
    db,
  )
  return rows[0]!.passes
}
