import { sql } from 'kysely'
import type { Order } from '@takt/contract/orders.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** What an order takes of a group at a station, and how many units good material at the line and at the station lasts for. */
export type MaterialNeed = {
  stationNumber: string
  partGrp: string
  part: string
  needed: number
  atLine: number
  bound: number
  /** Of the main part, for one unit. */ bomQty: number
  unit: string
}

/** For every group the order's bill takes from what is bound. Nothing, where the order names no bill. */
export const materialsFor = (
  db: Db,
  line: LineNumber,
  {
    bomCode,
    bomVer,
    orderNumber,
    startedNumber,
    ngNumber,
  }: Pick<Order, 'bomCode' | 'bomVer' | 'orderNumber' | 'startedNumber' | 'ngNumber'>,
): Promise<MaterialNeed[]> =>
  bomCode === null || bomVer === null
    ? Promise.resolve([])
    : sql<MaterialNeed>`
    select r ->> 'stationNumber' as station_number, r ->> 'partGrp' as part_grp, min(r ->> 'part') filter (where not (r ->> 'altMatFlag')::boolean) as part,
      min((r ->> 'bomQty')::float8) filter (where not (r ->> 'altMatFlag')::boolean) as bom_qty, min(p.unit) filter (where not (r ->> 'altMatFlag')::boolean) as unit,
      ${Math.max(0, orderNumber + ngNumber - startedNumber)}::float8 as needed,
      coalesce(sum(l.remaining / (r ->> 'bomQty')::float8), 0) as at_line,
      coalesce(sum(l.remaining / (r ->> 'bomQty')::float8) filter (where exists (select from bindings b where b.line_number = ${line} and b.station_number = r ->> 'stationNumber'
        and b.bom_code = l.bom_code and b.bom_lot = l.bom_lot)), 0) as bound
    from boms m cross join lateral jsonb_array_elements(m.rows) as r join parts p on p.bom_code = r ->> 'part'
    left join material_lots l on l.line_number = ${line} and l.bom_code = r ->> 'part' and l.remaining > 0 and l.lot_state = 'available' and p.bom_state = 'active'
      and (l.expires_at is null or l.expires_at > now() or not (r ->> 'shelfLifeCheck')::boolean)
    where m.bom_code = ${bomCode} and m.bom_ver = ${bomVer} and r ->> 'consumeMode' = 'backflush'
    group by 1, 2 order by 1, 2`
        .execute(db)
        .then(({ rows }) => rows)
