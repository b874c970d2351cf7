import { type ChartPoint, type ChartPoints } from './charts.ts'

/** What EWMA and CUSUM watch: the target, and the sigma of one plotted value (of a mean of n: sigma within / √n). */
export type Target = { target: number; sigma: number }

/**
 * EWMA (NIST/SEMATECH e-Handbook 6.3.2.4): E = λ·x + (1 − λ)·E before, from the target on. The limits are those of each
 * point, target ± L·sigma·√(λ/(2−λ)·(1−(1−λ)²ⁱ)), or `steady`: those they tend to. A gap is passed over.
 * No run rules on it: its points hang together. Null for a sigma that is not above zero.
 */
export function ewmaChart(
  values: readonly (number | null)[],
  { target, sigma }: Target,
  { lambda = 0.2, width = 3, steady = false } = {},
): ChartPoints | null {
  if (!(sigma > 0 && lambda > 0 && lambda <= 1 && Number.isFinite(target))) return null
  let level = target
  let seen = 0
  return values.map((value): ChartPoint | null => {
    if (value === null || !Number.isFinite(value)) return null
    level += lambda * (value - level)
    seen += 1
    const share = steady ? 1 : 1 - (1 - lambda) ** (2 * seen)
    const own = sigma * Math.sqrt((lambda / (2 - lambda)) * share)
    return {
      value: level,
      centre: target,
      sigma: own,
      lower: target - width * own,
      upper: target + width * own,
    }
  })
}

/** Both sums in the unit of the values; `signal` where one is beyond the limit. */
export type CusumPoint = { up: number; down: number; limit: number; signal: boolean }

/**
 * CUSUM in two sums (NIST/SEMATECH e-Handbook 6.3.2.3): up = max(0, before + x − target − k), down likewise, against h;
 * k and h in sigmas. The usual 0.5 and 5 find a shift of one sigma after some 10 points, and give a false alarm every 465.
 * The sums go on after a signal; `reset` begins anew behind each. A gap is passed over.
 */
export function cusumChart(
  values: readonly (number | null)[],
  { target, sigma }: Target,
  { k = 0.5, h = 5, reset = false } = {},
): (CusumPoint | null)[] | null {
  if (!(sigma > 0 && Number.isFinite(target))) return null
  const limit = h * sigma
  let [up, down] = [0, 0]
  return values.map((value) => {
    if (value === null || !Number.isFinite(value)) return null
    up = Math.max(0, up + value - target - k * sigma)
    down = Math.max(0, down - value + target - k * sigma)
    const point = { up, down, limit, signal: up > limit || down > limit }
    if (reset && point.signal) [up, down] = [0, 0]
    return point
  })
}
