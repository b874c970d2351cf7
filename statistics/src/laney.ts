import { type AttributeChart, chartRates, pChart, type Sample, uChart } from './charts.ts'
import { ratio } from './ratio.ts'
import { sigmaOfMovingRange } from './sigma.ts'

/** `sigmaZ` 1: the samples scatter as the binomial (Poisson) predicts; 2: twice as much, and a plain chart would raise false alarms. */
export type LaneyChart = AttributeChart & { sigmaZ: number }

/**
 * p′ and u′ (Laney, Quality Engineering 14, 2002), for samples so large that the usual limits close on the centre line:
 * each sample in units of its own sigma, z, and the limits wider by MR̄(z)/d2. Null where the samples do not scatter.
 */
export function pPrimeChart(samples: readonly Sample[], frozen?: LaneyBasis): LaneyChart | null {
  return widened(samples, pChart(samples, frozen?.centre), 1, frozen)
}

export function uPrimeChart(samples: readonly Sample[], frozen?: LaneyBasis): LaneyChart | null {
  return widened(samples, uChart(samples, frozen?.centre), Infinity, frozen)
}

/** What is stored when its limits are frozen. */
export type LaneyBasis = { centre: number; sigmaZ: number }

function widened(
  samples: readonly Sample[],
  plain: AttributeChart | null,
  ceiling: number,
  frozen?: LaneyBasis,
) {
  if (!plain) return null
  const seen = plain.points.filter((point) => point !== null)
  const zs = seen.flatMap(({ value, centre, sigma }) => ratio(value - centre, sigma) ?? [])
  const sigmaZ = frozen?.sigmaZ ?? sigmaOfMovingRange(zs).sigma
  if (!sigmaZ) return null
  const one = (size: number) =>
    ceiling === 1 ? Math.sqrt((plain.centre * (1 - plain.centre)) / size) : Math.sqrt(plain.centre / size)
  const chart = chartRates(samples, plain.centre, (_, size) => sigmaZ * one(size), ceiling)
  return chart && { ...chart, sigmaZ }
}
