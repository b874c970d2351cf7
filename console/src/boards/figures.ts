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

/** One piece late is nothing; a tenth of what is asked for is a matter for the shift leader. */
export function gapTone(made: number, target: number): 'good' | 'warn' | 'bad' {
  const behind = target - made
  if (behind <= 1) return 'good'
  return behind > target / 10 ? 'bad' : 'warn'
}
