import { sql } from 'kysely'
import { mostLevels, type WhereUsed } from '@takt/contract/genealogy.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** What is looked for: these lots, this serial, or these units themselves. `now`: only where it still is. */
export type Sought = {
  bomCodes: string[]
  bomLot?: string | undefined
  serial?: string | undefined
  productIds?: string[] | undefined
  now: boolean
}

const theOne = ({ bomCodes, bomLot, serial, productIds }: Sought) => {
  if (productIds) return sql`c.child_id = any(${productIds}::uuid[])`
  const ofParts = sql`c.bom_code = any(${bomCodes}::text[])`
  if (serial === undefined) return sql`${ofParts} and c.bom_lot = ${bomLot}`
  return sql`c.serial = ${serial} ${bomCodes.length ? sql`and ${ofParts}` : sql``}`
}

const sought = (line: LineNumber, what: Sought) => sql`c.line_number = ${line}
  and ${theOne(what)}
  ${what.now ? sql`and c.removed_at is null` : sql``}`

/**
 * `holders`: the units that hold it at level 1, the units these are built into at level 2, and so on, one
 * level more than is answered. `component_id` names the link above level 1. Ever: a unit held it only if the
 * part was in the inner unit while that was in the outer one. Now: the lot's index alone answers level 1.
 * `offset 0` keeps the planner at one look into the index of children a unit: the size of a recursion is a
 * guess, and it scanned every component (measured: 10,000 units in 10,000).
 */
const holders = (line: LineNumber, what: Sought) =>
  what.now
    ? sql`holders (product_id, component_id, level) as (
      select distinct c.product_id, null::uuid, 1
      from components c
      where ${sought(line, what)}
      union
      select p.product_id, p.component_id, h.level + 1
      from holders h
      cross join lateral (
        select * from components p
        where p.line_number = ${line} and p.child_id = h.product_id and p.removed_at is null
        offset 0) as p
      where h.level <= ${mostLevels})`
    : sql`holders (product_id, component_id, level, since, until) as (
      select c.product_id, null::uuid, 1, c.component_time, coalesce(c.removed_at, 'infinity')
      from components c
      where ${sought(line, what)}
      union
      select p.product_id, p.component_id, h.level + 1,
        greatest(h.since, p.component_time), least(h.until, coalesce(p.removed_at, 'infinity'))
      from holders h
      cross join lateral (
        select * from components p
        where p.line_number = ${line} and p.child_id = h.product_id
        offset 0) as p
      where h.level <= ${mostLevels}
        and p.component_time <= h.until
        and coalesce(p.removed_at, 'infinity') >= h.since)`

export type HolderPlace = { level: number; productId: string; componentId: string }
type Holder = WhereUsed & { componentId: string }

const withNames = (line: LineNumber, rows: ReturnType<typeof sql>) => sql<Holder>`
  select c.level, c.child_id, u.product_id, u.product_sn, u.type_no, u.type_ver, u.order_code, u.lot_no,
    (select o.customer_sn from lots o where o.line_number = ${line} and o.lot_no = u.lot_no),
    u.process_status, u.current_station,
    c.bom_code, c.bom_lot, c.serial, c.quantity, c.station_number, c.component_time, c.removed_at,
    c.component_id,
    case when c.root_id <> c.product_id then r.product_sn end as root_sn
  from (${rows}) as c
  join units u on u.line_number = ${line} and u.product_id = c.product_id
  left join units r
    on r.line_number = ${line} and r.product_id = c.root_id and c.root_id <> c.product_id
  order by c.level, c.product_id desc, c.component_id desc`

const directHolders = (line: LineNumber, what: Sought, after: HolderPlace | null, limit: number) => {
  const further = after
    ? sql`and (c.product_id, c.component_id) < (${after.productId}::uuid, ${after.componentId}::uuid)`
    : sql``
  return withNames(
    line,
    sql`
  select 1 as level, c.*
  from components c
  where ${sought(line, what)} ${further}
  order by c.product_id desc, c.component_id desc
  limit ${limit}`,
  )
}

