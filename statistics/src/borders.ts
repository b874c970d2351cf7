/** A point of a chart: the mean of so many values. */
type Point = { mean: number; n: number }
type Stretch = { from: number; to: number }

/** Where the mean changed: `at` is the first point after it, `likely` the places that explain the same change nearly as well, both included. */
export type Border = { at: number; likely: Stretch; before: number; after: number }

/** Fewer points on a side prove nothing about its mean. */
const fewest = 8
/** A steady process of 200 points passes it in fewer than one of a hundred charts: see the test. */
const least = 4
/** In standard deviations of a value: less is nothing to look for. */
const worthwhile = 0.5
/** Twice the difference of log likelihoods, as far as a place is still likely. */
const near = 6

/**
 * Where the mean of a series stepped, by binary segmentation: the place that splits a stretch into the two most different means, and again in both
 * parts. `sigma` is that within subgroups, which a step does not widen.
 */
export function findBorders(points: readonly Point[], sigma: number): Border[] {
  if (!(sigma > 0)) return []
  const sums = [{ n: 0, total: 0 }]
  for (const { mean, n } of points) {
    const { n: before, total } = sums.at(-1)!
    sums.push({ n: before + n, total: total + n * mean })
  }
  const meanOf = ({ from, to }: Stretch) => {
    const [a, b] = [sums[from]!, sums[to]!]
    return { n: b.n - a.n, mean: (b.total - a.total) / (b.n - a.n) }
  }
  const split = (whole: Stretch): { at: number; likely: Stretch }[] => {
    const [first, last] = [whole.from + fewest, whole.to - fewest]
    if (last < first) return []
    const scores: number[] = []
    for (let at = first; at <= last; at++) {
      const [a, b] = [meanOf({ from: whole.from, to: at }), meanOf({ from: at, to: whole.to })]
      scores.push((a.mean - b.mean) ** 2 / (sigma ** 2 * (1 / a.n + 1 / b.n)))
    }
    const best = scores.reduce((most, score) => Math.max(most, score), 0)
    if (best < least ** 2) return []
    const place = scores.indexOf(best)
    const isLikely = (score: number) => score >= best - near
    const at = first + place
    const likely = { from: first + scores.findIndex(isLikely), to: first + scores.findLastIndex(isLikely) }
    return [...split({ from: whole.from, to: at }), { at, likely }, ...split({ from: at, to: whole.to })]
  }
  const found = split({ from: 0, to: points.length })
  return found
    .map(({ at, likely }, i) => ({
      at,
      likely,
      before: meanOf({ from: found[i - 1]?.at ?? 0, to: at }).mean,
      after: meanOf({ from: at, to: found[i + 1]?.at ?? points.length }).mean,
    }))
    .filter(({ before, after }) => Math.abs(after - before) >= worthwhile * sigma)
}
