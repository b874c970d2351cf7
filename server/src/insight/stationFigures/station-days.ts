import { createHash } from 'node:crypto'
import { longestDays } from '@takt/contract/equipmentStatistics.ts'
import { lateChangesOn, settledAfter, type StopLimits, utcDays } from '../../execution/floor/floor.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import { stopLimitsOf } from '../../plant/lines/lines.ts'
import { clocksOf, type PlantClock } from '../../plant/plant/plant.ts'
import { atOneMoment } from '../../platform/db/connect.ts'
import { eachAnyway } from '../../platform/db/each-anyway.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readParts } from './live.ts'
import { daysIn } from './parts.ts'
import {
  archivedUntil,
  type ByStation,
  keepDay,
  keptStamps,
  type StationDay,
} from './station-days.queries.ts'

type Day = ReturnType<PlantClock['dayAt']>
const aDay = 86_400_000
/** Another number where the same messages come to other sums. */
const rules = 1

/** What a day is summed up by: other shifts, breaks or limits make another stamp, and sums with another one are made anew. */
function stampOf(clock: PlantClock, { start, end, shifts }: Day, limits: StopLimits) {
  const stampContent = [rules, start, end, shifts, clock.workSpans(start, end), limits.short, limits.long]
  return createHash('sha256').update(JSON.stringify(stampContent)).digest('base64url')
}

/** A clock's days stay as they are. */
const stamps = new WeakMap<PlantClock, Map<string, string>>()
function cachedStamp(clock: PlantClock, day: Day, limits: StopLimits) {
  const stampsOfDays = stamps.get(clock) ?? new Map<string, string>()
  stamps.set(clock, stampsOfDays)
  const key = `${day.productionDay} ${limits.short} ${limits.long}`
  const stamp = stampsOfDays.get(key) ?? stampOf(clock, day, limits)
  stampsOfDays.set(key, stamp)
  return stamp
}

/** Those of these days of which sums are kept that are still right. */
export async function rightDays(
  db: Db,
  line: string,
  clock: PlantClock,
  days: readonly Day[],
  limits: StopLimits,
): Promise<Set<string>> {
  if (days.length === 0) return new Set()
  const [kept, late] = await Promise.all([
    keptStamps(
      db,
      line,
      days.map(({ productionDay }) => productionDay),
    ),
    lateOn(db, line, days),
  ])
  const byDay = new Map(kept.map((one) => [one.productionDay, one]))
  return new Set(
    days
      .filter((day) => {
        const sums = byDay.get(day.productionDay)
        return sums?.stamp === cachedStamp(clock, day, limits) && sums.lateChanges === late(day)
      })
      .map(({ productionDay }) => productionDay),
  )
}

const utcOf = ({ start, end }: Day) => utcDays({ from: start, to: end })

/** How often something was reported late of a day. */
async function lateOn(db: Db, line: string, days: readonly Day[]) {
  const all = days.flatMap(utcOf).toSorted()
  const found = await lateChangesOn(db, line, { from: all[0]!, to: all.at(-1)! })
  const changes = new Map(found.map((one) => [one.day, one.changes]))
  return (day: Day) => utcOf(day).reduce((sum, one) => sum + (changes.get(one) ?? 0), 0)
}

/** A day summed up, and what was known late of it at that very moment. */
export const sumUp = (db: Db, line: LineNumber, clock: PlantClock, day: Day, limits: StopLimits) =>
  atOneMoment(db, async (db): Promise<StationDay> => {
    const stations = (await stationsInUse(db, line)).map(({ stationNumber }) => stationNumber)
    const late = await lateOn(db, line, [day])
    const whole = { from: day.start, to: day.end }
    const spans = [whole, ...day.shifts.map(({ start, end }) => ({ from: start, to: end }))]
    const at = await readParts(db, line, clock, {
      stations,
      parts: spans.map((span) => ({ ...span, day: whole })),
      limits,
    })
    const [all, ...shifts] = spans.map((_, place): ByStation =>
      Object.fromEntries(stations.map((station) => [station, at(station, place)])),
    )
    return {
      productionDay: day.productionDay,
      stamp: cachedStamp(clock, day, limits),
      lateChanges: late(day),
      whole: all!,
      shifts,
    }
  })

/** Days that are over, as long back as may be requested at once, of which no sums are kept or other ones. Returns how many. */
export async function keepStationDays(db: Db, line: LineNumber, { anew = false } = {}) {
  const [clock, limits, archived] = await Promise.all([
    clocksOf(db).then((clocks) => clocks(line)),
    stopLimitsOf(db, line),
    archivedUntil(db),
  ])
  const until = Date.now() - settledAfter
  const days = daysIn(clock, { from: until - (longestDays + 1) * aDay, to: until }).filter(
    ({ start, end }) => end <= until && start >= archived,
  )
  const right = anew ? new Set<string>() : await rightDays(db, line, clock, days, limits)
  const missingDays = days.filter(({ productionDay }) => !right.has(productionDay)).toReversed()
  await eachAnyway(missingDays, async (day) => keepDay(db, line, await sumUp(db, line, clock, day, limits)))
  return missingDays.length
}
