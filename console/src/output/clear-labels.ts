/** A figure over a bar takes this much of the picture's height: 12 px letters and their distance, of some 200 px. */
const figure = 0.1

type BarPlace = { bar: number; line: number | null }

/** Whether the line runs through the figure over each bar, all as shares of the height: checked over the width of a bar and its gap. */
export const crossed = (places: readonly BarPlace[]): boolean[] =>
  places.map(({ bar, line }, at) => {
    if (line === null) return false
    const halfway = [at - 1, at + 1].flatMap((neighbour) => {
      const other = places[neighbour]?.line ?? null
      return other === null ? [] : [(line + other) / 2]
    })
    const seen = [line, ...halfway]
    return Math.max(...seen) > bar && Math.min(...seen) < bar + figure
  })

/** Where an axis from nothing ends that has at most five lines at round figures. */
export function roundedUp(most: number): number {
  const step = roundStep(most)
  return step * Math.max(1, Math.ceil(most / step))
}

/** How far its lines are apart. */
export function roundStep(most: number): number {
  const least = Math.max(1, most / 5)
  const size = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((one) => one * size).find((one) => one >= least)!
}
