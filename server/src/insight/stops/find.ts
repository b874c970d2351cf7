import { refuse } from '@takt/contract/errors.ts'
import { type LongStop, stopDays, type StopPart, type StopReason } from '@takt/contract/stops.ts'
import { stripsOf } from '../../execution/floor/floor.ts'
import { stopLimitsOf } from '../../plant/lines/lines.ts'
import type { PlantClock, Span } from '../../plant/plant/plant.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { neighboursOn, stationsPlanned } from '../boards/boards.ts'
import { type Part, partsOf } from './parts.ts'
import { lastBefore, type Run, runsOf } from './runs.ts'
import { cutsOf, reasonsOf, type StoredReason } from './stops.queries.ts'

const aDay = 86_400_000
const minute = 60_000
type PeriodQuery = { from?: string | undefined; to?: string | undefined }

/** Whole production days, so that a stop is as long as in the sums. */
export function daysFor(clock: PlantClock, period: PeriodQuery): Span {
  const now = Date.now()
  const to = Math.min(now, period.to ? Date.parse(period.to) : now)
  const from = period.from ? Date.parse(period.from) : clock.dayAt(clock.dayAt(to).start - 1).start
  if (from >= to) refuse('equipmentStatistics.nothing_yet')
  const earliest = Math.max(from, to - stopDays * aDay)
  return { from: clock.dayAt(earliest).start, to: Math.min(now, clock.dayAt(to - 1).end) }
}

export type FoundPart = Omit<StopPart, 'proposal'> & Part
export type FoundStop = Omit<LongStop, 'parts'> & { run: Run; parts: FoundPart[] }

/** Every stop of these days that needs a reason, whether it has one or not; the newest first. And what these stations did. */
export async function longStops(
  { db, line }: LineCall,
  clock: PlantClock,
  { from, to }: Span,
  stations: readonly string[],
) {
  const window = { from: isoOf(from), to: isoOf(to) }
  const [{ long }, spoken, neighbours, reasons, cuts, planned] = await Promise.all([
    stopLimitsOf(db, line),
    stripsOf(db, line, stations, window),
    neighboursOn(db, line),
    reasonsOf(db, line, window),
    cutsOf(db, line, window),
    stationsPlanned(db, [line], { running: false }),
  ])
  const runs = runsOf(clock, spoken)
  const causes = Map.groupBy(
    reasons.map((one) => ({ ...one, from: Date.parse(one.start) })),
    ({ stationNumber }) => stationNumber,
  )
  const cutAt = Map.groupBy(cuts, ({ stationNumber }) => stationNumber)
  const cycles = new Map(planned.stations.map((one) => [one.stationNumber, one.cycleTime]))
  const workIn = (run: Span) => Math.round(1000 * clock.workSecondsBetween(run.from, run.to))
  const dividedAt = (run: Run) =>
    partsOf(
      run,
      (cutAt.get(run.stationNumber) ?? []).map(({ at }) => Date.parse(at)),
      (until) => workIn({ from: run.from, to: until }),
      cycles.get(run.stationNumber) ?? null,
    )
  const explained = (stationNumber: string, { from, to }: Part) => {
    const last = lastBefore(causes.get(stationNumber) ?? [], to)
    return last && last.from >= from ? reasonOnly(last) : null
  }
  const stops = [...runs.values()]
    .flat()
    .filter(({ timeClass, from, to }) => ['unplanned', 'delay'].includes(timeClass) && to - from > long)
    .filter(
      ({ timeClass, stationNumber }) => timeClass !== 'delay' || !neighbours.isReworkOnly(stationNumber),
    )
    .map((run) => ({ run, length: workIn(run) }))
    .filter(({ length }) => length > long)
    .map(({ run, length }): FoundStop => {
      const { stationNumber, status, from: start, to: end } = run
      const parts = dividedAt(run)
      return {
        run,
        stationNumber,
        start: isoOf(start),
        end: isoOf(end),
        isOpen: end === to && to > Date.now() - minute,
        length,
        lostPieces: parts.reduce<number | null>(
          (sum, { lostPieces }) => (lostPieces === null ? null : (sum ?? 0) + lostPieces),
          null,
        ),
        stationStatus: status,
        parts: parts.map((part) => ({
          ...part,
          start: isoOf(part.from),
          end: isoOf(part.to),
          explained: explained(stationNumber, part),
        })),
      }
    })
    .toSorted((a, b) => (a.start < b.start ? 1 : -1))
  return { stops, runs, neighbours }
}

export const reasonOnly = ({
  stationNumber: _,
  start: __,
  from: ___,
  ...reason
}: StoredReason & { from?: number }): StopReason => reason
