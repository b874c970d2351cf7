import { atOneMoment } from '../../platform/db/connect.ts'
import { columnsOf, insertRows, sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { loadSets, type PackedSet } from '../../masterdata/measures/measures.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import {
  beginDay,
  countOf,
  type DayMoments,
  dueOf,
  foldPass,
  holds,
  isBehind,
  nothingGrouped,
  type Plan,
  planOf,
  writtenOpen,
  writtenSums,
} from './day-moments.ts'
import { type DaysWanted, measuredAfter, measuredSets, momentRows, type Place } from './moments.queries.ts'

export type Wanted = DaysWanted & { line: string; clock: PlantClock }

/**
 * The moments of these days, with the scatter within their subgroups, exact at this moment: what the stations added since it was stored
 * is read and folded here. A pass that came late shows as a count that does not fit; its day is folded from its beginning.
 */
export const momentsOf = async (db: Db, wanted: Wanted): Promise<DayMoments[]> =>
  (await readMoments(db, wanted)).all

/** All days, and those of them that had something to fold. */
async function readMoments(db: Db, { line, clock, ...days }: Wanted) {
  // What left the draft is remembered, but not by a transaction.
  const sets = await loadSets(db, await measuredSets(db, line, days))
  return atOneMoment(db, async (db) => {
    const rows = await momentRows(db, line, days)
    const fresh = rows.map(({ setKey }) => setKey).filter((key) => !sets.has(key))
    for (const [key, set] of await loadSets(db, fresh)) sets.set(key, set)
    const planOn = plansOf(clock, sets)
    const all = rows.map((row) => beginDay(row, planOn(row)))
    const behind = all.filter(isBehind)
    for (const [day, some] of Map.groupBy(behind, (one) => one.day))
      await foldDay(db, line, clock.dayOf(day), some)
    return { all, behind }
  })
}

/**
 * Whatever comes out is what this count gives, also where it can never fit: passes or units were archived, the plant's clock was changed. Else
 * such a day would be folded by everybody for ever.
 */
async function foldDay(db: Db, line: string, span: Span, days: DayMoments[]) {
  const resumed = days.filter(({ until }) => until).map((day) => ({ day, due: dueOf(day) }))
  await fold(db, line, span, days)
  const late = resumed.filter(({ day, due }) => !holds(day, due))
  await foldAnew(
    db,
    line,
    span,
    late.map(({ day }) => day),
  )
  for (const day of days) Object.assign(day, { counted: day.n, until: day.until ?? beginningOf(span) })
}

/** A plan is worked out once, and once a day where it asks when the day begins. */
function plansOf(clock: PlantClock, sets: Map<number, PackedSet>) {
  const plans = new Map<string, Plan>()
  return ({ setKey, day }: Pick<DayMoments, 'setKey' | 'day'>) => {
    const set = sets.get(setKey)!
    const key = set.subgroupBy === 'time' ? `${setKey} ${day}` : `${setKey}`
    const plan = plans.get(key) ?? planOf(set, set.subgroupBy === 'time' ? clock.dayOf(day).start : 0)
    plans.set(key, plan)
    return plan
  }
}

export type Span = { start: number; end: number }

/** Where passes were archived, what was stored counts more than what is left of them, and stays, unless it is more than the day counts. */
async function foldAnew(db: Db, line: string, span: Span, days: DayMoments[]) {
  if (days.length === 0) return
  const fresh = days.map((day): DayMoments => ({ ...day, grouped: nothingGrouped(day), until: null }))
  await fold(db, line, span, fresh)
  for (const [i, one] of fresh.entries())
    if (holds(one, one.n) || countOf(one) >= countOf(days[i]!))
      Object.assign(days[i]!, { grouped: one.grouped, until: one.until })
}

const piece = 2000

/** Adds what each of these days does not have yet: all passes of the line from the first place that one of them stopped at. */
async function fold(db: Db, line: string, span: Span, days: DayMoments[]) {
  const byKey = new Map(days.map((day) => [keyOf(day), { day, from: day.until }]))
  const after = days.map(({ until }) => until ?? beginningOf(span)).toSorted(inOrder)[0]!
  const stations = [...new Set(days.map(({ stationNumber }) => stationNumber))]
  for await (const pass of passesIn(db, line, span, { stations, after })) {
    const known = byKey.get(keyOf(pass))
    if (known && (!known.from || inOrder(pass, known.from) > 0)) foldPass(known.day, pass)
  }
}

/** In the order they were done. */
export async function* passesIn(
  db: Db,
  line: string,
  span: Span,
  { stations, after = beginningOf(span) }: { stations: string[]; after?: Place },
) {
  for (let from = after; ;) {
    const passes = await measuredAfter(db, line, { stations, after: from, before: span.end * 1000 }, piece)
    yield* passes
    if (passes.length < piece) return
    from = passes.at(-1)!
  }
}
const beginningOf = ({ start }: Span): Place => ({ time: start * 1000 - 1, productId: nobody, passNo: 0 })
const nobody = '00000000-0000-0000-0000-000000000000'
const inOrder = (a: Place, b: Place) =>
  a.time - b.time ||
  (a.productId < b.productId ? -1 : Number(a.productId > b.productId)) ||
  a.passNo - b.passNo

type Key = { stationNumber: string; setKey: number; typeNo: string; typeVer: number }
const keyOf = ({ stationNumber, setKey, typeNo, typeVer }: Key) =>
  `${stationNumber}\0${setKey}\0${typeNo}\0${typeVer}`

/**
 * Keeps what was folded, so that the next reader has little to fold. Two servers that do it at once, or one beside a rebuild, may write
 * what was true before: it does not fit the count of the day, and is mended by the next.
 */
export async function keepSubgroups(db: Db, wanted: Wanted) {
  const { behind } = await readMoments(db, wanted)
  await storeSubgroups(db, wanted.line, behind)
  return behind.length
}

const columns = columnsOf<DayMoments>(
  { day: 'date', stationNumber: 'text', setKey: 'int', typeNo: 'text', typeVer: 'int' },
  {
    plan: ['text', ({ version }) => version],
    until_time: ['bigint', ({ until }) => until!.time],
    until_id: ['uuid', ({ until }) => until!.productId],
    until_pass: ['smallint', ({ until }) => until!.passNo],
    counted: ['int[]', ({ counted }) => counted],
    sums: ['jsonb', writtenSums],
    open: ['jsonb', writtenOpen],
  },
)
const kept = ['plan', 'until_time', 'until_id', 'until_pass', 'counted', 'sums', 'open']

export const storeSubgroups = async (db: Db, line: string, days: readonly DayMoments[]) =>
  days.length &&
  insertRows(
    sqlIn(db),
    'subgroup_days',
    line,
    columns(days),
    `on conflict (line_number, day, station_number, set_key, type_no, type_ver) do update
     set ${kept.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  )
