export type Limits = { lower: number | null; upper: number | null; target: number | null }

/** Places in percent of the bar. `beyond`: the value is further out than the bar reaches. */
export type LimitScale = {
  value: number
  from: number
  to: number
  target: number | null
  beyond: 'below' | 'above' | null
}

/** Beyond a limit there is room for half of the distance between them; with one limit, for a quarter of the way to the furthest of value and target. */
export function scaleOf(value: number, limits: Limits): LimitScale | null {
  const ends = endsOf(value, limits)
  if (!ends) return null
  const [left, right] = ends
  const place = (at: number) => Math.min(100, Math.max(0, ((at - left) / (right - left)) * 100))
  return {
    value: place(value),
    from: limits.lower === null ? 0 : place(limits.lower),
    to: limits.upper === null ? 100 : place(limits.upper),
    target: limits.target === null ? null : place(limits.target),
    beyond: value < left ? 'below' : value > right ? 'above' : null,
  }
}

function endsOf(value: number, { lower, upper, target }: Limits): [number, number] | null {
  if (lower !== null && upper !== null) {
    const room = (upper - lower || Math.abs(upper) || 1) / 2
    return [lower - room, upper + room]
  }
  const limit = lower ?? upper
  if (limit === null) return null
  const inside = (at: number) => (lower === null ? limit - at : at - limit)
  const reach =
    Math.max(inside(value), target === null ? 0 : inside(target), Math.abs(limit) / 10 || 1) * 1.25
  return lower === null ? [limit - reach, limit + reach / 3] : [limit - reach / 3, limit + reach]
}
