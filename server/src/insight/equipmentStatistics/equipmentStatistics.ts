import type { z } from 'zod'
import {
  type EquipmentAsked,
  type EquipmentTimes,
  longestDays,
  stripDays,
} from '@takt/contract/equipmentStatistics.ts'
import { refuse } from '@takt/contract/errors.ts'
import { stationStatuses } from '@takt/contract/stations.ts'
import { type SaidInStrip, stripsOf } from '../../execution/floor/floor.ts'
import { type PlantClock, type Span, withinAll } from '../../plant/plant/plant.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { bottleneckDuring } from './bottleneck.ts'
import { bottleneckOf, stationsPlanned } from '../boards/boards.ts'
import { stationFigures, stationTimesOf } from '../stationFigures/stationFigures.ts'

const aDay = 86_400_000
const mostShifts = 60

/** How every station of the line spent a period: one answer for the page. */
export async function equipmentTimes(
  { db, line }: LineCall,
  asked: z.output<typeof EquipmentAsked>,
): Promise<EquipmentTimes> {
  const clock = await clockOf(db, line)
  const now = Date.now()
  const until = Math.min(now, asked.to ? Date.parse(asked.to) : now)
  const since = asked.from ? Date.parse(asked.from) : clock.dayAt(until).start
  if (since >= until) refuse('equipmentStatistics.nothing_yet')
  if (until - since > longestDays * aDay) refuse('equipmentStatistics.too_long', { most: longestDays })
  const stripSince = Math.max(since, until - stripDays * aDay)
  const { stations } = await stationsPlanned(db, [line], { running: false })
  const pacing = bottleneckOf(stations)
  const numbers = stations.map(({ stationNumber }) => stationNumber)
  const shifts = shiftsOf(clock, { from: Math.min(since, clock.dayAt(until - 3 * aDay).start), to: until })
  const [figures, shiftsAt, spoken] = await Promise.all([
    stationTimesOf(db, line, clock, stations, { from: since, to: until }),
    pacing ? stationFigures(db, line, clock, [pacing], shifts.map(asSpan)) : null,
    stripsOf(db, line, numbers, { from: isoOf(stripSince), to: isoOf(until) }),
  ])
  const work = clock.workSpans(stripSince, until)
  return {
    since: isoOf(since),
    until: isoOf(until),
    workSeconds: clock.workSecondsBetween(since, until),
    stations: figures,
    stripSince: isoOf(stripSince),
    strips: stations.map(({ stationNumber }) => ({
      stationNumber,
      said: saidIn(spoken.get(stationNumber) ?? [], work, stripSince),
    })),
    work: work.map(({ from, to }) => ({ start: isoOf(from), end: isoOf(to) })),
    bottleneck: bottleneckDuring(spoken, work),
    shifts: shifts.map(({ productionDay, shiftName, start, end }, place) => {
      const { availability, effectiveness, quality, oee, produced } = shiftsAt
        ? shiftsAt(pacing!, place) // there is one where it was asked
        : nothing
      return {
        productionDay,
        shiftName,
        start: isoOf(start),
        end: isoOf(end),
        availability,
        effectiveness,
        quality,
        oee,
        produced,
      }
    }),
  }
}

/** Breaks are planned, whatever the station said in them. */
function saidIn(spoken: readonly SaidInStrip[], work: readonly Span[], since: number): number[] {
  const numbers: number[] = []
  for (const said of spoken)
    for (const { from, to } of withinAll(said, work))
      numbers.push(stationStatuses.indexOf(said.stationStatus), from - since, to - since)
  return numbers
}

const nothing = { availability: null, effectiveness: null, quality: null, oee: null, produced: 0 }
const asSpan = ({ start, end }: { start: number; end: number }): Span => ({ from: start, to: end })

/** The newest shifts of the period, cut at its ends; where no shift is defined, production days. */
function shiftsOf(clock: PlantClock, { from, to }: Span) {
  const found = []
  for (let day = clock.dayAt(to - 1); day.end > from && found.length < mostShifts;) {
    for (const shift of day.shifts.toReversed()) {
      const [start, end] = [Math.max(from, shift.start), Math.min(to, shift.end)]
      if (start < end) found.push({ ...shift, start, end })
    }
    day = clock.dayAt(day.start - 1)
  }
  return found.slice(0, mostShifts).toReversed()
}
