/** What a step requires of the worker, for each unit. */
export const stepAsks = ['value', 'photo', 'scan', 'tool', 'confirm'] as const
export type StepAsk = (typeof stepAsks)[number]

/**
 * Whether what was scanned has the form a step expects: `*` is anything, `?` one character, `#` one digit, all else itself. No expectation: anything.
 * A step of the pattern is tried again from its last star only, so that no label takes long.
 */
export function fitsPattern(scanned: string, pattern: string | null): boolean {
  if (pattern === null) return true
  let [at, place, star, from] = [0, 0, -1, 0]
  while (at < scanned.length) {
    const expected = pattern[place]
    if (expected === '*') [star, from, place] = [place, at, place + 1]
    else if (expected !== undefined && fitsOne(scanned[at]!, expected)) [at, place] = [at + 1, place + 1]
    else if (star >= 0) [place, from, at] = [star + 1, from + 1, from + 1]
    else return false
  }
  return /^\**$/.test(pattern.slice(place))
}

const fitsOne = (letter: string, expected: string) =>
  expected === '?' || (expected === '#' ? /\d/.test(letter) : letter === expected)
