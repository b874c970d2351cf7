import { finite } from './ratio.ts'

/**
 * What a set of values leaves behind: count, mean, sum of squared deviations from the mean, smallest, largest.
 * Never Σx²: it loses every digit when the mean is large against the scatter. No values, no moments: null.
 */
export type Moments = { n: number; mean: number; m2: number; min: number; max: number }

/** Welford's step (1962). What is not a finite number is not a measurement and changes nothing. */
export function addTo(moments: Moments | null, value: number): Moments | null {
  if (!Number.isFinite(value)) return moments
  if (!moments) return { n: 1, mean: value, m2: 0, min: value, max: value }
  const n = moments.n + 1
  const off = value - moments.mean
  const mean = moments.mean + off / n
  return {
    n,
    mean,
    m2: moments.m2 + off * (value - mean),
    min: Math.min(moments.min, value),
    max: Math.max(moments.max, value),
  }
}

/** The step of `addTo`; that thousands of values leave no thousands of objects behind is why it is written out. */
export function momentsOf(values: ArrayLike<number>): Moments | null {
  let n = 0
  let mean = 0
  let m2 = 0
  let min = Infinity
  let max = -Infinity
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    if (!Number.isFinite(value)) continue
    n += 1
    const off = value - mean
    mean += off / n
    m2 += off * (value - mean)
    if (value < min) min = value
    if (value > max) max = value
  }
  return n === 0 ? null : { n, mean, m2, min, max }
}

/** The moments of two sets together (Chan, Golub, LeVeque 1979): days make a month without reading a value again. */
export function merge(a: Moments | null, b: Moments | null): Moments | null {
  if (!a?.n) return b
  if (!b?.n) return a
  const n = a.n + b.n
  const off = b.mean - a.mean
  return {
    n,
    mean: a.mean + (off * b.n) / n,
    m2: a.m2 + b.m2 + (off * off * a.n * b.n) / n,
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
  }
}

/** The same of many, likewise written out. */
export function mergeAll(groups: readonly (Moments | null)[]): Moments | null {
  let n = 0
  let mean = 0
  let m2 = 0
  let min = Infinity
  let max = -Infinity
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at]
    if (!group?.n) continue
    const off = n === 0 ? 0 : group.mean - mean
    const all = n + group.n
    mean = n === 0 ? group.mean : mean + (off * group.n) / all
    m2 = m2 + group.m2 + (off * off * n * group.n) / all
    n = all
    if (group.min < min) min = group.min
    if (group.max > max) max = group.max
  }
  return n === 0 ? null : { n, mean, m2, min, max }
}

/** The standard deviation s, divisor n − 1; null for fewer than two values. */
export function deviationOf(moments: Moments | null): number | null {
  return moments ? finite(Math.sqrt(moments.m2 / (moments.n - 1))) : null
}
