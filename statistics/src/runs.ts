import type { ChartPoint } from './charts.ts'
import { type Track, trackOf } from './tracks.ts'

/** Nelson's eight tests (Journal of Quality Technology 16, 1984). */
export const nelsonRules = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type NelsonRule = (typeof nelsonRules)[number]

/**
 * The four rules of the Western Electric handbook (1956): one beyond 3 sigma, two of three beyond 2, four of five beyond 1,
 * eight on one side. The first three are Nelson's 1, 5 and 6; the fourth he made nine, so here it has a number of its own.
 */
export const westernElectricRules = [1, 5, 6, 9] as const
export type Rule = NelsonRule | 9

/** For ranges, S, p, c and u: their scatter is not symmetric, so the zones of rules 5 to 8 mean nothing there. */
export const skewedRules: readonly Rule[] = [1, 2, 3, 4, 9]

/** A rule broken, and the place of the point that completed the pattern. */
export type RuleBreak<R extends Rule = NelsonRule> = { rule: R; at: number }

/** How many points a pattern goes over, from the one that completes it back. */
export const pointsOf = (rule: Rule) => patterns[rule].of + (rule === 3 ? 1 : rule === 4 ? 2 : 0)

type Point = Pick<ChartPoint, 'value' | 'centre' | 'sigma'>
/** What rules need of a level. */
type Zoned = { at: number; centre: number; sigma: number }

/**
 * Points as the rules see them, as parallel arrays: sigmas from the centre line, NaN for a gap; up (1) or down (−1) from the last point; turned there.
 * `side` −1 is the same upside down.
 */
type Seen = { z: Float64Array; step: Int8Array; turned: Uint8Array }
type Pattern = { hits: number; of: number; isHit: (seen: Seen, at: number, side: 1 | -1) => boolean }

/** `hits` out of `of` points in a row. Written for the upper side: the lower is its mirror. */
const patterns: Record<Rule, Pattern> = {
  1: { hits: 1, of: 1, isHit: ({ z }, at, side) => side * z[at]! > 3 },
  2: { hits: 9, of: 9, isHit: ({ z }, at, side) => side * z[at]! > 0 },
  3: { hits: 5, of: 5, isHit: ({ step }, at, side) => side * step[at]! > 0 }, // six points are five steps
  4: { hits: 12, of: 12, isHit: ({ turned }, at) => turned[at] === 1 }, // fourteen points turn at twelve
  5: { hits: 2, of: 3, isHit: ({ z }, at, side) => side * z[at]! > 2 },
  6: { hits: 4, of: 5, isHit: ({ z }, at, side) => side * z[at]! > 1 },
  7: { hits: 15, of: 15, isHit: ({ z }, at) => Math.abs(z[at]!) <= 1 },
  8: { hits: 8, of: 8, isHit: ({ z }, at) => Math.abs(z[at]!) > 1 },
  9: { hits: 8, of: 8, isHit: ({ z }, at, side) => side * z[at]! > 0 },
}

/**
 * Where a chart breaks the rules, in the order of the points. Only the point that completes a pattern is named, and each
 * further point that completes it again. Exactly 3 sigma is not beyond; a point on the centre line and a gap end a run.
 */
export function findRuleBreaks(points: readonly (Point | null)[], rules?: readonly NelsonRule[]): RuleBreak[]
export function findRuleBreaks<R extends Rule>(
  points: readonly (Point | null)[],
  rules: readonly R[],
): RuleBreak<R>[]
export function findRuleBreaks(
  points: readonly (Point | null)[],
  rules: readonly Rule[] = nelsonRules,
): RuleBreak<Rule>[] {
  return findBreaksOf(trackOf(points), rules)
}

/** The same for points in parallel arrays. `since`: what points before this one complete is not named. */
export function findBreaksOf(track: Track<Zoned>, rules: readonly Rule[], since = 0): RuleBreak<Rule>[] {
  const { length } = track.values
  const seen = seeAll(track, rules.includes(3) || rules.includes(4))
  const broken = new Uint16Array(length) // a bit for each of the rules
  for (const [i, rule] of rules.entries())
    for (const side of [1, -1] as const) markBreaks(seen, patterns[rule], side, broken, 1 << i)
  const found: RuleBreak<Rule>[] = []
  for (let at = Math.max(0, since); at < length; at++) {
    if (broken[at] === 0) continue
    for (const [i, rule] of rules.entries()) if (broken[at]! & (1 << i)) found.push({ rule, at })
  }
  return found
}

/** The point must be a hit itself: one that merely follows an old pattern completes nothing. */
function markBreaks(
  seen: Seen,
  { hits, of, isHit }: Pattern,
  side: 1 | -1,
  broken: Uint16Array,
  mark: number,
) {
  let [count, recent] = [0, 0] // hits among the last `of` points, and which: a bit for each, the newest first
  for (let at = 0; at < broken.length; at++) {
    if (Number.isNaN(seen.z[at])) {
      count = recent = 0
      continue
    }
    count -= (recent >> (of - 1)) & 1
    recent <<= 1
    if (!isHit(seen, at, side)) continue
    recent |= 1
    count++
    if (count >= hits) broken[at]! |= mark
  }
}

/** `steps`: two rules alone look at them. */
function seeAll({ values, levels }: Track<Zoned>, steps: boolean): Seen {
  const { length } = values
  const z = new Float64Array(length).fill(Number.NaN)
  const [step, turned] = [new Int8Array(length), new Uint8Array(length)]
  let next = 0
  let [centre, sigma] = [0, 1]
  for (let at = 0; at < length; at++) {
    if (levels[next]?.at === at) ({ centre, sigma } = levels[next++]!)
    const value = values[at]!
    if (Number.isNaN(value)) continue
    z[at] = inSigmas(value - centre, sigma)
    if (!steps) continue
    const before = at > 0 ? values[at - 1]! : Number.NaN
    if (Number.isNaN(before)) continue
    step[at] = Math.sign(inSigmas(value - before, sigma))
    turned[at] = step[at]! * step[at - 1]! < 0 ? 1 : 0
  }
  return { z, step, turned }
}

/** To 9 decimals, so that 10.3 is exactly 3 × 0.1 above 10 in binary too, and equal means are equal. */
function inSigmas(distance: number, sigma: number) {
  return distance === 0 ? 0 : Math.round((distance / sigma) * 1e9) / 1e9
}
