type Values = Record<string, unknown>
export type Difference = {
  name: string
  before: unknown
  now: unknown
  /** Only where this person changed it too, and otherwise. */ yours?: unknown
}

/** Our own book-keeping is no change anybody made. */
const silent = ['id', 'revision']
const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What was saved meanwhile, field by field, and what was typed where both changed the same. */
export function differencesOf(
  names: readonly string[],
  { before, now, yours, typed }: { before: Values; now: Values; yours: Values; typed: Values },
): Difference[] {
  return names
    .filter((name) => !silent.includes(name) && name in now && !same(before[name], now[name]))
    .map((name) => ({
      name,
      before: before[name] ?? null,
      now: now[name] ?? null,
      ...(typed[name] && !same(yours[name], now[name]) ? { yours: yours[name] ?? null } : {}),
    }))
}
