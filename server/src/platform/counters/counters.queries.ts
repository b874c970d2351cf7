import type pg from 'pg'

/** A counter that differs from the events it counts. */
export type Difference = {
  lineNumber: string
  counted: string
  counter: string
  stored: number
  events: number
}
export type Found = {
  name: string
  counters: number
  different: number
  first: Difference[]
  /** Whose events are archived, so that they cannot be counted any more. */
  leftOut: { lineNumber: string; counters: number }[]
}

/** A finished unit on hold stays counted. */
const isMade = `(process_status = 'finished' or process_status = 'held' and finished_at is not null)`
/** What was archived cannot be counted any more: only what no archived row belongs to `can_be_compared`. */
const archived = (kind: string) => `archived_until('${kind}')`
const noneArchived = (...kinds: string[]) =>
  kinds.map((kind) => `${archived(kind)} = '-infinity'`).join(' and ')
const unitsBy = (key: string) => `(
             select line_number, ${key}, count(*) as started,
               count(*) filter (where ${isMade}) as finished,
               count(*) filter (where process_status = 'scrapped') as scrapped
             from units
             group by line_number, ${key})`

/** The pass that finished its unit: the last good one at that moment. Known by nothing else. */
const finishing = `${isMade} and p.result_status = 'ok' and p.out_time = u.finished_at and not exists (
                 select from passes later
                 where later.line_number = p.line_number and later.product_id = p.product_id
                   and later.out_time = p.out_time and later.pass_no > p.pass_no
                   and later.result_status = 'ok')`
const neverNg = `not exists (
                 select from passes ng
                 where ng.line_number = p.line_number and ng.product_id = p.product_id
                   and ng.result_status = 'ng')`

