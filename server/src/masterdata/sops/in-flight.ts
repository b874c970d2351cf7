import type { Released } from './for-floor.queries.ts'

/**
 * Of one instruction, the version a pass goes by that began then; undefined: none. Versions in the order of their numbers. One that
 * lets units in work finish passes by what began before it; one that changes over at once takes all with it.
 */
export function versionFor<V extends Released>(versions: readonly V[], begunAt: number): V | undefined {
  let goesBy: V | undefined
  for (const one of versions) if (one.effectiveAt <= begunAt || one.inFlight === 'switch') goesBy = one
  if (!goesBy?.isWithdrawn) return goesBy
  const newest = versions.at(-1)
  return newest?.isWithdrawn ? undefined : newest
}
