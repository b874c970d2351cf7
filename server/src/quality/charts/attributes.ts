import { type AttributeChart, cChart, npChart, pChart, type Sample, uChart } from '@takt/statistics/charts.ts'
import { pPrimeChart, uPrimeChart } from '@takt/statistics/laney.ts'
import { findRuleBreaks } from '@takt/statistics/runs.ts'
import type {
  AttributeInput,
  AttributeKind,
  AttributeReport,
  SampleSpan,
} from '@takt/contract/attribute-charts.ts'
import { benchesOf, faultsByQuarter, ngByQuarter } from '../../execution/floor/floor.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'

const aDay = 86_400_000
const anHour = 3_600_000
/** Where the period is not said. */
const usualDays = 14

type Chart = AttributeChart & { sigmaZ?: number }

const makers: Record<AttributeKind, (samples: Sample[]) => Chart | null> = {
  p: (samples) => pChart(samples),
  np: (samples) => npChart(samples),
  pPrime: (samples) => pPrimeChart(samples),
  u: (samples) => uChart(samples),
  c: (samples) => cChart(samples.map(({ found }) => found)),
  uPrime: (samples) => uPrimeChart(samples),
}

/** NG passes or faults of each hour, shift or production day; a time without a pass is no sample. */
export async function attributesOf(
  { db, line }: LineCall,
  { attributeKind = 'p', sampleBy = 'hour', ...wanted }: AttributeInput,
): Promise<AttributeReport> {
  const clock = await clockOf(db, line)
  const until = wanted.to ?? isoOf(Date.now())
  const since = wanted.from ?? isoOf(clock.dayAt(Date.parse(until) - usualDays * aDay).start)
  const period = { from: since, to: until }
  // Of the whole line: what is reworked often would look like a line that is good.
  const without = wanted.stationNumber === undefined ? [...(await benchesOf(db, line, period))] : []
  const of = { ...wanted, ...period, without }
  const areFaults = ['u', 'c', 'uPrime'].includes(attributeKind)
  const [passes, faults] = await Promise.all([
    ngByQuarter(db, line, of),
    areFaults ? faultsByQuarter(db, line, of) : [],
  ])
  const samples = samplesOf(
    areFaults ? [...passes.map((one) => ({ ...one, found: 0 })), ...faults] : passes,
    spanOf(clock, sampleBy),
  )
  const chart = makers[attributeKind](samples)
  const points = chart?.points ?? samples.map(() => null)
  return {
    attributeKind,
    sampleBy,
    since,
    until,
    times: samples.map(({ start }) => isoOf(start)),
    sizes: samples.map(({ size }) => size),
    found: samples.map(({ found }) => found),
    values: points.map((point) => point?.value ?? null),
    lower: points.map((point) => point?.lower ?? null),
    upper: points.map((point) => point?.upper ?? null),
    centres: points.map((point) => point?.centre ?? null),
    centre: chart?.centre ?? null,
    sigmaZ: chart?.sigmaZ ?? null,
    broken: findRuleBreaks(points, [1, 2]),
  }
}

/** When the sample begins that a moment belongs to. Hours are those of the production day: also where the zone is half an hour off. */
function spanOf(clock: PlantClock, sampleBy: SampleSpan) {
  return (ms: number) => {
    const { start } = clock.dayAt(ms)
    if (sampleBy === 'day') return start
    if (sampleBy === 'shift') return clock.shiftAt(ms)?.start ?? null
    return start + Math.floor((ms - start) / anHour) * anHour
  }
}

/** Outside of every shift nothing is a sample of one. */
function samplesOf(
  quarters: readonly { slot: string; passes: number; found: number }[],
  startOf: (ms: number) => number | null,
) {
  const samples = new Map<number, Sample & { start: number }>()
  for (const { slot, passes, found } of quarters) {
    const start = startOf(Date.parse(slot))
    if (start === null) continue
    const sample = samples.get(start) ?? { start, size: 0, found: 0 }
    samples.set(start, { start, size: sample.size + passes, found: sample.found + found })
  }
  return [...samples.values()].filter(({ size }) => size > 0).toSorted((a, b) => a.start - b.start)
}
