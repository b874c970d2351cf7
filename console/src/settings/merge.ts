type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What somebody else saved, with what was typed here meanwhile. A list is one thing: the one typed in stays whole. */
export function merged<T>(before: T, theirs: T, mine: T): T {
  if (!isPlain(before) || !isPlain(theirs) || !isPlain(mine)) return same(before, mine) ? theirs : mine
  return Object.fromEntries(
    Object.keys(theirs).map((name) => [name, merged(before[name], theirs[name], mine[name])]),
  ) as T // with the very names of `theirs`
}
