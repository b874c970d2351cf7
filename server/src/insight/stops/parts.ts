/** One stretch of a stop: from its start or a cut to the next cut or its end. */
export type Part = { from: number; to: number; length: number; lostPieces: number | null }
type Stretch = { from: number; to: number }

/**
 * A stop divided at the cuts that lie in it; cuts elsewhere are left alone. Each part is what its end adds to what was there before, so time
 * and pieces add up to those of the stop, however they are rounded. `lengthOf`: work time from the start of the stop until then, ms.
 */
export function partsOf(
  { from, to }: Stretch,
  cuts: readonly number[],
  lengthOf: (until: number) => number,
  cycleTime: number | null,
): [Part, ...Part[]] {
  const inside = [...new Set(cuts)].filter((at) => at > from && at < to).toSorted((a, b) => a - b)
  const piecesOf = (length: number) => (cycleTime ? Math.floor(length / 1000 / cycleTime) : null)
  const part = (start: number, end: number): Part => {
    const [before, after] = [start === from ? 0 : lengthOf(start), lengthOf(end)]
    const [lostBefore, lostAfter] = [piecesOf(before), piecesOf(after)]
    const lostPieces = lostBefore === null || lostAfter === null ? null : lostAfter - lostBefore
    return { from: start, to: end, length: after - before, lostPieces }
  }
  const ends = [...inside, to]
  const parts: [Part, ...Part[]] = [part(from, inside[0] ?? to)]
  inside.forEach((start, place) => parts.push(part(start, ends[place + 1] ?? to)))
  return parts
}
