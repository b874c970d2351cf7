/** What a line let go of a shared concession, and what it was given so far. */
export type Part = { lineNumber: string; usedPieces: number; pieces: number }

/** A line has so many in hand at the most, and never more than half of an even part: lines that need none keep few from the others. */
const mostInHand = 20
const inHand = (left: number, lines: number) =>
  Math.max(1, Math.min(mostInHand, Math.floor(left / (2 * lines))))

const leftOf = ({ pieces, usedPieces }: Part) => pieces - usedPieces
const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)

/** What each line has at the beginning. */
export const firstDeal = (all: number, lines: readonly string[]): Part[] => {
  const dealt = lines.map((lineNumber) => ({ lineNumber, usedPieces: 0, pieces: 0 }))
  return lines.reduce((parts, lineNumber) => dealAgain(all, parts, lineNumber), dealt)
}

/**
 * `needy` used some: it gets more of what nobody has in hand yet, else half of what the line with most has left. Together they are never
 * given more than `all`, and nobody less than it used.
 */
export function dealAgain(all: number, parts: readonly Part[], needy: string): Part[] {
  const own = parts.find(({ lineNumber }) => lineNumber === needy)
  if (!own) return [...parts]
  const wanted = inHand(all - sum(parts.map(({ usedPieces }) => usedPieces)), parts.length) - leftOf(own)
  const free = all - sum(parts.map(({ pieces }) => pieces))
  const given = Math.min(Math.max(0, wanted), free)
  const [richest] = parts.filter((part) => part !== own).toSorted((a, b) => leftOf(b) - leftOf(a))
  const taken = given > 0 || leftOf(own) > 0 || !richest ? 0 : Math.ceil(leftOf(richest) / 2)
  return parts.map((part) => {
    if (part === own) return { ...part, pieces: part.pieces + given + taken }
    return part === richest ? { ...part, pieces: part.pieces - taken } : part
  })
}
