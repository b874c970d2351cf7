import { refuse } from '@takt/contract/errors.ts'
import type { Shift } from '@takt/contract/plant.ts'

/** Minutes of the clock's face; a stretch that ends where it begins goes all the way round. */
export type Stretch = { from: number; length: number }
const wholeDay = 24 * 60

/** A line works one shift at a time, and breaks lie in their shift, one after the other. Any of them may cross midnight. */
export function checkShifts(shifts: readonly Shift[]) {
  for (const [i, shift] of shifts.entries()) {
    const { shiftName } = shift
    const before = shifts.slice(0, i)
    if (before.some((other) => other.shiftName === shiftName))
      refuse('record.code_taken', { code: shiftName }, `shifts.${i}.shiftName`)
    const other = before.find((earlier) => overlapping(stretchOf(earlier), stretchOf(shift)))
    if (other)
      refuse('plant.shift_overlap', { shiftName: other.shiftName, other: shiftName }, `shifts.${i}.startTime`)
    checkBreaks(shift, `shifts.${i}.breaks`)
  }
}

function checkBreaks({ shiftName, breaks, ...shift }: Shift, field: string) {
  const pauses = breaks.map(({ start, end }) => stretch(start, end))
  if (!pauses.every((pause) => lies(pause, stretchOf(shift))))
    refuse('plant.break_outside', { shiftName }, field)
  if (pauses.some((pause, i) => pauses.slice(0, i).some((earlier) => overlapping(earlier, pause))))
    refuse('plant.break_overlap', { shiftName }, field)
}

const stretchOf = ({ startTime, endTime }: Pick<Shift, 'startTime' | 'endTime'>) =>
  stretch(startTime, endTime)
export const stretch = (start: string, end: string): Stretch => ({
  from: minutes(start),
  length: onwards(minutes(start), minutes(end)) || wholeDay,
})
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
/** How far the hand moves from one time to the next. */
const onwards = (from: number, to: number) => (to - from + wholeDay) % wholeDay

export const overlapping = (a: Stretch, b: Stretch) =>
  onwards(a.from, b.from) < a.length || onwards(b.from, a.from) < b.length
export const lies = (inner: Stretch, outer: Stretch) =>
  onwards(outer.from, inner.from) + inner.length <= outer.length
