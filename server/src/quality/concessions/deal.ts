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
  return lines.reduce((parts, lineNumber) => give(all, parts, lineNumber), dealt)
}

/**
 * `needy` used some: it gets more of what nobody has in hand yet, else half of what the line with most has left. Together they are never
 * given more than `all`, and nobody less than it used.
 */
export function dealAgain(all: number, parts: readonly Part[], needy: string): Part[] {
  const given = give(all, parts, needy)
  const own = given.find(({ lineNumber }) => lineNumber === needy)
  const [richest] = parts
    .filter(({ lineNumber }) => lineNumber !== needy)
    .toSorted((a, b) => leftOf(b) - leftOf(a))
  if (!own || leftOf(own) > 0 || !richest) return given
  const taken = Math.ceil(leftOf(richest) / 2)
  return given.map((part) => {
    if (part === own) return { ...part, pieces: part.pieces + taken }
    return part.lineNumber === richest.lineNumber ? { ...part, pieces: part.pieces - taken } : part
  })
}

/** Of what nobody has in hand. */
function give(all: number, parts: readonly Part[], needy: string): Part[] {
  const free = all - sum(parts.map(({ pieces }) => pieces))
  const most = inHand(all - sum(parts.map(({ usedPieces }) => usedPieces)), parts.length)
  return parts.map((part) =>
    part.lineNumber === needy
      ? { ...part, pieces: part.pieces + Math.min(Math.max(0, most - leftOf(part)), free) }
      : part,
  )
}
