import { type Distribution, logNormal, normal as normalOf, weibull } from './distributions.ts'
import { deviationOf, momentsOf } from './moments.ts'
import { fitWeibull } from './fit-weibull.ts'
import { sortedOf } from './sorted.ts'

/** In the order they are tried in. */
export const fittedNames = ['normal', 'logNormal', 'weibull'] as const
export type FittedName = (typeof fittedNames)[number]

/**
 * A distribution as it fits the values. `parameters`: mean and sigma (of the logarithms, for logNormal), or shape and scale.
 * `ad`: the statistic of Anderson and Darling, A²; `p`: how often values that are so distributed lie that badly.
 */
export type Fit = {
  name: FittedName
  parameters: readonly [number, number]
  ad: number
  p: number
  distribution: Distribution
}

/** p below which a distribution is not believed. */
export const leastP = 0.05

/**
 * By maximum likelihood; for normal and logNormal with s of divisor n − 1, as the indices use it and Stephens' test requires.
 * Null where it cannot be: fewer than 8 values (the least the test is tabled for), no scatter, or for the other two a value
 * that is not above zero.
 */
export const fitOne = (name: FittedName, values: ArrayLike<number>): Fit | null =>
  fitSorted(name, sortedOf(values))

function fitSorted(name: FittedName, sorted: Float64Array): Fit | null {
  const n = sorted.length
  if (n < 8 || sorted[0] === sorted[n - 1]) return null
  if (name !== 'normal' && !(sorted[0]! > 0)) return null
  const parameters = parametersOf[name](sorted)
  if (!parameters?.every(Number.isFinite)) return null
  const distribution = distributionOf(name, parameters)
  const ad = andersonDarling(sorted, distribution)
  return Number.isFinite(ad) ? { name, parameters, ad, p: chanceOf(name, ad, n), distribution } : null
}

/** The first acceptable of normal, logNormal, Weibull, never the best of them: the best changes with every week's values. */
export const fitFirst = (values: ArrayLike<number>, least = leastP): Fit | null => fitsOf(values, least).first

/** `normal` was tried before all others, and is returned whether or not it is accepted. */
export type Fits = { first: Fit | null; normal: Fit | null }
export function fitsOf(values: ArrayLike<number>, least = leastP): Fits {
  const sorted = sortedOf(values)
  const normal = fitSorted('normal', sorted)
  for (const name of fittedNames) {
    const fit = name === 'normal' ? normal : fitSorted(name, sorted)
    if (fit && fit.p >= least) return { first: fit, normal }
  }
  return { first: null, normal }
}

const parametersOf: Record<FittedName, (sorted: Float64Array) => readonly [number, number] | null> = {
  normal: spreadOf,
  logNormal: (sorted) => spreadOf(sorted.map(Math.log)),
  weibull: fitWeibull,
}

function spreadOf(values: Float64Array): readonly [number, number] | null {
  const moments = momentsOf(values)
  const sigma = deviationOf(moments)
  return moments && sigma ? [moments.mean, sigma] : null
}

function distributionOf(name: FittedName, [a, b]: readonly [number, number]): Distribution {
  return { normal: normalOf, logNormal, weibull }[name](a, b)
}

/** A² = −n − Σ(2i − 1)/n · (ln F(xᵢ) + ln(1 − F(xₙ₊₁₋ᵢ))), NIST/SEMATECH e-Handbook 1.3.5.14. */
function andersonDarling(sorted: Float64Array, { tails }: Distribution): number {
  const n = sorted.length
  const [below, above] = [new Float64Array(n), new Float64Array(n)]
  for (let i = 0; i < n; i++) {
    const { lower, upper } = tails(sorted[i]!)
    below[i] = Math.log(lower)
    above[n - 1 - i] = Math.log(upper)
  }
  let sum = 0
  for (let i = 0; i < n; i++) sum += (2 * i + 1) * (below[i]! + above[i]!) // as long as each other
  return -n - sum / n
}

/**
 * Normal: D'Agostino and Stephens (1986), table 4.9, both parameters estimated. Weibull: MIL-HDBK-17-1F, 8.3.4.
 */
export function chanceOf(name: FittedName, ad: number, n: number): number {
  if (name === 'weibull') {
    const a = (1 + 0.2 / Math.sqrt(n)) * ad
    return 1 / (1 + Math.exp(-0.1 + 1.24 * Math.log(a) + 4.48 * a))
  }
  const a = ad * (1 + 0.75 / n + 2.25 / n ** 2)
  if (a >= 13) return 0
  if (a >= 0.6) return Math.exp(1.2937 - 5.709 * a + 0.0186 * a * a)
  if (a >= 0.34) return Math.exp(0.9177 - 4.279 * a - 1.38 * a * a)
  if (a >= 0.2) return 1 - Math.exp(-8.318 + 42.796 * a - 59.938 * a * a)
  return 1 - Math.exp(-13.436 + 101.14 * a - 223.73 * a * a)
}
