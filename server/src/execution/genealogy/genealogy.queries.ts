import { sql } from 'kysely'
import { type ComponentRow, mostLevels } from '@takt/contract/genealogy.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** As it is stored: with the number of whoever built it in. */
export type FoundPart = Omit<ComponentRow, 'operatorName'>

type UnitKey = { productSn?: string | undefined; productId?: string | undefined }

const isUnit = ({ productSn, productId }: UnitKey) =>
  productId ? sql`u.product_id = ${productId}` : sql`u.product_sn = ${productSn}`

const columns = sql`
      c.line_number, c.product_id, c.component_id, c.root_id, c.bom_code, c.bom_lot, c.serial, c.child_id,
      c.quantity, c.part_grp, c.station_number, c.step_seq, c.pass_no, c.component_time, c.operator,
      c.removed_at, c.removed_by, c.remove_reason`

const suppliers = (line: LineNumber) => sql`
    left join lateral (
      select supplier, supplier_lot
      from material_lots l
      where l.line_number = ${line} and l.bom_code = c.bom_code and l.bom_lot = c.bom_lot
      limit 1) as l on true`

/**
 * A unit and everything under the outermost unit that it is in now: one range of an index, whatever the
 * depth, in one trip. Names are looked up row by row (so the `limit`): planning more joins takes longer than
 * finding them. No row: there is no such unit.
 */
export const treeAround = (db: Db, line: LineNumber, unit: UnitKey, most: number) =>
  sql<Omit<FoundPart, 'depth' | 'componentId'> & { asked: string; componentId: string | null }>`
    /*tree_${sql.raw(unit.productId ? 'id' : 'sn')}*/ with root as (
      select u.product_id as asked,
        coalesce(
          (select c.root_id
            from components c
            where c.line_number = ${line} and c.child_id = u.product_id and c.removed_at is null),
          u.product_id) as id
      from units u
      where u.line_number = ${line} and ${isUnit(unit)})
    select root.asked, ${columns},
      (select u.product_sn from units u where u.line_number = ${line} and u.product_id = c.product_id),
      p.bom_name, p.unit, l.supplier, l.supplier_lot
    from root
    left join components c on c.line_number = ${line} and c.root_id = root.id
    left join parts p on p.bom_code = c.bom_code
    ${suppliers(line)}
    order by c.component_time, c.component_id
    limit ${most}`
    .execute(db)
    .then(({ rows }) => rows)

/**
 * All that was ever in a unit, also in parts that were exchanged and in units that were taken out: of an
 * inner unit what was in it while that was here. `path` are the components from the unit inwards.
 */
export const treeEver = (db: Db, line: LineNumber, unit: UnitKey, most: number) =>
  sql<Omit<FoundPart, 'componentId'> & { asked: string; componentId: string | null; path: string[] }>`
    with recursive root as (
      select u.product_id as id
      from units u
      where u.line_number = ${line} and ${isUnit(unit)}),
    tree as (
      select c.product_id, c.component_id, c.child_id, 0 as depth, array[c.component_id] as path,
        c.component_time as since, coalesce(c.removed_at, 'infinity') as until
      from root
      join components c on c.line_number = ${line} and c.product_id = root.id
      union all
      select c.product_id, c.component_id, c.child_id, t.depth + 1, t.path || c.component_id,
        greatest(t.since, c.component_time), least(t.until, coalesce(c.removed_at, 'infinity'))
      from tree t
      join components c
        on c.line_number = ${line} and c.product_id = t.child_id
        and c.component_time <= t.until and coalesce(c.removed_at, 'infinity') >= t.since
      where t.depth < ${mostLevels}),
    capped as (select * from tree limit ${most})
    select root.id as asked, s.depth, s.path, ${columns},
      u.product_sn, p.bom_name, p.unit, l.supplier, l.supplier_lot
    from root
    left join capped s on true
    left join components c
      on c.line_number = ${line} and c.product_id = s.product_id and c.component_id = s.component_id
    left join units u on u.line_number = ${line} and u.product_id = c.product_id
    left join parts p on p.bom_code = c.bom_code
    ${suppliers(line)}
    order by c.component_time, c.component_id`
    .execute(db)
    .then(({ rows }) => rows)

/** The parts that have a lot of this name. */
export const partsOfLot = async (db: Db, line: LineNumber, bomLot: string) =>
  (
    await db
      .selectFrom('materialLots')
      .select('bomCode')
      .where('lineNumber', '=', line)
      .where('bomLot', '=', bomLot)
      .execute()
  ).map(({ bomCode }) => bomCode)
