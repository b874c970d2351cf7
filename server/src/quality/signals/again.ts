import { remembered } from '../../platform/db/remembered.ts'

const shortest = 500
const longest = 60_000

/**
 * Limits that could not be judged, or what they found not be stored, by their id: they are tried again though their station measures nothing more.
 * What fails each time is tried less and less often, as all that may be judged is read for it.
 */
export const failingBy = remembered(() => new Map<string, { next: number; pause: number }>())

type Failing = ReturnType<typeof failingBy>

export function tryLater(failing: Failing, limitsId: string, now: number) {
  const before = failing.get(limitsId)
  const pause = before ? Math.min(2 * before.pause, longest) : shortest
  failing.set(limitsId, { next: now + pause, pause })
}

export const isDueAgain = (failing: Failing, limitsId: string, now: number) =>
  (failing.get(limitsId)?.next ?? Infinity) <= now
