import type { Formats } from './formats.ts'

/** In whole pieces, with its sign: ahead is +. */
export function sayGap({ count }: Pick<Formats, 'count'>, gap: number): string {
  const whole = Math.round(gap)
  const size = count(Math.abs(whole))
  if (whole === 0) return size
  return whole > 0 ? `+${size}` : `−${size}`
}
