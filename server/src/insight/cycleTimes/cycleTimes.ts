import {
  type Cycles,
  type StationCyclesQuery,
  type CycleTimes,
  type CycleTimesQuery,
  leastHours,
  leastInHour,
  mostPoints,
} from '@takt/contract/cycleTimes.ts'
import { histogramOf } from '@takt/statistics/histogram.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import { bestHours, cycleSums, newestCycles, typesPassed } from '../../execution/floor/floor.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { taktOfLineNow } from '../boards/boards.ts'
import { spanOf } from './span.ts'
import { targetsIn } from './targets.ts'

/** Station by station, in the order of the line, and type by type. */
export async function cycleTimesOf(
  { db, line }: LineCall,
  query: CycleTimesQuery,
  now = Date.now(),
): Promise<CycleTimes> {
  const of = spanOf(query, now)
  const planned = await targetsIn(db, line, { ...of, types: await typesPassed(db, line, of) })
  const [sums, takt] = await Promise.all([cycleSums(db, line, of, planned.targets), taktOfLineNow(db, line)])
  const rows = sums.map(({ hits, aimed, ...sum }) => {
    const target = planned.at(sum)
    const { cycleTime } = target
    return {
      ...sum,
      ...target,
      hitRate: ratio(hits, aimed),
      cycleTimePerHour: cycleTime === null ? null : ratio(3600, cycleTime),
      actualPerHour: 3600 / sum.averageCycle,
    }
  })
  const { from, to } = of
  return { from, to, takt, rows: rows.toSorted((a, b) => planned.placeOf(a) - planned.placeOf(b)) }
}

/** What a station took for each unit of a type, and the pace it has shown that it can keep. */
export async function cyclesAt(
  { db, line }: LineCall,
  query: StationCyclesQuery,
  now = Date.now(),
): Promise<Cycles> {
  const of = spanOf(query, now)
  const [newest, { hours, best }] = await Promise.all([
    newestCycles(db, line, of, mostPoints),
    bestHours(db, line, of, leastInHour),
  ])
  return {
    points: newest.toReversed(),
    bins: histogramOf(newest.map(({ cycle }) => cycle)),
    hours,
    best: hours < leastHours ? null : best,
  }
}
