import { sql } from 'kysely'
import type { LineNumber } from '../db/line.ts'
import type { Db } from '../db/tables.ts'

export type Wanted = { orderCode?: string | undefined; stationNumber?: string | undefined; bomCode?: string | undefined; from?: string | undefined; to?: string | undefined }

const wanted = (line: LineNumber, { orderCode, stationNumber, from, to }: Wanted) => sql`c.line_number = ${line} and not c.went_back
  ${orderCode ? sql`and u.order_code = ${orderCode}` : sql``} ${stationNumber ? sql`and c.station_number = ${stationNumber}` : sql``}
  ${from ? sql`and c.component_time >= ${from}` : sql``} ${to ? sql`and c.component_time < ${to}` : sql``}`

export type Used = { orderCode: string; stationNumber: string; partGrp: string; bomCode: string; bomName: string | null; unit: string | null; bomQty: number; units: number; actual: number; scrap: number; unassigned: number; alternates: number; lotsUsed: number }

/** What units took, by order, station and group; the group's main part and quantity come from the bill of the order. */
export const usedBy = (db: Db, line: LineNumber, asked: Wanted, most: number) =>
  sql<Used>`
    with used as (
      select u.order_code, c.station_number, c.part_grp, count(distinct c.product_id)::int as units, sum(c.quantity) as actual,
        coalesce(sum(c.quantity) filter (where c.removed_at is not null), 0) as scrap, coalesce(sum(c.quantity) filter (where c.bom_lot is null and c.serial is null), 0) as unassigned,
        count(distinct (c.bom_code, c.bom_lot)) filter (where c.bom_lot is not null)::int as lots_used, jsonb_object_agg(c.bom_code, 0) as parts
      from components c join units u on u.line_number = c.line_number and u.product_id = c.product_id
      where ${wanted(line, asked)} group by 1, 2, 3),
    planned as (
      select used.*, m.part as bom_code, m.bom_qty from used join orders o on o.line_number = ${line} and o.order_code = used.order_code
      join boms b on b.bom_code = o.bom_code and b.bom_ver = o.bom_ver
      cross join lateral (select r ->> 'part' as part, (r ->> 'bomQty')::float8 as bom_qty from jsonb_array_elements(b.rows) as r
        where r ->> 'partGrp' = used.part_grp and not (r ->> 'altMatFlag')::boolean limit 1) as m)
    select p.order_code, p.station_number, p.part_grp, p.bom_code, d.bom_name, d.unit, p.bom_qty, p.units, p.actual, p.scrap, p.unassigned, p.lots_used,
      (select coalesce(sum(c.quantity), 0) from components c join units u on u.line_number = c.line_number and u.product_id = c.product_id
       where ${wanted(line, asked)} and u.order_code = p.order_code and c.station_number = p.station_number and c.part_grp = p.part_grp and c.bom_code <> p.bom_code and (p.parts - p.bom_code) <> '{}') as alternates
    from planned p left join parts d on d.bom_code = p.bom_code
    where ${asked.bomCode ? sql`p.bom_code = ${asked.bomCode} or p.parts ? ${asked.bomCode}` : sql`true`}
    order by abs(p.actual - p.units * p.bom_qty) desc, p.order_code, p.station_number, p.part_grp limit ${most}`.execute(db).then(({ rows }) => rows)

export const scrapOfLots = (db: Db, line: LineNumber, { bomCode, from, to }: Wanted) =>
  sql<{ bomCode: string; bomName: string | null; unit: string | null; quantity: number }>`
    select m.bom_code, p.bom_name, p.unit, -sum(m.quantity) as quantity from material_movements m left join parts p on p.bom_code = m.bom_code
    where m.line_number = ${line} and m.movement = 'scrap' ${bomCode ? sql`and m.bom_code = ${bomCode}` : sql``} ${from ? sql`and m.at >= ${from}` : sql``} ${to ? sql`and m.at < ${to}` : sql``}
    group by 1, 2, 3 order by 4 desc limit 100`.execute(db).then(({ rows }) => rows)

/** One part by day of the plant. */
export const usedByDay = (db: Db, line: LineNumber, asked: Wanted & { bomCode: string }) =>
  sql<{ day: string; actual: number }>`
    select (c.component_time at time zone (select time_zone from plant))::date as day, sum(c.quantity) as actual
    from components c join units u on u.line_number = c.line_number and u.product_id = c.product_id where ${wanted(line, asked)} and c.bom_code = ${asked.bomCode}
    group by 1 order by 1`.execute(db).then(({ rows }) => rows)

/** What the units of an order took of each lot and did not give back. */
export const usedByLot = (db: Db, line: string, orderCode: string) =>
  sql<{ bomCode: string; bomLot: string | null; unit: string | null; quantity: number }>`
    select c.bom_code, c.bom_lot, p.unit, sum(c.quantity) as quantity
    from units u join components c on c.line_number = u.line_number and c.product_id = u.product_id left join parts p on p.bom_code = c.bom_code
    where u.line_number = ${line} and u.order_code = ${orderCode} and not c.went_back group by 1, 2, 3 order by 1, 2`.execute(db).then(({ rows }) => rows)
