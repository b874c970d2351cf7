import type { SpecLimits } from './capability.ts'
import { sortedOf } from './sorted.ts'

/** `from` belongs to the bin, `to` to the next; but the greatest value and an upper limit belong to the bin that ends there. */
export type Bin = { from: number; to: number; count: number }

const fewest = 5
const most = 50

/**
 * Bins of one width after Freedman and Diaconis (1981), about 5 to 50 of them. A specification limit among the values is on
 * an edge, so that every bar is good or bad as a whole; where the tolerance is too narrow for that the lower one does.
 * No values, no bins; equal values, one bin.
 */
export function histogramOf(values: ArrayLike<number>, limits: Partial<SpecLimits> = {}): Bin[] {
  const sorted = sortedOf(values)
  if (sorted.length === 0) return []
  const [min, max] = [sorted[0]!, sorted.at(-1)!] // not empty
  if (min === max) return [{ from: min, to: max, count: sorted.length }]
  const grid = alignGrid(min, max, widthOf(sorted), limits)
  const first = binOf(min, max, grid)
  const bins = Array.from({ length: binOf(max, max, grid) - first + 1 }, (_, i) => ({
    from: edgeOf(first + i, grid),
    to: edgeOf(first + i + 1, grid),
    count: 0,
  }))
  let begin = 0
  for (const [at, bin] of bins.entries()) {
    const end = firstBehind(sorted, begin, (value) => binOf(value, max, grid) > first + at)
    bin.count = end - begin
    begin = end
  }
  return bins
}

/** Where the sorted values behind a border begin: found by a dozen comparisons, not by one of each. */
function firstBehind(sorted: Float64Array, begin: number, isBehind: (value: number) => boolean) {
  let [from, to] = [begin, sorted.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (isBehind(sorted[middle]!)) to = middle // inside
    else from = middle + 1
  }
  return from
}

/** Edges at anchor + i · width. A limit that is an edge keeps its place and its own, unrounded value. */
type Grid = { anchor: number; width: number; lower: Edge | null; upper: Edge | null }
type Edge = { at: number; value: number }

function alignGrid(min: number, max: number, classes: number, limits: Partial<SpecLimits>): Grid {
  const within = (limit: number | null = null) =>
    limit !== null && limit >= min && limit <= max ? limit : null
  const lower = within(limits.lowerSpecLimit)
  const upper = within(limits.upperSpecLimit)
  const edgeAt = (at: number, value: number | null) => (value === null ? null : { at, value })
  if (lower === null || upper === null || lower >= upper) {
    const only = lower === null ? upper : null
    return { anchor: lower ?? upper ?? min, width: classes, lower: edgeAt(0, lower), upper: edgeAt(0, only) }
  }
  const tolerance = upper - lower
  const steps = Math.max(1, Math.floor(tolerance / classes))
  if ((max - min) / (tolerance / steps) > most)
    return { anchor: lower, width: classes, lower: edgeAt(0, lower), upper: null }
  return { anchor: lower, width: tolerance / steps, lower: edgeAt(0, lower), upper: edgeAt(steps, upper) }
}

function edgeOf(at: number, { anchor, width, lower, upper }: Grid) {
  return [lower, upper].find((edge) => edge?.at === at)?.value ?? anchor + at * width
}

/** Rounding must never draw a value on the other side of a limit than it was judged on. */
function binOf(value: number, max: number, { anchor, width, lower, upper }: Grid) {
  const steps = Math.round(((value - anchor) / width) * 1e9) / 1e9
  let at = Math.floor(steps)
  if (value === max && at === steps) at--
  if (upper) at = value > upper.value ? Math.max(at, upper.at) : Math.min(at, upper.at - 1)
  if (lower) at = value < lower.value ? Math.min(at, lower.at - 1) : Math.max(at, lower.at)
  return at
}

/** 2 · IQR/∛n, kept between the bin counts we allow. Half the values tied, no IQR: then √n bins, in the same bounds. */
function widthOf(sorted: Float64Array) {
  const span = sorted.at(-1)! - sorted[0]! // not empty
  const width = (2 * (quantileOf(sorted, 0.75) - quantileOf(sorted, 0.25))) / Math.cbrt(sorted.length)
  const count = width > 0 ? span / width : Math.sqrt(sorted.length)
  return span / Math.min(most, Math.max(fewest, Math.ceil(count)))
}

function quantileOf(sorted: Float64Array, share: number) {
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)]! // place is inside
  return low + (sorted[Math.ceil(place)]! - low) * (place % 1)
}
