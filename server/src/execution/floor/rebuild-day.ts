import { type LineNumber, lockLine } from '../../platform/db/line.ts'
import { insertRows, sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { judgeSlot, type PackedSet } from '../../masterdata/measures/measures.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { beginDay, type DayMoments, foldPass, planOf } from './day-moments.ts'
import { pageOf, passesIn } from './fold-days.ts'
import { storeSubgroups } from './moments.ts'
import type { MeasuredPass, PassPosition } from './moments.queries.ts'
import {
  clearDay,
  type DayOfSet,
  keptFrom,
  passOver,
  type StoredCount,
  storedCounts,
} from './rebuild.queries.ts'
import { dayColumns } from './store-days.ts'
import { countValues, emptyDay } from './tally.ts'

/** Untyped: what was written before types were gets its types, and nothing that was counted is lost. */
export type Rebuilt = DayOfSet & { line: LineNumber; clock: PlantClock; untyped?: boolean }

/** What its passes up to the last give for a day, and what was counted of it then. */
type Read = { byType: Map<string, DayMoments>; last: PassPosition | undefined; counted: Counts }
type Counts = Map<string, readonly number[]>

type Typed = { typeNo: string; typeVer: number }
const keyOf = ({ typeNo, typeVer }: Typed) => `${typeNo}\0${typeVer}`
const countsOf = (rows: Iterable<StoredCount>): Counts =>
  new Map([...rows].map((row) => [keyOf(row), [...row.n]]))

export const isKept = async (db: Db, { clock, day }: { clock: PlantClock; day: string }) =>
  clock.dayOf(day).start >= (await keptFrom(db))

export async function readDay(db: Db, of: Rebuilt, set: PackedSet): Promise<Read> {
  const read: Read = {
    byType: new Map(),
    last: undefined,
    counted: countsOf(await storedCounts(db, of.line, of)),
  }
  await readOn(db, of, set, read)
  return read
}

/** What came after the last pass that was read. */
async function readOn(db: Db, of: Rebuilt, set: PackedSet, read: Read) {
  const { line, clock, day, stationNumber, setKey, typeNo } = of
  const plan = planOf(set, clock.dayOf(day).start)
  const some = { stations: [stationNumber], page: pageOf(set.slots.length), after: read.last }
  for await (const pass of passesIn(db, line, clock.dayOf(day), some)) {
    read.last = pass
    if (pass.setKey !== setKey || (typeNo !== undefined && pass.typeNo !== typeNo)) continue
    const type = { typeNo: pass.typeNo, typeVer: pass.typeVer }
    const one =
      read.byType.get(keyOf(type)) ??
      beginDay({ ...none, day, stationNumber, setKey, ...type, ...emptyDay(set) }, plan)
    read.byType.set(keyOf(type), one)
    countValues(one, set, { values: pass.values, out: outOf(pass, set) })
    foldPass(one, pass)
  }
}
const none = {
  plan: null,
  counted: null,
  sums: null,
  open: null,
  untilTime: null,
  untilId: null,
  untilPass: null,
}

/** As the floor judged them: by the limits of the set. */
export const outOf = ({ values }: Pick<MeasuredPass, 'values'>, set: PackedSet) =>
  values.flatMap((value, position) =>
    value !== null && judgeSlot({ values, texts: null }, set, position) === 'ng' ? position : [],
  )

/**
 * While the line is held, only what came since is read. Overtaken: that is not what the floor counts more, as one of them came late. Left: its
 * passes are archived, or they do not have all the values that were counted and must not be lost.
 */
export async function writeDay(db: Db, of: Rebuilt, set: PackedSet, read: Read) {
  await lockLine(db, of.line)
  if (!(await isKept(db, of))) return 'left'
  const counted = countsOf(await storedCounts(db, of.line, of))
  const before = countsOf(read.byType.values())
  await readOn(db, of, set, read)
  const found = countsOf(read.byType.values())
  if (!isSame(moreOf(found, before), moreOf(counted, read.counted))) return 'overtaken'
  if (of.untyped && !isSame(sumOf(found), sumOf(counted))) {
    await passOver(db, of.line, of)
    return 'left'
  }
  const days = [...read.byType.values()].map((one) => ({ ...one, counted: one.n }))
  await clearDay(db, of.line, of)
  if (days.length) await insertRows(sqlIn(db), 'characteristic_days', of.line, dayColumns(days))
  await storeSubgroups(db, of.line, days)
  return 'written'
}

/** By type and place, without what is nothing. */
type Numbers = Map<string, number>
const isSame = (one: Numbers, other: Numbers) =>
  one.size === other.size && [...one].every(([at, count]) => other.get(at) === count)

const placesOf = (counts: Counts) =>
  [...counts].flatMap(([key, n]) => n.map((count, place) => ({ key, place, count })))

const gathered = (all: { at: string; count: number }[]): Numbers => {
  const sums: Numbers = new Map()
  for (const { at, count } of all) sums.set(at, (sums.get(at) ?? 0) + count)
  return new Map([...sums].filter(([, count]) => count !== 0))
}
const moreOf = (now: Counts, before: Counts) =>
  gathered([
    ...placesOf(now).map(({ key, place, count }) => ({ at: `${key}\0${place}`, count })),
    ...placesOf(before).map(({ key, place, count }) => ({ at: `${key}\0${place}`, count: -count })),
  ])
const sumOf = (counts: Counts) =>
  gathered(placesOf(counts).map(({ place, count }) => ({ at: `${place}`, count })))
