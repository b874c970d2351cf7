import { sql } from 'kysely'
import { isoOf } from '../../platform/db/instants.ts'
import { instantAt, micros } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Production days, both included; without a first one from the beginning. */
export type DaysScope = { first: string | null; last: string; typeNo?: string | undefined }

/** Who wrote them last: another transaction, another text. */
const versionOf = sql<string>`c.xmin::text || ' ' || coalesce(g.xmin::text, '')`
const key = ['c.day', 'c.stationNumber', 'c.setKey', 'c.typeNo', 'c.typeVer'] as const

function inDays(db: Db, line: string, { first, last, typeNo }: DaysScope) {
  let query = db
    .selectFrom('characteristicDays as c')
    .leftJoin('subgroupDays as g', (on) =>
      on
        .on('g.lineNumber', '=', line)
        .onRef('g.day', '=', 'c.day')
        .onRef('g.stationNumber', '=', 'c.stationNumber')
        .onRef('g.setKey', '=', 'c.setKey')
        .onRef('g.typeNo', '=', 'c.typeNo')
        .onRef('g.typeVer', '=', 'c.typeVer'),
    )
    .select([...key, versionOf.as('version')])
    .where('c.lineNumber', '=', line)
    .where('c.day', '<=', last)
    .orderBy('c.stationNumber')
    .orderBy('c.setKey')
    .orderBy('c.day')
  if (first) query = query.where('c.day', '>=', first)
  if (typeNo) query = query.where('c.typeNo', '=', typeNo)
  return query
}

/** The moments of every station, day, set and type, each with what is known of its subgroups. */
export const momentRows = (db: Db, line: string, days: DaysScope) =>
  inDays(db, line, days)
    .select(['c.n', 'c.mean', 'c.m2', 'c.lowest', 'c.highest', 'c.ng'])
    .select(['g.plan', 'g.counted', 'g.sums', 'g.open', 'g.untilTime', 'g.untilId', 'g.untilPass'])
    .execute()

/** The same rows in the same order, by name only. */
export const momentVersions = (db: Db, line: string, days: DaysScope) => inDays(db, line, days).execute()

/** The keys of the sets that were measured with on these days. */
export async function measuredSets(db: Db, line: string, { first, last }: DaysScope): Promise<number[]> {
  let query = db
    .selectFrom('characteristicDays')
    .select('setKey')
    .distinct()
    .where('lineNumber', '=', line)
    .where('day', '<=', last)
  if (first) query = query.where('day', '>=', first)
  return (await query.execute()).map(({ setKey }) => setKey)
}

export type MomentRow = Omit<Awaited<ReturnType<typeof momentRows>>[number], 'version'>

/** A pass's place among those of its line: by when it was done, and by its unit where two were done at once. */
export type PassPosition = { time: number; productId: string; passNo: number }
export type MeasuredPass = PassPosition & {
  stationNumber: string
  setKey: number
  values: (number | null)[]
  typeNo: string
  typeVer: number
  lotNo: string | null
}

const columns = sql`p.time, p.product_id, p.pass_no, p.station_number, p.set_key, p.values,
      coalesce(u.type_no, '') as type_no, coalesce(u.type_ver, 0) as type_ver, u.lot_no`
const ofPass = sql`select ${micros('outTime')} as time, product_id, pass_no, station_number, set_key, values`

type StationSpan = { stationNumber: string; start: number; end: number }

/** The passes with values at stations in stretches of time, in the order they were done; `start` and `end` in milliseconds. */
export async function measuredIn(db: Db, line: string, spans: readonly StationSpan[], most: number) {
  const instants = (which: 'start' | 'end') => spans.map((span) => isoOf(span[which]))
  const { rows } = await sql<MeasuredPass>`
    select ${columns}
    from unnest(${spans.map(({ stationNumber }) => stationNumber)}::text[], ${instants('start')}::timestamptz[],
      ${instants('end')}::timestamptz[]) as span (station, begins, ends)
    cross join lateral (${ofPass} from passes
      where line_number = ${line} and out_time >= span.begins and out_time < span.ends
        and station_number = span.station and set_key is not null) as p
    left join units u on u.line_number = ${line} and u.product_id = p.product_id
    order by p.time, p.product_id, p.pass_no limit ${most}`.execute(db)
  return rows
}

type Stretch = { stations: string[]; after: PassPosition; before: number }

/** The passes with values that come after this place and before that instant, in the order they were done. */
export async function measuredAfter(
  db: Db,
  line: string,
  { stations, after, before }: Stretch,
  most: number,
) {
  const { rows } = await sql<MeasuredPass>`
    select ${columns}
    from (${ofPass}
          from passes
          where line_number = ${line} and out_time >= ${instantAt(after.time)} and out_time < ${instantAt(before)}
            and (out_time, product_id, pass_no)
              > (${instantAt(after.time)}, ${after.productId}::uuid, ${after.passNo}::smallint)
            and station_number = any(${stations}) and set_key is not null
          order by out_time, product_id, pass_no limit ${most}) as p
    left join units u on u.line_number = ${line} and u.product_id = p.product_id
    order by p.time, p.product_id, p.pass_no`.execute(db)
  return rows
}
