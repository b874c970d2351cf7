import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** Whether a line produces, and how many orders it ever had. */
export async function ordersOfLine(db: Db, line: string) {
  const { rows } = await sql<{ producing: boolean; orders: number }>`
    select exists (select from orders where line_number = ${line} and order_status = 'producing') as producing,
      (select count(*) from orders where line_number = ${line}) as orders`.execute(db)
  return rows[0]! // one row is always selected
}

/** Routes of the line's orders that lead to a station, by number and version. */
export async function routesThrough(db: Db, line: string, stationNumber: string) {
  const { rows } = await sql<{ use: string }>`
    select distinct p.processing_number || ' ' || p.processing_ver as use
    from orders o left join product_types t using (type_no, type_ver)
    join processings p on p.processing_number = coalesce(o.process_route, t.processing_number)
      and p.processing_ver = case when o.process_route is null then t.processing_ver else o.process_route_ver end
    where o.line_number = ${line} and o.order_status <> 'cancelled' and p.definition_status <> 'draft'
      and p.steps @> ${JSON.stringify([{ stationNumber }])}::jsonb
    order by use limit 5`.execute(db)
  return rows.map(({ use }) => use)
}
