import type { HourBar } from '@takt/contract/boards.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { PlantClock, Row } from '../../plant/plant/plant.ts'
import { plannedPieces } from './plan.ts'
import { quarterOf, type Window } from './windows.ts'

type Slot = { slot: string; made: number; ng: number }
/** `from`: when the line's target begins; `to`: until when the gap is calculated. */
type Stretch = { clock: PlantClock; from: number; to: number; now: number; isOver: boolean }

/** The shift slot by slot, or hour by hour where it has no slots. */
export const hourBars = (
  { clock, shift, from, to, now }: Window,
  slots: readonly Slot[],
  takt: number | null,
): HourBar[] =>
  barsOf({ clock, from, to, now, isOver: now >= shift.end }, clock.slotRowsOf(shift), slots, takt)

/**
 * The target is the whole row's, its breaks and what was before the line left out; the gap is what is made more (or less)
 * than the target since the beginning, until the end of that row or now; rows to come have none.
 */
export function barsOf(
  { clock, from, to, now, isOver }: Stretch,
  rows: readonly Row[],
  slots: readonly Slot[],
  takt: number | null,
): HourBar[] {
  let sum = 0
  return rows.map(({ slotName, slotType, planned, ...row }) => {
    const inside = slots.filter(({ slot }) => slot >= quarterOf(row.from) && slot < quarterOf(row.to))
    const made = total(inside, 'made')
    sum += made
    const begun = isOver || row.from <= now
    const soFar = begun ? plannedPieces(clock, from, Math.min(row.to, to), takt) : null
    return {
      start: isoOf(row.from),
      end: isoOf(row.to),
      slotName,
      slotType,
      planned,
      made,
      target: plannedPieces(clock, Math.max(from, row.from), row.to, takt),
      gap: soFar === null ? null : sum - soFar,
      ng: total(inside, 'ng'),
    }
  })
}

const total = (slots: readonly Slot[], what: 'made' | 'ng') => slots.reduce((sum, one) => sum + one[what], 0)