/** Each puts what is stored (`s_…`) next to what the events give (`e_…`). A missing row counts nothing. */
const counts: { name: string; counters: string[]; from: string }[] = [
  {
    name: 'orders',
    counters: ['started_number', 'actual_number', 'ng_number'],
    from: `select o.line_number, o.order_code as counted,
             o.started_number as s_started_number, u.started as e_started_number,
             o.actual_number as s_actual_number, u.finished as e_actual_number,
             o.ng_number as s_ng_number, u.scrapped as e_ng_number,
             coalesce(o.actual_start, now()) >= ${archived('units')} as can_be_compared
           from orders o
           left join ${unitsBy('order_code')} u using (line_number, order_code)`,
  },
  {
    name: 'lots',
    counters: ['started_number', 'done_number', 'ng_number'],
    from: `select l.line_number, l.lot_no as counted,
             l.started_number as s_started_number, u.started as e_started_number,
             l.done_number as s_done_number, u.finished as e_done_number,
             l.ng_number as s_ng_number, u.scrapped as e_ng_number,
             coalesce(l.started_at, now()) >= ${archived('units')} as can_be_compared
           from lots l
           left join ${unitsBy('lot_no')} u using (line_number, lot_no)`,
  },
  {
    name: 'units',
    counters: ['pass_count'],
    from: `select line_number, coalesce(u.product_sn, product_id::text) as counted,
             u.pass_count as s_pass_count, p.passes as e_pass_count,
             coalesce(u.registered_at >= ${archived('passes')} + interval '31 days', true)
               as can_be_compared
           from units u
           full join (
             select line_number, product_id, count(*) as passes
             from passes
             group by line_number, product_id) p using (line_number, product_id)`,
  },
  {
    name: 'quarters of an hour',
    counters: ['passes', 'ok', 'first_passes', 'first_ok', 'finished', 'finished_first', 'cycle_seconds'],
    from: `select line_number,
             to_char(slot at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')
               || ' ' || station_number || ' ' || type_no as counted,
             s.passes as s_passes, e.passes as e_passes,
             s.ok as s_ok, e.ok as e_ok,
             s.first_passes as s_first_passes, e.first_passes as e_first_passes,
             s.first_ok as s_first_ok, e.first_ok as e_first_ok,
             s.finished as s_finished, e.finished as e_finished,
             s.finished_first as s_finished_first, e.finished_first as e_finished_first,
             s.cycle_seconds as s_cycle_seconds, e.cycle_seconds as e_cycle_seconds,
             slot >= greatest(${archived('passes')}, ${archived('outputSlots')}, ${archived('units')})
               as can_be_compared
           from output_slots s
           full join (
             select p.line_number, date_bin('15 minutes', p.out_time, 'epoch') as slot,
               p.station_number, u.type_no,
               count(*) as passes,
               count(*) filter (where p.result_status = 'ok') as ok,
               count(*) filter (where p.attempt = 1) as first_passes,
               count(*) filter (where p.attempt = 1 and p.result_status = 'ok') as first_ok,
               count(*) filter (where ${finishing}) as finished,
               count(*) filter (where ${finishing} and ${neverNg}) as finished_first,
               sum(extract(epoch from p.out_time - p.in_time)) as cycle_seconds
             from passes p
             join units u using (line_number, product_id)
             group by 1, 2, 3, 4) e using (line_number, slot, station_number, type_no)`,
  },
  {
    name: 'measured values',
    counters: ['values'],
    from: `select line_number,
             station_number || ' ' || coalesce(c.col_set_id || ' ' || c.col_set_version, set_key::text)
               as counted,
             s.n as s_values, e.n as e_values, ${noneArchived('passes')} as can_be_compared
           from (
             select line_number, station_number, set_key, sum((select sum(n) from unnest(d.n) n)) as n
             from characteristic_days d
             group by line_number, station_number, set_key) s
           full join (
             select line_number, station_number, set_key, sum((select count(v) from unnest(p.values) v)) as n
             from passes p
             where values is not null
             group by line_number, station_number, set_key) e using (line_number, station_number, set_key)
           left join collection_sets c using (set_key)`,
  },
  {
    name: 'material lots',
    counters: ['remaining'],
    from: `select l.line_number, l.bom_code || ' ' || l.bom_lot as counted,
             l.remaining as s_remaining, coalesce(m.moved, 0) - coalesce(c.used, 0) as e_remaining,
             ${noneArchived('units', 'movements')} as can_be_compared
           from material_lots l
           left join (
             select line_number, bom_code, bom_lot, sum(quantity) as moved
             from material_movements
             group by line_number, bom_code, bom_lot) m using (line_number, bom_code, bom_lot)
           left join (
             select line_number, bom_code, bom_lot, sum(quantity) as used
             from components
             where serial is null and not went_back
             group by line_number, bom_code, bom_lot) c using (line_number, bom_code, bom_lot)`,
  },
  {
    name: 'tools',
    counters: ['uses', 'uses_in_all'],
    // A test of many steps is one use and several passes, which nothing tells from several steps one by one: such stations are left out.
    from: `select t.line_number, t.tool_code as counted,
             t.frequency_act as s_uses,
             case when t.maintained_at is null then t.start_uses else 0 end + coalesce(e.since, 0) as e_uses,
             t.total_uses as s_uses_in_all, t.start_uses + coalesce(e.uses, 0) as e_uses_in_all,
             coalesce(e.mounted_at, now()) >= ${archived('passes')} as can_be_compared
           from tools t
           left join (
             select m.line_number, m.tool_code, min(m.mounted_at) as mounted_at, sum(used.uses) as uses, sum(used.since) as since,
               bool_or(used.tested) as tested
             from tool_mounts m
             join tools t using (line_number, tool_code)
             cross join lateral (
               select count(*) * m.uses_per_pass as uses,
                 count(*) filter (where p.out_time >= coalesce(t.maintained_at, '-infinity')) * m.uses_per_pass as since,
                 bool_or(p.step_seq <> next.step_seq) as tested
               from passes p
               left join passes next on next.line_number = p.line_number and next.product_id = p.product_id
                 and next.pass_no = p.pass_no + 1 and next.station_number = p.station_number
               where p.line_number = m.line_number and p.station_number = m.station_number
                 and p.out_time >= m.mounted_at and p.out_time < coalesce(m.dismounted_at, 'infinity')) used
             group by m.line_number, m.tool_code) e using (line_number, tool_code)
           where t.total_uses < 1000000000 and e.tested is not true`,
  },
]

const most = 20
/** Seconds and quantities are added up in another order than they were counted in. */
const differs = 'abs(stored - events) > 1e-6 * greatest(1, abs(events))'

/** Everything as it was at one moment, so stations may go on meanwhile. */
export async function compareCounters(client: pg.Client): Promise<Found[]> {
  await client.query('begin isolation level repeatable read read only')
  const found: Found[] = []
  for (const { name, counters, from } of counts) {
    const values = counters.map((counter) => `('${counter}', s_${counter}::float8, e_${counter}::float8)`)
    const {
      rows: [row],
    } = await client.query<Omit<Found, 'name'>>(`
      with both_sides as (
        select line_number as "lineNumber", counted, counter, can_be_compared,
          coalesce(s, 0)::float8 as stored, coalesce(e, 0)::float8 as events
        from (${from}) both_sides
        cross join lateral (values ${values.join(', ')}) v (counter, s, e)),
      compared as (
        select "lineNumber", counted, counter, stored, events from both_sides where can_be_compared),
      left_out as (
        select "lineNumber", count(*) as counters from both_sides where not can_be_compared group by 1)
      select count(*)::int as counters, count(*) filter (where ${differs})::int as different,
        (select coalesce(jsonb_agg(d), '[]')
         from (select * from compared where ${differs} order by 1, 2, 3 limit ${most}) d) as first,
        (select coalesce(jsonb_agg(l order by l."lineNumber"), '[]') from left_out l) as "leftOut"
      from compared`)
    found.push({ name, ...row! })
  }
  await client.query('commit')
  return found
}
