import { sql } from 'kysely'
import type { ComponentRow, WhereUsed } from '@takt/contract/genealogy.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { LineNumber } from '../db/line.ts'
import type { Db } from '../db/tables.ts'

/**
 * A unit and everything under the outermost unit that it is in now: one range of an index, whatever the depth, in one trip.
 * Names are looked up row by row (so the `limit`): planning more joins takes longer than finding them. No row: there is no such unit.
 */
export const treeAround = (
  db: Db,
  line: LineNumber,
  { productSn, productId }: { productSn?: string | undefined; productId?: string | undefined },
  most: number,
) =>
  sql<Omit<ComponentRow, 'depth' | 'componentId'> & { asked: string; componentId: string | null }>`
    /*tree_${sql.raw(productId ? 'id' : 'sn')}*/ with root as (
      select u.product_id as asked, coalesce((select c.root_id from components c where c.line_number = ${line} and c.child_id = u.product_id and c.removed_at is null), u.product_id) as id
      from units u where u.line_number = ${line} and ${productId ? sql`u.product_id = ${productId}` : sql`u.product_sn = ${productSn}`})
    select root.asked, c.line_number, c.product_id, c.component_id, c.root_id, c.bom_code, c.bom_lot, c.serial, c.child_id, c.quantity, c.part_grp, c.station_number, c.step_seq, c.pass_no,
      c.component_time, c.operator, c.removed_at, c.removed_by, c.remove_reason, (select u.product_sn from units u where u.line_number = ${line} and u.product_id = c.product_id), p.bom_name, p.unit, l.supplier, l.supplier_lot
    from root left join components c on c.line_number = ${line} and c.root_id = root.id left join parts p on p.bom_code = c.bom_code
    left join lateral (select supplier, supplier_lot from material_lots l where l.line_number = c.line_number and l.bom_code = c.bom_code and l.bom_lot = c.bom_lot limit 1) as l on true
    order by c.component_time, c.component_id limit ${most}`
    .execute(db)
    .then(({ rows }) => rows)

/** What is looked for: these lots, or this serial. `now`: only where it still is. */
export type Sought = {
  bomCodes: string[]
  bomLot?: string | undefined
  serial?: string | undefined
  now: boolean
}

const sought = (line: LineNumber, { bomCodes, bomLot, serial, now }: Sought) => sql`c.line_number = ${line}
  and ${serial === undefined ? sql`c.bom_code = any(${bomCodes}::text[]) and c.bom_lot = ${bomLot}` : sql`c.serial = ${serial} ${bomCodes.length ? sql`and c.bom_code = any(${bomCodes}::text[])` : sql``}`}
  ${now ? sql`and c.removed_at is null` : sql``}`

/** The units that hold it, the newest first. */
export const unitsWith = (
  db: Db,
  line: LineNumber,
  what: Sought,
  after: { productId: string; componentId: string } | null,
  limit: number,
) =>
  sql<WhereUsed & { componentId: string }>`
    select u.product_id, u.product_sn, u.type_no, u.type_ver, u.order_code, u.lot_no, u.process_status, u.current_station, c.bom_code, c.bom_lot, c.serial, c.quantity, c.station_number,
      c.component_time, c.removed_at, c.component_id, case when c.root_id <> c.product_id then r.product_sn end as root_sn
    from (select * from components c where ${sought(line, what)} ${after ? sql`and (c.product_id, c.component_id) < (${after.productId}::uuid, ${after.componentId}::uuid)` : sql``}
          order by c.product_id desc, c.component_id desc limit ${limit}) as c
    join units u on u.line_number = c.line_number and u.product_id = c.product_id
    left join units r on r.line_number = c.line_number and r.product_id = c.root_id and c.root_id <> c.product_id
    order by c.product_id desc, c.component_id desc`
    .execute(db)
    .then(({ rows }) => rows)

/** Exactly how many units, how many rows, and how the units stand. */
export async function countWith(db: Db, line: LineNumber, what: Sought) {
  const { rows } = await sql<{ processStatus: ProcessStatus; units: number; found: number }>`
    select u.process_status, count(*) as units, sum(c.found)::bigint as found
    from (select c.product_id, count(*) as found from components c where ${sought(line, what)} group by 1) as c join units u on u.line_number = ${line} and u.product_id = c.product_id
    group by 1 order by 1`.execute(db)
  return {
    units: rows.reduce((sum, { units }) => sum + units, 0),
    found: rows.reduce((sum, { found }) => sum + found, 0),
    states: rows.map(({ processStatus, units }) => ({ processStatus, units })),
  }
}

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

export type FoundUnit = {
  productId: string
  processStatus: ProcessStatus
  processingNumber: string
  processingVer: number
  stepSeq: number | null
  openStation: string | null
}

/** Every unit that holds it, with the step at which it went in; held against change. */
export const lockUnitsWith = (db: Db, line: LineNumber, what: Sought) =>
  sql<FoundUnit>`
    select u.product_id, u.process_status, u.processing_number, u.processing_ver, u.open_station, (select min(c.step_seq) from components c where ${sought(line, what)} and c.product_id = u.product_id) as step_seq
    from units u where u.line_number = ${line} and u.product_id in (select c.product_id from components c where ${sought(line, what)}) for update`
    .execute(db)
    .then(({ rows }) => rows)

export const holdUnits = (db: Db, line: LineNumber, ids: string[], reason: string) =>
  sql`update units set process_status = 'held', status_reason = ${reason}, failed_step = null where line_number = ${line} and product_id = any(${ids}::uuid[])`.execute(
    db,
  )

export type Sent = { productId: string; reworkStep: number; reworkStation: string; returnStep: number }
export const reworkUnits = (db: Db, line: LineNumber, sent: Sent[], reason: string) =>
  sql`update units u set process_status = 'rework', status_reason = ${reason}, failed_step = null, current_step = t.step, current_station = t.station, return_step = t.back, rework_count = u.rework_count + 1
      from unnest(${sent.map((one) => one.productId)}::uuid[], ${sent.map((one) => one.reworkStep)}::int[], ${sent.map((one) => one.reworkStation)}::text[], ${sent.map((one) => one.returnStep)}::int[])
        as t (product_id, step, station, back) where u.line_number = ${line} and u.product_id = t.product_id`.execute(
    db,
  )
