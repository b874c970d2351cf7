import { type indicesOf, type Ppm, type SpecLimits } from './capability.ts'
import { type Distribution } from './distributions.ts'
import { ratio } from './ratio.ts'

/**
 * ISO 22514-2: both = (USL − LSL)/(X99.865 − X0.135), upper = (USL − X50)/(X99.865 − X50), lower = (X50 − LSL)/(X50 − X0.135).
 * The quantiles are those of the fitted distribution, never of the sample: below some 740 values its 0.135 % is its least value.
 */
export function quantileIndicesOf(
  distribution: Distribution,
  { lowerSpecLimit, upperSpecLimit }: SpecLimits,
): ReturnType<typeof indicesOf> {
  const at = (p: number) => distribution.quantile(p) ?? NaN
  const [low, middle, high] = [at(0.00135), at(0.5), at(0.99865)]
  const lower = lowerSpecLimit === null ? null : ratio(middle - lowerSpecLimit, middle - low)
  const upper = upperSpecLimit === null ? null : ratio(upperSpecLimit - middle, high - middle)
  return {
    both:
      lowerSpecLimit === null || upperSpecLimit === null
        ? null
        : ratio(upperSpecLimit - lowerSpecLimit, high - low),
    lower,
    upper,
    worst: lower !== null && upper !== null ? Math.min(lower, upper) : (lower ?? upper),
  }
}

/** What the distribution puts outside the limits. */
export function quantilePpm(distribution: Distribution, { lowerSpecLimit, upperSpecLimit }: SpecLimits): Ppm {
  const below = lowerSpecLimit === null ? null : 1e6 * distribution.tails(lowerSpecLimit).lower
  const above = upperSpecLimit === null ? null : 1e6 * distribution.tails(upperSpecLimit).upper
  return { below, above, total: below === null && above === null ? null : (below ?? 0) + (above ?? 0) }
}