const outerHolders = (line: LineNumber, what: Sought, after: HolderPlace | null, limit: number) => {
  const further = after
    ? sql`where l.level > ${after.level}
    or l.level = ${after.level}
      and (l.product_id, l.component_id) < (${after.productId}::uuid, ${after.componentId}::uuid)`
    : sql``
  return withNames(
    line,
    sql`
  with recursive ${holders(line, what)},
  links as (
    select component_id, product_id, min(level) as level
    from holders
    where level between 2 and ${mostLevels}
    group by 1, 2)
  select l.level, c.*
  from links l
  join components c
    on c.line_number = ${line} and c.product_id = l.product_id and c.component_id = l.component_id
  ${further}
  order by l.level, l.product_id desc, l.component_id desc
  limit ${limit}`,
  )
}

/**
 * The units that hold it, the innermost level first, in each the newest first. Levels above the first are
 * looked for only where the page reaches them.
 */
export async function unitsWith(
  db: Db,
  line: LineNumber,
  what: Sought,
  after: HolderPlace | null,
  limit: number,
): Promise<Holder[]> {
  const direct =
    after && after.level > 1 ? [] : (await directHolders(line, what, after, limit).execute(db)).rows
  if (direct.length === limit) return direct
  const outer = await outerHolders(
    line,
    what,
    after && after.level > 1 ? after : null,
    limit - direct.length,
  ).execute(db)
  return [...direct, ...outer.rows]
}

/**
 * Exactly how many units, how many rows, the units' statuses, and whether the search stopped at its last
 * level.
 */
export async function countWith(db: Db, line: LineNumber, what: Sought) {
  const {
    rows: [row],
  } = await sql<{
    found: number
    states: { processStatus: ProcessStatus; units: number }[] | null
    deeper: boolean
  }>`
    with recursive ${holders(line, what)},
    found as (select product_id from holders where level <= ${mostLevels} group by 1),
    states as (
      select u.process_status, count(*) as units
      from found f
      cross join lateral (
        select u.process_status from units u
        where u.line_number = ${line} and u.product_id = f.product_id
        offset 0) as u
      group by 1)
    select
      (select count(*) from components c where ${sought(line, what)})
        + (select count(distinct component_id) from holders where level <= ${mostLevels}) as found,
      (select jsonb_agg(
          jsonb_build_object('processStatus', process_status, 'units', units) order by process_status)
        from states) as states,
      exists (select from holders where level > ${mostLevels}) as deeper`.execute(db)
  const states = row!.states ?? []
  return {
    found: row!.found,
    units: states.reduce((sum, { units }) => sum + units, 0),
    states,
    deeper: row!.deeper,
  }
}

/**
 * Every unit that holds it at any level, and the units sought themselves, with the step at which it (or the
 * unit it is in) went in. `deeper`: the search stopped at its last level. `offset 0` as above: before the tables
 * were ever analyzed, every unit of the line was compared with every part of it (2,000 units: minutes, now less than a second).
 */
export async function listUnitsWith(db: Db, line: LineNumber, what: Sought) {
  const { rows } = await sql<{ productId: string; stepSeq: number | null; deeper: boolean }>`
    with recursive ${holders(line, what)},
    found as (
      select h.product_id, min(c.step_seq) as step_seq
      from holders h
      cross join lateral (
        select c.step_seq from components c
        where c.line_number = ${line} and c.product_id = h.product_id
          and (h.component_id is null and ${sought(line, what)} or c.component_id = h.component_id)
        offset 0) as c
      where h.level <= ${mostLevels}
      group by 1
      union all
      select id, null
      from unnest(${what.productIds ?? []}::uuid[]) as id)
    select u.product_id, min(f.step_seq) as step_seq,
      (select exists (select from holders where level > ${mostLevels})) as deeper
    from found f
    cross join lateral (
      select u.product_id from units u where u.line_number = ${line} and u.product_id = f.product_id offset 0) as u
    group by 1`.execute(db)
  return { units: rows, deeper: rows[0]?.deeper ?? false }
}
