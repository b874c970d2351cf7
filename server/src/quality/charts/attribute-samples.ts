import type { Sample } from '@takt/statistics/charts.ts'
import type { AttributeInput, AttributeKind, SampleSpan } from '@takt/contract/attribute-charts.ts'
import { benchesOf, faultsByQuarter, ngByQuarter } from '../../execution/floor/floor.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'

const aDay = 86_400_000
const anHour = 3_600_000
/** Where no period is given. */
const usualDays = 14
const ofFaults: readonly AttributeKind[] = ['u', 'c', 'uPrime']

export type TimedSample = Sample & { start: number; end: number }

/** NG passes or faults of each hour, shift or production day; a time without a pass is no sample. */
export async function attributeSamples(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  query: AttributeInput & { attributeKind: AttributeKind; sampleBy: SampleSpan },
) {
  const { stationNumber, typeNo, attributeKind, sampleBy } = query
  const clock = await clockOf(db, line)
  const until = query.to ?? isoOf(Date.now())
  const since = query.from ?? isoOf(clock.dayAt(Date.parse(until) - usualDays * aDay).start)
  const period = { from: since, to: until }
  // Of the whole line: what is reworked often would look like a line that is good.
  const without = stationNumber === undefined ? [...(await benchesOf(db, line, period))] : []
  const of = { stationNumber, typeNo, ...period, without }
  const areFaults = ofFaults.includes(attributeKind)
  const [passes, faults] = await Promise.all([
    ngByQuarter(db, line, of),
    areFaults ? faultsByQuarter(db, line, of) : [],
  ])
  const quarters = areFaults ? [...passes.map((one) => ({ ...one, found: 0 })), ...faults] : passes
  return { since, until, samples: samplesOf(quarters, spanOf(clock, sampleBy)) }
}

type Span = { start: number; end: number }

/** The sample that a moment belongs to. Hours are those of the production day: also where the zone is half an hour off. */
function spanOf(clock: PlantClock, sampleBy: SampleSpan) {
  return (ms: number): Span | null => {
    const day = clock.dayAt(ms)
    if (sampleBy === 'day') return day
    if (sampleBy === 'shift') return clock.shiftAt(ms)
    const start = day.start + Math.floor((ms - day.start) / anHour) * anHour
    return { start, end: Math.min(start + anHour, day.end) }
  }
}

/** Outside of every shift nothing is a sample of one. */
function samplesOf(
  quarters: readonly { slot: string; passes: number; found: number }[],
  spanAt: (ms: number) => Span | null,
): TimedSample[] {
  const samples = new Map<number, TimedSample>()
  for (const { slot, passes, found } of quarters) {
    const span = spanAt(Date.parse(slot))
    if (span === null) continue
    const { start, end } = span
    const sample = samples.get(start) ?? { size: 0, found: 0 }
    samples.set(start, { start, end, size: sample.size + passes, found: sample.found + found })
  }
  return [...samples.values()].filter(({ size }) => size > 0).toSorted((a, b) => a.start - b.start)
}
