export const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/** Between its two neighbouring values, in proportion. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const [low, high] = [Math.floor(place), Math.ceil(place)]
  return sorted[low]! + (place - low) * (sorted[high]! - sorted[low]!) // both lie in it
}
export const medianOf = (values: readonly number[]) => quantile(ascending(values), 0.5)
