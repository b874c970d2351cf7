import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Every place of the line with its lot and part. */
export const boundPlaces = (db: Db, line: LineNumber) =>
  db
    .selectFrom('bindings as b')
    .innerJoin('materialLots as l', (on) =>
      on
        .onRef('l.lineNumber', '=', 'b.lineNumber')
        .onRef('l.bomCode', '=', 'b.bomCode')
        .onRef('l.bomLot', '=', 'b.bomLot'),
    )
    .innerJoin('parts as p', 'p.bomCode', 'b.bomCode')
    .select([
      'b.stationNumber',
      'b.position',
      'b.bomCode',
      'b.bomLot',
      'b.boundQuantity',
      'b.boundAt',
      'b.boundBy',
      'l.remaining',
      'l.expiresAt',
      'p.bomName',
      'p.unit',
      'p.minimumStock',
    ])
    .select(sql<boolean>`l.lot_state = 'blocked' or p.bom_state = 'blocked'`.as('blocked'))
    .where('b.lineNumber', '=', line)
    .orderBy('b.boundAt')
    .execute()

/** What the producing orders take from what is bound, the first in the queue first. */
export const requiredNow = (db: Db, line: LineNumber) =>
  sql<{
    orderCode: string
    stationNumber: string
    partGrp: string
    part: string
    bomQty: number
    altMatFlag: boolean
    shelfLifeCheck: boolean
    bomName: string | null
    unit: string | null
    left: number
  }>`
    select o.order_code, r ->> 'stationNumber' as station_number, r ->> 'partGrp' as part_grp, r ->> 'part' as part, (r ->> 'bomQty')::float8 as bom_qty,
      (r ->> 'altMatFlag')::boolean as alt_mat_flag, (r ->> 'shelfLifeCheck')::boolean as shelf_life_check, p.bom_name, p.unit,
      greatest(0, o.order_number + o.ng_number - (select count(distinct c.product_id) from components c join units u on u.line_number = c.line_number and u.product_id = c.product_id
        where u.line_number = ${line} and u.order_code = o.order_code and c.station_number = r ->> 'stationNumber' and c.part_grp = r ->> 'partGrp'))::float8 as left
    from orders o join boms b on b.bom_code = o.bom_code and b.bom_ver = o.bom_ver cross join lateral jsonb_array_elements(b.rows) as r left join parts p on p.bom_code = r ->> 'part'
    where o.line_number = ${line} and o.order_status in ('producing', 'paused') and r ->> 'consumeMode' = 'backflush'
    order by o.sequence, o.id, (r ->> 'seqNum')::int`
    .execute(db)
    .then(({ rows }) => rows)

/** How much of each part went into units at each station in the last quarter of an hour, by the units' own time. */
export const usedLately = (db: Db, line: LineNumber, since: string) =>
  db
    .selectFrom('components')
    .select(['stationNumber', 'partGrp', sql<number>`sum(quantity)`.as('used')])
    .where('lineNumber', '=', line)
    .where('componentTime', '>=', since)
    .groupBy(['stationNumber', 'partGrp'])
    .execute()
