import type { LineTile } from '@takt/contract/boards.ts'
import type { Formats } from '~/fields/format.tsx'

/** What nobody can know: not 0, not 100 %. */
export const dash = '–'
export const orDash = <T>(value: T | null, say: (value: T) => string) => (value === null ? dash : say(value))

/** With its sign: ahead is +. */
export const sayGap = ({ count }: Pick<Formats, 'count'>, gap: number) => {
  const whole = Math.round(gap)
  const size = count(Math.abs(whole))
  if (whole === 0) return size
  return whole > 0 ? `+${size}` : `−${size}`
}

/** In the first shift of a day the day's figures are the shift's: said once. */
export const isFirstShift = ({
  madeShift,
  madeToday,
  targetShift,
  targetToday,
}: Pick<LineTile, 'madeShift' | 'madeToday' | 'targetShift' | 'targetToday'>) =>
  madeShift === madeToday && targetShift === targetToday
