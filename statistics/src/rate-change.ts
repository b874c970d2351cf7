import { betaTails } from './beta.ts'

/** Events in so many chances. */
export type Rate = { events: number; chances: number }
/** `unclear`: what was seen may be chance. */
export type RateChange = 'lower' | 'higher' | 'unclear'

/** P(X ≤ k) of n trials with probability p. */
export const binomialCdf = (k: number, n: number, p: number) =>
  k < 0 ? 0 : k >= n ? 1 : betaTails(n - k, k + 1, 1 - p, p).lower

/**
 * Whether events came less often afterwards: the exact conditional test of two Poisson rates (Przyborowski and Wilenski, Biometrika 1940),
 * one-sided at `alpha` each way.
 */
export function rateChange(before: Rate, after: Rate, alpha = 0.05): RateChange {
  if (before.chances <= 0 || after.chances <= 0) return 'unclear'
  const all = before.events + after.events
  const share = after.chances / (before.chances + after.chances)
  if (binomialCdf(after.events, all, share) <= alpha) return 'lower'
  return 1 - binomialCdf(after.events - 1, all, share) <= alpha ? 'higher' : 'unclear'
}
