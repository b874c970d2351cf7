import { betaTails } from './beta.ts'
import { gammaTails, type Tails } from './gamma.ts'
import { cdf } from './normal.ts'
import { quantileOfTails } from './quantile.ts'

/** A distribution of one continuous figure. `quantile` is null outside 0 < p < 1; nothing of it is ever NaN. */
export type Distribution = {
  /** P(X ≤ x) and P(X > x). */
  tails: (x: number) => Tails
  /** The x below which the share p of the values is. */
  quantile: (p: number) => number | null
}

/** Of what is never below zero. */
function positive(tails: (x: number) => Tails): Distribution {
  return { tails, quantile: (p) => quantileOfTails(tails, p) }
}

export const gamma = (shape: number, scale = 1) => positive((x) => gammaTails(shape, x / scale))

/** χ² with so many degrees of freedom. */
export const chiSquare = (freedom: number) => gamma(freedom / 2, 2)

export const beta = (a: number, b: number) => positive((x) => betaTails(a, b, Math.max(0, Math.min(1, x))))

/** F with the degrees of freedom of the numerator and of the denominator. */
export const fisher = (above: number, below: number) =>
  positive((x) => {
    if (!(x > 0)) return { lower: 0, upper: 1 }
    if (x === Infinity) return { lower: 1, upper: 0 }
    const whole = above * x + below
    return betaTails(above / 2, below / 2, (above * x) / whole, below / whole)
  })

/** Student's t. */
export function student(freedom: number): Distribution {
  const aboveOf = (size: number) => {
    if (size === Infinity) return 0
    const whole = freedom + size * size
    return betaTails(freedom / 2, 0.5, freedom / whole, (size * size) / whole).lower / 2
  }
  return symmetric((x) => tailsOf(x, aboveOf(Math.abs(x))))
}

export function normal(mean = 0, sigma = 1): Distribution {
  const standard = symmetric((z) => tailsOf(z, cdf(-Math.abs(z))))
  return moved(
    standard,
    (x) => (x - mean) / sigma,
    (z) => mean + sigma * z,
  )
}

/** Of a figure whose natural logarithm is normal with this mean and sigma. */
export function logNormal(mean: number, sigma: number): Distribution {
  return moved(normal(mean, sigma), (x) => (x > 0 ? Math.log(x) : -Infinity), Math.exp)
}

/** With two parameters; it begins at zero. */
export function weibull(shape: number, scale: number): Distribution {
  return {
    tails: (x) => {
      const hazard = x > 0 ? (x / scale) ** shape : 0
      return { lower: -Math.expm1(-hazard), upper: Math.exp(-hazard) }
    },
    quantile: (p) => (p > 0 && p < 1 ? scale * (-Math.log1p(-p)) ** (1 / shape) : null),
  }
}

const tailsOf = (x: number, outer: number): Tails =>
  x > 0 ? { lower: 1 - outer, upper: outer } : { lower: outer, upper: 1 - outer }

/** Around zero; the quantile of a small p is looked for as itself, on the side of small numbers. */
function symmetric(tails: (x: number) => Tails): Distribution {
  const above = (x: number): Tails => ({ lower: 1 - 2 * tails(-x).lower, upper: 2 * tails(-x).lower })
  const far = (p: number) => quantileOfTails(above, 1 - 2 * p, 2 * p)
  const quantile = (p: number) => {
    if (p === 0.5) return 0
    const size = far(p < 0.5 ? p : 1 - p)
    return size === null ? null : p < 0.5 ? -size : size
  }
  return { tails, quantile }
}

function moved(from: Distribution, into: (x: number) => number, back: (z: number) => number): Distribution {
  return {
    tails: (x) => from.tails(into(x)),
    quantile: (p) => {
      const z = from.quantile(p)
      return z === null ? null : back(z)
    },
  }
}
