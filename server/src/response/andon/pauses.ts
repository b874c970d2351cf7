import type { Pause } from './quiet.queries.ts'

/** So long after an instant, by a clock that stops in each pause. `pauses`: in the order of their begin. */
export function after(from: number, length: number, pauses: readonly Pause[]): number {
  let [at, counted] = [from + length, from]
  for (const { since, until } of pauses) {
    const begin = Math.max(since, counted)
    if (until <= begin) continue
    if (begin >= at) break
    at += until - begin
    counted = until
  }
  return at
}

/** How long that clock ran between two instants. */
export function elapsed(from: number, to: number, pauses: readonly Pause[]): number {
  let [ran, counted] = [0, from]
  for (const { since, until } of pauses) {
    const begin = Math.min(to, Math.max(since, counted))
    ran += begin - counted
    counted = Math.min(to, Math.max(until, begin))
  }
  return ran + Math.max(0, to - counted)
}

export const isQuietAt = (pauses: readonly Pause[], now: string | number) => {
  const at = typeof now === 'string' ? Date.parse(now) : now
  return pauses.some(({ since, until }) => since <= at && at < until)
}
