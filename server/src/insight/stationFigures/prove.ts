import { isDeepStrictEqual } from 'node:util'
import { longestDays } from '@takt/contract/equipmentStatistics.ts'
import { settledAfter } from '../../execution/floor/floor.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import { stopLimitsOf } from '../../plant/lines/lines.ts'
import { clocksOf } from '../../plant/plant/plant.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { daysIn } from './parts.ts'
import { rightDays, sumUp } from './station-days.ts'
import { archivedUntil, keptSums } from './station-days.queries.ts'

const aDay = 86_400_000

/** Compares the sums that are kept with those the messages come to now. */
export async function proveStationDays(db: Db, line: LineNumber) {
  const [clock, limits, archived, inUse] = await Promise.all([
    clocksOf(db).then((clocks) => clocks(line)),
    stopLimitsOf(db, line),
    archivedUntil(db),
    stationsInUse(db, line),
  ])
  const stations = inUse.map(({ stationNumber }) => stationNumber)
  const until = Date.now() - settledAfter
  const days = daysIn(clock, { from: until - longestDays * aDay, to: until }).filter(
    ({ start, end }) => end <= until && start >= archived,
  )
  const right = await rightDays(db, line, clock, days, limits)
  const kept = await keptSums(db, line, [...right], stations, 'whole')
  const shifts = await keptSums(db, line, [...right], stations, 'shifts')
  const different: string[] = []
  for (const day of days) {
    const { productionDay } = day
    if (!right.has(productionDay)) continue
    const fresh = JSON.parse(JSON.stringify(await sumUp(db, line, clock, day, limits))) as Awaited<
      ReturnType<typeof sumUp>
    >
    const sumsIn = (rows: typeof kept) => rows.find((row) => row.productionDay === productionDay)?.sums ?? []
    const isSame = isDeepStrictEqual([sumsIn(kept)[0], sumsIn(shifts)], [fresh.whole, fresh.shifts])
    if (!isSame) different.push(productionDay)
  }
  return { days: right.size, different }
}
