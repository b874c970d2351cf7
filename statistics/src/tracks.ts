import { type ChartPoint, pointAt } from './charts.ts'

type Point = Pick<ChartPoint, 'value' | 'centre' | 'sigma'>

/** Where lines of a chart stay level: one entry for all points that share centre and limits. */
export type Level = Omit<ChartPoint, 'value'> & { at: number }

/**
 * The points of a chart as parallel arrays, NaN for a gap, with the levels that judge them. Ten thousand points as objects cost more than
 * all that is calculated from them.
 */
export type Track<L = Level> = { values: Float64Array; levels: L[] }

export const gaps = (count: number): Track => ({
  values: new Float64Array(count).fill(Number.NaN),
  levels: [],
})

/** Of points that may have limits each of their own. */
export function trackOf<P extends Point>(
  points: readonly (P | null)[],
): Track<Omit<P, 'value'> & { at: number }> {
  const values = new Float64Array(points.length).fill(Number.NaN)
  const levels: (Omit<P, 'value'> & { at: number })[] = []
  let before: P | null = null
  for (let at = 0; at < points.length; at++) {
    const point = points[at]
    if (!point) continue
    values[at] = point.value
    if (before?.centre !== point.centre || before.sigma !== point.sigma) {
      const { value: _, ...limits } = point
      levels.push({ ...limits, at })
    }
    before = point
  }
  return { values, levels }
}

/** Of values that share centre and limits; null and what is not finite are gaps. */
export function levelTrack(
  count: number,
  valueAt: (at: number) => number | null,
  centre: number,
  sigma: number,
  floor?: number,
): Track {
  const track = gaps(count)
  const limits = pointAt(centre, centre, sigma, floor)
  if (!limits) return track
  for (let at = 0; at < count; at++) {
    const value = valueAt(at)
    if (value === null || !Number.isFinite(value)) continue
    track.values[at] = value
    if (track.levels.length > 0) continue
    const { lower, upper } = limits
    track.levels.push({ at, centre, sigma, lower, upper })
  }
  return track
}

/** Puts the points of a stretch where it begins in the whole. */
export function addTrack(whole: Track, { values, levels }: Track, from: number) {
  whole.values.set(values, from)
  for (const level of levels) {
    const before = whole.levels.at(-1)
    if (before?.centre !== level.centre || before.sigma !== level.sigma)
      whole.levels.push({ ...level, at: level.at + from })
  }
}
