import { findBorders } from '@takt/statistics/borders.ts'
import type { AttributeInput, AttributeKind } from '@takt/contract/attribute-charts.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { attributeLimitsAt } from './attribute-limits.queries.ts'
import { attributeSamples, type TimedSample } from './attribute-samples.ts'
import { attributeChart, attributeLimitsFor, attributeStages } from './attribute-stages.ts'
import type { Step } from './steps.ts'

/** Counts are compared as rates: as counts, samples of differing size step with their size. */
const rateOf: Record<AttributeKind, AttributeKind> = {
  p: 'p',
  np: 'p',
  pPrime: 'pPrime',
  u: 'u',
  c: 'u',
  uPrime: 'uPrime',
}

/** Where the rate stepped among the samples that the newest frozen limits judge, or among all; and when these samples began. */
export async function attributeStepsOf(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  { attributeKind = 'p', sampleBy = 'hour', ...query }: AttributeInput,
): Promise<{ steps: Step[]; times: number[]; until: number | null }> {
  const place = { ...query, attributeKind, sampleBy }
  const [{ samples: all }, frozen] = await Promise.all([
    attributeSamples({ db, line }, place),
    attributeLimitsAt(db, line, query),
  ])
  const newest = attributeStages(attributeKind, all, attributeLimitsFor(frozen, place), () => []).at(-1)
  const samples = all.slice(newest?.limits ? newest.at : 0)
  const times = samples.map(({ start }) => start)
  const until = samples.at(-1)?.end ?? null
  const sigma = sigmaOf(rateOf[attributeKind], samples)
  if (sigma === null) return { steps: [], times, until }
  const usual = sizeOf(samples)
  const points = samples.map(({ size, found }) => ({ mean: found / size, n: size / usual }))
  return {
    times,
    until,
    steps: findBorders(points, sigma).map(({ at, likely, before, after: behind }) => ({
      at: times[at]!,
      after: times[likely.from - 1]!, // there are samples on both sides
      // What happens while a sample is taken may be what moved it.
      upTo: samples[likely.to]!.end,
      before,
      behind,
      sigma,
    })),
  }
}

const sizeOf = (samples: readonly TimedSample[]) =>
  samples.reduce((sum, { size }) => sum + size, 0) / Math.max(1, samples.length)

/** The scatter of a sample of usual size by chance, and with Laney's charts by the usual scatter too. */
function sigmaOf(kind: AttributeKind, samples: readonly TimedSample[]) {
  const usual = sizeOf(samples)
  const chart = usual > 0 ? attributeChart(kind, samples) : null
  if (!chart) return null
  const { centre, sigmaZ = 1 } = chart
  const ofOne = kind === 'p' || kind === 'pPrime' ? centre * (1 - centre) : centre
  return sigmaZ * Math.sqrt(Math.max(0, ofOne) / usual)
}
