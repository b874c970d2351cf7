import type { z } from 'zod'
import {
  type EquipmentQuery,
  type EquipmentTimes,
  longestDays,
  stripDays,
} from '@takt/contract/equipmentStatistics.ts'
import { refuse } from '@takt/contract/errors.ts'
import { stationStatuses } from '@takt/contract/stations.ts'
import { type StatusInStrip, stripsOf } from '../../execution/floor/floor.ts'
import { type Span, withinAll } from '../../plant/plant/plant.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { bottleneckDuring } from './bottleneck.ts'
import { shiftsOf } from './shifts.ts'
import { bottleneckOf, lineSince, stationsPlanned } from '../boards/boards.ts'
import { stationTimesOf } from '../stationFigures/stationFigures.ts'

const aDay = 86_400_000

/** How every station of the line spent a period: one answer for the page. */
export async function equipmentTimes(
  { db, line }: LineCall,
  query: z.output<typeof EquipmentQuery>,
): Promise<EquipmentTimes> {
  const clock = await clockOf(db, line)
  const now = Date.now()
  const until = Math.min(now, query.to ? Date.parse(query.to) : now)
  const from = query.from ? Date.parse(query.from) : clock.dayAt(until).start
  const begun = await lineSince(db, line)
  const since = begun < until ? Math.max(from, begun) : from
  if (from >= until) refuse('equipmentStatistics.nothing_yet')
  if (until - from > longestDays * aDay) refuse('equipmentStatistics.too_long', { most: longestDays })
  const stripSince = Math.max(since, until - stripDays * aDay)
  // What runs now proves nothing about a time that is over.
  const { stations: planned } = await stationsPlanned(db, [line], { running: until === now })
  const stations = planned.map(({ own, pace, isRework }) => ({ ...own, pace, isRework }))
  const pacing = bottleneckOf(stations)
  const ofLine = stations.filter(({ isRework }) => !isRework)
  const inStrips = [...ofLine, ...stations.filter(({ isRework }) => isRework)]
  const numbers = inStrips.map(({ stationNumber }) => stationNumber)
  const shiftsFrom = Math.min(since, clock.dayAt(until - 3 * aDay).start)
  const [figures, shifts, spoken] = await Promise.all([
    stationTimesOf(db, line, clock, stations, { from: since, to: until }),
    shiftsOf(db, line, clock, pacing, { from: shiftsFrom, to: until, begun }),
    stripsOf(db, line, numbers, { from: isoOf(stripSince), to: isoOf(until) }),
  ])
  const work = clock.workSpans(stripSince, until)
  const spokenOnLine = new Map(
    ofLine.map(({ stationNumber }) => [stationNumber, spoken.get(stationNumber) ?? []]),
  )
  return {
    since: isoOf(since),
    until: isoOf(until),
    workSeconds: clock.workSecondsBetween(since, until),
    stations: figures,
    stripSince: isoOf(stripSince),
    strips: inStrips.map(({ stationNumber, isRework }) => ({
      stationNumber,
      isRework,
      said: stripOf(spoken.get(stationNumber) ?? [], work, stripSince),
    })),
    work: work.map(({ from, to }) => ({ start: isoOf(from), end: isoOf(to) })),
    bottleneck: bottleneckDuring(spokenOnLine, work),
    shifts,
  }
}

/** Breaks are planned, whatever the station reported in them. */
function stripOf(spoken: readonly StatusInStrip[], work: readonly Span[], since: number): number[] {
  const numbers: number[] = []
  for (const span of spoken)
    for (const { from, to } of withinAll(span, work))
      numbers.push(stationStatuses.indexOf(span.stationStatus), from - since, to - since)
  return numbers
}
