import type { HourBar } from '@takt/contract/boards.ts'
import { isoOf } from '../db/instants.ts'
import { quarterOf, type Window } from './windows.ts'

type Slot = { slot: string; made: number; ng: number }

/**
 * The shift hour by hour. The target is the whole hour's, its breaks and what was before the line left out; the gap is what is made more (or less)
 * than asked for since the shift began, until the end of that hour or now; hours to come have none.
 */
export function hourBars({ clock, shift, from, to, now }: Window, slots: readonly Slot[], takt: number | null): HourBar[] {
  const isOver = now >= shift.end
  let sum = 0
  return clock.hoursOf(shift).map((hour) => {
    const inside = slots.filter(({ slot }) => slot >= quarterOf(hour.from) && slot < quarterOf(hour.to))
    const made = total(inside, 'made')
    sum += made
    const begun = isOver || hour.from <= now
    const askedFor = (since: number, until: number) => (takt ? clock.workSecondsBetween(since, until) / takt : null)
    const soFar = begun ? askedFor(from, Math.min(hour.to, to)) : null
    return {
      start: isoOf(hour.from), end: isoOf(hour.to), made, target: askedFor(Math.max(from, hour.from), hour.to),
      gap: soFar === null ? null : sum - soFar, ng: total(inside, 'ng'),
    }
  })
}

const total = (slots: readonly Slot[], what: 'made' | 'ng') => slots.reduce((sum, one) => sum + one[what], 0)
