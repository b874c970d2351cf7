import type { ErrorKey } from './errors.ts'
import type { Shift } from './plant.ts'

/** Minutes of the clock's face; a stretch that ends where it begins goes all the way round. */
export type Stretch = { from: number; length: number }
const wholeDay = 24 * 60

export const stretch = (start: string, end: string): Stretch => ({
  from: minutes(start),
  length: onwards(minutes(start), minutes(end)) || wholeDay,
})
const stretchOf = ({ startTime, endTime }: Pick<Shift, 'startTime' | 'endTime'>) =>
  stretch(startTime, endTime)
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
/** How far the hand moves from one time to the next. */
const onwards = (from: number, to: number) => (to - from + wholeDay) % wholeDay

export const overlapping = (a: Stretch, b: Stretch) =>
  onwards(a.from, b.from) < a.length || onwards(b.from, a.from) < b.length
export const lies = (inner: Stretch, outer: Stretch) =>
  onwards(outer.from, inner.from) + inner.length <= outer.length

type Fault = { key: ErrorKey; facts: Record<string, string>; field: string }

/** A line works one shift at a time, and breaks lie in their shift, one after the other. Any of them may cross midnight. */
export function shiftFault(shifts: readonly Shift[]): Fault | null {
  for (const [i, shift] of shifts.entries()) {
    const { shiftName } = shift
    const before = shifts.slice(0, i)
    if (before.some((other) => other.shiftName === shiftName))
      return { key: 'record.code_taken', facts: { code: shiftName }, field: `shifts.${i}.shiftName` }
    const other = before.find((earlier) => overlapping(stretchOf(earlier), stretchOf(shift)))
    if (other) {
      const facts = { shiftName: other.shiftName, other: shiftName }
      return { key: 'plant.shift_overlap', facts, field: `shifts.${i}.startTime` }
    }
    const key = breakFault(shift)
    if (key) return { key, facts: { shiftName }, field: `shifts.${i}.breaks` }
  }
  return null
}

function breakFault({ breaks, ...shift }: Shift) {
  const pauses = breaks.map(({ start, end }) => stretch(start, end))
  if (!pauses.every((pause) => lies(pause, stretchOf(shift)))) return 'plant.break_outside'
  return pauses.some((pause, i) => pauses.slice(0, i).some((earlier) => overlapping(earlier, pause)))
    ? 'plant.break_overlap'
    : null
}
