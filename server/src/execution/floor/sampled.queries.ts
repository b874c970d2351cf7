import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A shift, and when its production day begins: stretches of minutes are counted from there. */
export type SampledShift = { start: string; end: string; dayStart: string }
type Wanted = {
  shifts: readonly SampledShift[]
  typeNo: string | undefined
  /** Whose subgroups are made by time, and by lot. */
  byTime: readonly number[]
  byLot: readonly number[]
}

/** Passes that lack the same readings. `empty`: positions from 1; null: none is. */
export type SampledPasses = {
  shift: number
  stationNumber: string
  stepSeq: number | null
  typeNo: string | null
  setKey: number | null
  /** Of the production day; null: the set does not ask. */
  minute: number | null
  lotNo: string | null
  empty: number[] | null
  passes: number
}

/** Passes that measured with these sets, by shift (from 0) and by what they lack. */
export const measuredPasses = (db: Db, line: LineNumber, setKeys: readonly number[], wanted: Wanted) =>
  grouped(db, line, wanted, {
    which: sql`p.set_key = any(${setKeys}::int[])`,
    timed: sql`p.set_key = any(${wanted.byTime}::int[])`,
    ofLot: sql`p.set_key = any(${wanted.byLot}::int[])`,
    // An array without a gap says so at once.
    empty: sql`case when array_position(p.values, null) is not null then array(
      select i from generate_subscripts(p.values, 1) i
      where p.values[i] is null and (p.texts is null or p.texts[i] is null)) end`,
  })

/** Passes of these stations that measured nothing at all. */
export const unmeasuredPasses = (db: Db, line: LineNumber, stations: readonly string[], wanted: Wanted) =>
  grouped(db, line, wanted, {
    which: sql`p.set_key is null and p.station_number = any(${stations}::text[])`,
    timed: sql`${wanted.byTime.length > 0}::boolean`,
    ofLot: sql`${wanted.byLot.length > 0}::boolean`,
    empty: sql`null::int[]`,
  })

type Parts = Record<'which' | 'timed' | 'ofLot' | 'empty', ReturnType<typeof sql>>

async function grouped(
  db: Db,
  line: LineNumber,
  { shifts, typeNo }: Wanted,
  { which, timed, ofLot, empty }: Parts,
): Promise<SampledPasses[]> {
  const listed = (name: keyof SampledShift) => sql`${shifts.map((shift) => shift[name])}::timestamptz[]`
  const { rows } = await sql<SampledPasses>`
    select s.shift - 1 as shift, p.station_number as "stationNumber", p.step_seq as "stepSeq",
           u.type_no as "typeNo", p.set_key as "setKey",
           case when ${timed}
             then floor(extract(epoch from p.out_time - (${listed('dayStart')})[s.shift]) / 60)::int end as minute,
           case when ${ofLot} then u.lot_no end as "lotNo",
           ${empty} as empty, count(*)::int as passes
    from passes p
    cross join lateral (select width_bucket(p.out_time, ${listed('start')}) as shift) s
    left join units u on u.line_number = ${line} and u.product_id = p.product_id
    where p.line_number = ${line}
      and p.out_time >= ${shifts[0]!.start} and p.out_time < ${shifts.at(-1)!.end}
      and p.out_time < (${listed('end')})[s.shift]
      and ${which} ${typeNo ? sql`and u.type_no = ${typeNo}` : sql``}
    group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(db)
  return rows
}
