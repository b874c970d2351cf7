import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { countedTo } from '@takt/contract/lists.ts'
import type { ValueFilter } from '@takt/contract/values.ts'
import { startsWith } from '../../platform/db/connect.ts'
import { instantAt, micros, placeInTime } from '../../platform/db/keyset.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

/** Which passes a value is looked for in. */
export type PassFilterOfValues = Pick<
  ValueFilter,
  'productSn' | 'stationNumber' | 'disagree' | 'from' | 'to'
> & {
  /** Undefined: passes with values of any set. */
  setKeys?: number[] | undefined
  /** At least one value is NG by our judgement. */
  judgedNg?: boolean
  resultStatus?: ValueFilter['resultStatus']
}
/** The slots of a set that are read, counted from 0. */
export type Stretch = { setKey: number; first: number; count: number }

export type PassPlace = z.output<typeof PassPlace>
export const PassPlace = z.tuple([placeInTime, z.guid(), z.int().min(0).max(32_767)])

function filteredValues<Row>(
  query: SelectQueryBuilder<Tables, 'passes', Row>,
  line: LineNumber,
  filter: PassFilterOfValues,
) {
  let narrowed = query.where('passes.lineNumber', '=', line)
  narrowed = filter.setKeys
    ? narrowed.where('passes.setKey', '=', (eb) => eb.fn.any(eb.val(filter.setKeys!)))
    : narrowed.where('passes.setKey', 'is not', null)
  if (filter.stationNumber) narrowed = narrowed.where('stationNumber', '=', filter.stationNumber)
  if (filter.resultStatus) narrowed = narrowed.where('resultStatus', '=', filter.resultStatus)
  // What we judge NG counts as NG: the index of NG passes finds it.
  if (filter.judgedNg) narrowed = narrowed.where('resultStatus', '=', 'ng').where('judged', '=', 'ng')
  if (filter.disagree) narrowed = narrowed.whereRef('verdict', '<>', 'judged')
  if (filter.from) narrowed = narrowed.where('outTime', '>=', filter.from)
  if (filter.to) narrowed = narrowed.where('outTime', '<', filter.to)
  if (filter.productSn) {
    const { productSn } = filter
    narrowed = narrowed.where('passes.productId', 'in', (eb) =>
      eb
        .selectFrom('units')
        .select('units.productId')
        .where('units.lineNumber', '=', line)
        .where('units.productSn', 'like', startsWith(productSn)),
    )
  }
  return narrowed
}

/** Newest first, from a place on (that one included), or from the start. The serials are looked up for the passes that are shown only. */
export function passesFrom(
  db: Db,
  line: LineNumber,
  filter: PassFilterOfValues,
  place: PassPlace | null,
  limit: number,
) {
  const query = filteredValues(db.selectFrom('passes'), line, filter).select([
    'passes.productId',
    'passNo',
    'outTime',
    'stationNumber',
    'setKey',
    'resultStatus',
    'values',
    'texts',
    'stationNg',
    micros('outTime').as('place'),
  ])
  const page = newestFirst(query, place, '<=', limit)
  return db
    .selectFrom(page.as('p'))
    .leftJoin('units as u', (on) => on.on('u.lineNumber', '=', line).onRef('u.productId', '=', 'p.productId'))
    .selectAll('p')
    .select('u.productSn')
    .orderBy('p.outTime', 'desc')
    .orderBy('p.productId', 'desc')
    .orderBy('p.passNo', 'desc')
    .execute()
}
export type ReadPass = Awaited<ReturnType<typeof passesFrom>>[number]

/** Nothing but the values, for counting: half the time of whole passes. */
export async function* arraysOf(db: Db, line: LineNumber, filter: PassFilterOfValues) {
  let place: PassPlace | null = null
  for (let piece = 1250; ; piece = 2500) {
    const query = filteredValues(db.selectFrom('passes'), line, filter).select([
      'passes.productId',
      'passNo',
      'setKey',
      'values',
      'texts',
      micros('outTime').as('place'),
    ])
    const passes: Awaited<ReturnType<typeof query.execute>> = await newestFirst(
      query,
      place,
      '<',
      piece,
    ).execute()
    yield passes
    const last = passes.at(-1)
    if (!last || passes.length < piece) return
    place = [last.place, last.productId, last.passNo]
  }
}

