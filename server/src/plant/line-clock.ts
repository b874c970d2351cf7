import type { Shift } from '@takt/contract/plant.ts'
import type { Db } from '../db/tables.ts'
import { type PlantClock, plantClock } from './clock.ts'
import { shiftsOfAllLines } from './line-clock.queries.ts'
import { plantSettingsOf } from './the-plant.ts'

/** A clock remembers the days it worked out, so the same zone and shifts keep the same clock. */
const made = new Map<string, PlantClock>()
const mostClocks = 200

function clockFor(timeZone: string, dayStart: string, shifts: Shift[]) {
  const key = JSON.stringify([timeZone, dayStart, shifts])
  const known = made.get(key)
  if (known) return known
  if (made.size >= mostClocks) made.clear()
  const clock = plantClock(timeZone, shifts, dayStart)
  made.set(key, clock)
  return clock
}

/** The clocks of all lines, as the plant and its shifts stand now. */
export async function clocksOf(db: Db): Promise<(line: string) => PlantClock> {
  const [{ timeZone, dayStart }, rows] = await Promise.all([plantSettingsOf(db), shiftsOfAllLines(db)])
  const byLine = Map.groupBy(rows, ({ lineNumber }) => lineNumber)
  const shiftsOf = (line: string) => (byLine.get(line) ?? []).map(({ shiftName, startTime, endTime, breaks }) => ({ shiftName, startTime, endTime, breaks }))
  return (line) => clockFor(timeZone, dayStart, shiftsOf(line))
}

/** How long the floor may go on by shifts that were changed meanwhile, on this server or another. */
const stale = 3_000
const kept = new WeakMap<Db, { until: number; clocks: ReturnType<typeof clocksOf> }>()

/** A line's clock for the hot path: asked of the database every few seconds, not for every message. Give it the server's `db`, not a transaction. */
export async function clockOf(db: Db, line: string): Promise<PlantClock> {
  const known = kept.get(db)
  if (known && Date.now() < known.until) return (await known.clocks)(line)
  const clocks = clocksOf(db)
  kept.set(db, { until: Date.now() + stale, clocks })
  clocks.catch(() => kept.delete(db))
  return (await clocks)(line)
}
