import { atOneMoment, inOneGo } from '../../platform/db/connect.ts'
import { eachAnyway } from '../../platform/db/each-anyway.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { loadSets } from '../../masterdata/measures/measures.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { isKept, readDay, type Rebuilt, writeDay } from './rebuild-day.ts'
import { daysOfSets, keptFrom } from './rebuild.queries.ts'

const optimistic = 3

/**
 * The moments and subgroups of a day of a station and a set, of one type or of all, anew from its passes. They are read while stations go on;
 * the line is held for the writing only. False: it stays as it is.
 */
export async function rebuild(db: Db, of: Rebuilt): Promise<boolean> {
  if (!(await isKept(db, of))) return false
  const set = (await loadSets(db, [of.setKey])).get(of.setKey)!
  for (let tries = 0; tries < optimistic; tries++) {
    const read = await atOneMoment(db, (db) => readDay(db, of, set))
    const outcome = await inOneGo(db, (db) => writeDay(db, of, set, read))
    if (outcome !== 'overtaken') return outcome === 'written'
  }
  throw new Error(
    `The moments of ${of.day} at ${of.stationNumber} on ${of.line} were not rebuilt: each time it was read, a late pass came meanwhile.`,
  )
}

type Some = { line: LineNumber; clock: PlantClock; untyped: boolean; most: number }

/** The newest first. Rows without a type are of an earlier release: today's are still written by it, perhaps, and wait for tomorrow. Returns how many days of a station and a set these were. */
export async function rebuildDays(db: Db, { line, clock, untyped, most }: Some): Promise<number> {
  const from = await keptFrom(db)
  const today = clock.productionDayOf(Date.now())
  const days = await daysOfSets(db, line, {
    after: from === -Infinity ? '-infinity' : clock.productionDayOf(from),
    before: untyped ? today : 'infinity',
    untyped,
    most,
  })
  await eachAnyway(days, (one) => rebuild(db, { line, clock, untyped, ...one }))
  return days.length
}
