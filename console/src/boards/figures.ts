import type { LineTile } from '@takt/contract/boards.ts'

/** What nobody can know: not 0, not 100 %. */
export const dash = '–'
export const orDash = <T>(value: T | null, say: (value: T) => string) => (value === null ? dash : say(value))

/** In the first shift of a day the day's figures are the shift's: shown once. */
export const isFirstShift = ({
  madeShift,
  madeToday,
  targetShift,
  targetToday,
}: Pick<LineTile, 'madeShift' | 'madeToday' | 'targetShift' | 'targetToday'>) =>
  madeShift === madeToday && targetShift === targetToday
