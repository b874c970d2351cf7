import type { Formats } from '~/fields/format.tsx'
import type { Tone } from '~/ui/tones.ts'

/** What nobody can know is a dash: not 0, not 100 %. */
export const orDash = <T>(value: T | null, say: (value: T) => string) => (value === null ? '–' : say(value))

/** With its sign: ahead is +. */
export const sayGap = ({ count }: Pick<Formats, 'count'>, gap: number) => {
  const whole = Math.round(gap)
  return whole > 0 ? `+${count(whole)}` : count(whole === 0 ? 0 : whole) // never “-0”
}

/** One piece late is nothing, a tenth of what is asked for is a matter for the shift leader. */
export function gapTone(made: number, target: number): Tone {
  const behind = target - made
  if (behind <= 0) return 'good'
  return behind > 1 && behind > target / 10 ? 'bad' : 'warn'
}
