import { atOneMoment, inOneGo } from '../../platform/db/connect.ts'
import { type LineNumber, lockLine } from '../../platform/db/line.ts'
import { insertRows, sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { eachAnyway } from '../../platform/db/each-anyway.ts'
import { judgeSlot, loadSets, type PackedSet } from '../../masterdata/measures/measures.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { beginDay, type DayMoments, foldPass, planOf } from './day-moments.ts'
import { pageOf, passesIn } from './fold-days.ts'
import { storeSubgroups } from './moments.ts'
import type { MeasuredPass } from './moments.queries.ts'
import { clearDay, type DayOfSet, daysOfSets, keptFrom, storedCounts } from './rebuild.queries.ts'
import { dayColumns } from './store-days.ts'
import { countValues, emptyDay } from './tally.ts'

export type Rebuilt = DayOfSet & { line: LineNumber; clock: PlantClock }

const optimistic = 3

/**
 * The moments and subgroups of a day of a station and a set, of one type or of all, anew from its passes. They are read while stations go on;
 * the line is held for the writing only, and what came meanwhile makes it read again. False: the passes of that day are archived.
 */
export async function rebuild(db: Db, of: Rebuilt): Promise<boolean> {
  if (of.clock.dayOf(of.day).start < (await keptFrom(db))) return false
  const set = (await loadSets(db, [of.setKey])).get(of.setKey)!
  for (let tries = 0; tries < optimistic; tries++) {
    const read = await atOneMoment(db, (db) => readDay(db, of, set))
    if (await inOneGo(db, (db) => writeDay(db, of, read))) return true
  }
  return inOneGo(db, async (db) => {
    await lockLine(db, of.line)
    return writeDay(db, of, await readDay(db, of, set))
  })
}

type Read = { days: DayMoments[]; counts: string }

async function readDay(db: Db, of: Rebuilt, set: PackedSet): Promise<Read> {
  const { line, clock, day, stationNumber, setKey, typeNo } = of
  const counts = await storedCounts(db, line, of)
  const plan = planOf(set, clock.dayOf(day).start)
  const byType = new Map<string, DayMoments>()
  const some = { stations: [stationNumber], page: pageOf(set.slots.length) }
  for await (const pass of passesIn(db, line, clock.dayOf(day), some)) {
    if (pass.setKey !== setKey || (typeNo !== undefined && pass.typeNo !== typeNo)) continue
    const key = `${pass.typeNo}\0${pass.typeVer}`
    const type = { typeNo: pass.typeNo, typeVer: pass.typeVer }
    const one =
      byType.get(key) ?? beginDay({ ...none, day, stationNumber, setKey, ...type, ...emptyDay(set) }, plan)
    byType.set(key, one)
    countValues(one, set, { values: pass.values, out: outOf(pass, set) })
    foldPass(one, pass)
  }
  const days = [...byType.values()].map((one) => ({ ...one, counted: one.n }))
  return { days, counts }
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
const outOf = ({ values }: MeasuredPass, set: PackedSet) =>
  values.flatMap((value, position) =>
    value !== null && judgeSlot({ values, texts: null }, set, position) === 'ng' ? position : [],
  )

/** False: the floor added to the day since it was read. */
async function writeDay(db: Db, of: Rebuilt, { days, counts }: Read) {
  await lockLine(db, of.line)
  if ((await storedCounts(db, of.line, of)) !== counts) return false
  await clearDay(db, of.line, of)
  if (days.length) await insertRows(sqlIn(db), 'characteristic_days', of.line, dayColumns(days))
  await storeSubgroups(db, of.line, days)
  return true
}

type Some = { line: LineNumber; clock: PlantClock; untyped: boolean; most: number }

/** The newest first. Of no type are rows of an earlier release: today's are still written by it, perhaps, and wait for tomorrow. Answers how many days of a station and a set these were. */
export async function rebuildDays(db: Db, { line, clock, untyped, most }: Some): Promise<number> {
  const from = await keptFrom(db)
  const today = clock.productionDayOf(Date.now())
  const days = await daysOfSets(db, line, {
    after: from === -Infinity ? '-infinity' : clock.productionDayOf(from),
    before: untyped ? today : 'infinity',
    untyped,
    most,
  })
  await eachAnyway(days, (one) => rebuild(db, { line, clock, ...one }))
  return days.length
}
