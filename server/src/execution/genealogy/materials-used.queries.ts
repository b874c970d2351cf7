import { sql } from 'kysely'
import type { MaterialUsed } from '@takt/contract/consumption.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

export type UnitsScope = { orderCode?: string | undefined; lotNo?: string | undefined }

/** What the units took and did not give back, by part and lot. Summed before names are looked up: a lot of them is one row. */
export const materialsOfUnits = (db: Db, line: LineNumber, { orderCode, lotNo }: UnitsScope, most: number) =>
  sql<MaterialUsed>`
    with used as (
      select c.bom_code, c.bom_lot, sum(c.quantity) as quantity, count(distinct c.product_id)::int as units, count(c.serial)::int as serials,
             min(c.component_time) as first_used, max(c.component_time) as last_used
      from units u join components c on c.line_number = u.line_number and c.product_id = u.product_id
      where u.line_number = ${line} and not c.went_back ${orderCode ? sql`and u.order_code = ${orderCode}` : sql``} ${lotNo ? sql`and u.lot_no = ${lotNo}` : sql``}
      group by 1, 2 order by 1, quantity desc, 2 limit ${most})
    select used.*, p.bom_name, p.unit, l.supplier, l.supplier_lot
    from used left join parts p on p.bom_code = used.bom_code
    left join material_lots l on l.line_number = ${line} and l.bom_code = used.bom_code and l.bom_lot = used.bom_lot
    order by used.bom_code, used.quantity desc, used.bom_lot`
    .execute(db)
    .then(({ rows }) => rows)
