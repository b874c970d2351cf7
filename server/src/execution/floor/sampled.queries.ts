import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A shift, and when its production day begins: stretches of minutes are counted from there. */
export type SampledShift = { start: string; end: string; dayStart: string }
type Shifts = readonly SampledShift[]
type SampledScope = {
  shifts: Shifts
  typeNo: string | undefined
  /** Whose subgroups are made by time, and by lot. */
  byTime: readonly number[]
  byLot: readonly number[]
}
export type RouteVersion = { processingNumber: string; processingVer: number }
/** A step of a route that measures with this set. */
export type MeasuringStep = RouteVersion & { stepSeq: number; setKey: number }

/** Passes that lack the same readings. `empty`: positions from 1; null: none is. */
export type SampledPasses = {
  shift: number
  stationNumber: string
  /** That they measured with, or should have. */
  setKey: number
  /** They measured nothing at all. */
  isBare: boolean
  /** Of the production day; null: the set takes no samples. */
  minute: number | null
  lotNo: string | null
  empty: number[] | null
  passes: number
}

/** Passes that measured with these sets, by shift (from 0) and by what they lack. */
export const measuredPasses = (db: Db, line: LineNumber, setKeys: readonly number[], scope: SampledScope) =>
  grouped(db, line, scope, {
    setKey: sql`p.set_key`,
    from: sql``,
    which: sql`p.set_key = any(${setKeys}::int[])`,
    // An array without a gap says so at once.
    empty: sql`case when array_position(p.values, null) is not null then array(
      select i from generate_subscripts(p.values, 1) i
      where p.values[i] is null and (p.texts is null or p.texts[i] is null)) end`,
  })

/** The routes of units that passed somewhere in these shifts without measuring. */
export async function routesUnmeasured(db: Db, line: LineNumber, shifts: Shifts) {
  const { rows } = await sql<RouteVersion>`
    select distinct u.processing_number as "processingNumber", u.processing_ver as "processingVer"
    from passes p
    join units u on u.line_number = ${line} and u.product_id = p.product_id
    where p.line_number = ${line} and ${within(shifts)} and p.set_key is null`.execute(db)
  return rows
}

/** Passes of these steps that measured nothing at all. */
export const unmeasuredPasses = (
  db: Db,
  line: LineNumber,
  steps: readonly MeasuringStep[],
  scope: SampledScope,
) =>
  grouped(db, line, scope, {
    setKey: sql`a.set_key`,
    from: sql`
    join unnest(
      ${steps.map((one) => one.processingNumber)}::text[], ${steps.map((one) => one.processingVer)}::int[],
      ${steps.map(({ stepSeq }) => stepSeq)}::int[], ${steps.map(({ setKey }) => setKey)}::int[])
      as a (processing_number, processing_ver, step_seq, set_key)
      on a.processing_number = u.processing_number and a.processing_ver = u.processing_ver
      and a.step_seq = p.step_seq`,
    which: sql`p.set_key is null`,
    empty: sql`null::int[]`,
  })

const within = (shifts: Shifts) =>
  sql`p.out_time >= ${shifts[0]!.start} and p.out_time < ${shifts.at(-1)!.end}`

type Parts = Record<'setKey' | 'from' | 'which' | 'empty', ReturnType<typeof sql>>

async function grouped(
  db: Db,
  line: LineNumber,
  { shifts, typeNo, byTime, byLot }: SampledScope,
  { setKey, from, which, empty }: Parts,
): Promise<SampledPasses[]> {
  const listed = (name: keyof SampledShift) => sql`${shifts.map((shift) => shift[name])}::timestamptz[]`
  const { rows } = await sql<SampledPasses>`
    select s.shift - 1 as shift, p.station_number as "stationNumber", ${setKey} as "setKey",
           p.set_key is null as "isBare",
           case when ${setKey} = any(${byTime}::int[])
             then floor(extract(epoch from p.out_time - (${listed('dayStart')})[s.shift]) / 60)::int end as minute,
           case when ${setKey} = any(${byLot}::int[]) then u.lot_no end as "lotNo",
           ${empty} as empty, count(*)::int as passes
    from passes p
    cross join lateral (select width_bucket(p.out_time, ${listed('start')}) as shift) s
    left join units u on u.line_number = ${line} and u.product_id = p.product_id${from}
    where p.line_number = ${line} and ${within(shifts)}
      and p.out_time < (${listed('end')})[s.shift]
      and ${which} ${typeNo ? sql`and u.type_no = ${typeNo}` : sql``}
    group by 1, 2, 3, 4, 5, 6, 7`.execute(db)
  return rows
}