function newestFirst<Row>(
  query: SelectQueryBuilder<Tables, 'passes', Row>,
  place: PassPlace | null,
  from: '<' | '<=',
  limit: number,
) {
  const page = query
    .orderBy('outTime', 'desc')
    .orderBy('passes.productId', 'desc')
    .orderBy('passNo', 'desc')
    .limit(limit)
  if (!place) return page
  return page.where(
    sql<boolean>`(out_time, passes.product_id, pass_no) ${sql.raw(from)} (${instantAt(place[0])}, ${place[1]}::uuid, ${place[2]}::smallint)`,
  )
}

/** How many values a pass has, or has in the stretch of its set; a slot has a value or a text, never both. The newest first: their index is small and in memory. */
function valuesPerPass(
  db: Db,
  line: LineNumber,
  filter: PassFilterOfValues,
  stretches: readonly Stretch[] | null,
) {
  const n = stretches?.every(({ count }) => count === 1) ? oneReading(stretches) : readingsIn(stretches)
  return filteredValues(db.selectFrom('passes'), line, filter).select(n.as('n')).orderBy('outTime', 'desc')
}

function readingsIn(stretches: readonly Stretch[] | null) {
  const slice = stretches ? stretchInSql(stretches) : sql``
  return sql<number>`coalesce(cardinality(array_remove(passes.values${slice}, null)), 0) + coalesce(cardinality(array_remove(passes.texts${slice}, null)), 0)`
}

/** `[a:b]` in the set of the pass. */
const stretchInSql = (stretches: readonly Stretch[]) =>
  sql`[${ofSet(stretches, ({ first }) => first + 1)}:${ofSet(stretches, ({ first, count }) => first + count)}]`

/** One place is looked at in half the time of a stretch. */
function oneReading(stretches: readonly Stretch[]) {
  const place = ofSet(stretches, ({ first }) => first + 1)
  return sql<number>`(passes.values[${place}] is not null or passes.texts[${place}] is not null)::int`
}

/** By the set of the pass. A join would do the same in twice the time. */
const ofSet = (stretches: readonly Stretch[], numberOf: (stretch: Stretch) => number) =>
  sql`(${stretches.map(numberOf)}::int[])[array_position(${stretches.map(({ setKey }) => setKey)}::int[], passes.set_key)]`

/** No further than a person cares to know. */
export async function countValues(
  db: Db,
  line: LineNumber,
  filter: PassFilterOfValues,
  stretches: readonly Stretch[] | null,
) {
  const counted = valuesPerPass(db, line, filter, stretches)
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select generate_series(1, n) from (${counted}) as passes limit ${countedTo + 1}) as found`.execute(
    db,
  )
  return rows[0]!.total
}

/** For an export: all of them, as long as that many passes can be read in a second or two; null beyond. */
export async function countAllValues(
  db: Db,
  line: LineNumber,
  filter: PassFilterOfValues,
  stretches: readonly Stretch[] | null,
) {
  const counted = valuesPerPass(db, line, filter, stretches).limit(countable + 1)
  const { rows } = await sql<{
    passes: number
    total: number
  }>`select count(*) as passes, coalesce(sum(n), 0)::bigint as total from (${counted}) as passes`.execute(db)
  return rows[0]!.passes > countable ? null : rows[0]!.total
}
export const countable = 1_000_000

export async function countPasses(db: Db, line: LineNumber, filter: PassFilterOfValues, limit: number) {
  const counted = filteredValues(db.selectFrom('passes'), line, filter)
    .select('passNo')
    .orderBy('outTime', 'desc')
    .limit(limit)
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${counted}) as found`.execute(
    db,
  )
  return rows[0]!.total
}
