import type { Shift } from '@takt/contract/plant.ts'

const wholeDay = 24 * 60
export const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** How far the hand moves; a stretch that ends where it begins goes all the way round. */
export const lengthOf = (start: string, end: string) =>
  (minutesOf(end) - minutesOf(start) + wholeDay) % wholeDay || wholeDay

/** Does it end on the day after it began? At midnight sharp it does not count. */
export const crossesMidnight = ({ startTime, endTime }: Pick<Shift, 'startTime' | 'endTime'>) =>
  minutesOf(endTime) < minutesOf(startTime) && endTime !== '00:00'

/** Where a stretch is on the day's line, in percent; over midnight in two parts. */
export function partsOfDay(start: string, end: string): { from: number; width: number }[] {
  const [from, length] = [minutesOf(start), lengthOf(start, end)]
  const percent = (minutes: number) => (minutes / wholeDay) * 100
  const today = Math.min(length, wholeDay - from)
  return [
    { from: percent(from), width: percent(today) },
    ...(length > today ? [{ from: 0, width: percent(length - today) }] : []),
  ]
}

export const workOf = ({ startTime, endTime, breaks }: Shift) =>
  lengthOf(startTime, endTime) - breaks.reduce((sum, { start, end }) => sum + lengthOf(start, end), 0)
