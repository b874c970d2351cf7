import { type Tails } from './gamma.ts'

/**
 * The x ≥ 0 below which the share p is, from the lesser of the two tails: p = 1e-12 and p = 1 − 1e-12 are answered
 * alike. Doubling finds two numbers around it, and bisection ends where no number is between them, so the answer is
 * as exact as the tails are: nothing to converge, nothing to fail. Null outside 0 < p < 1.
 */
export function quantileOfTails(tails: (x: number) => Tails, p: number, above = 1 - p): number | null {
  if (!(p > 0 && above > 0)) return null
  const isBelow = (x: number) => (p < above ? tails(x).lower < p : tails(x).upper > above)
  let high = 1
  while (isBelow(high) && high < 1e300) high *= 2
  let low = high / 2
  while (!isBelow(low) && low > 1e-300) [high, low] = [low, low / 2]
  for (;;) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) return middle
    if (isBelow(middle)) low = middle
    else high = middle
  }
}
