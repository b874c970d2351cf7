import { mostCycleDays } from '@takt/contract/cycleTimes.ts'
import type { CyclesOf } from '../../execution/floor/floor.ts'
import { isoOf } from '../../platform/db/instants.ts'

const day = 86_400_000

/** The last 24 hours, or the requested period, at most so many days. */
export function spanOf<A extends { from?: string | undefined; to?: string | undefined }>(
  query: A,
  now: number,
) {
  const to = query.to ? Date.parse(query.to) : now
  const since = query.from ? Date.parse(query.from) : to - day
  const from = Math.min(to, Math.max(since, to - mostCycleDays * day))
  return { ...query, from: isoOf(from), to: isoOf(to) } satisfies A & Pick<CyclesOf, 'from' | 'to'>
}
