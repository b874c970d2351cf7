import type { Formats } from '~/fields/format.tsx'
import { gapTone } from '~/shapes/gap-tone.ts'

/** With its sign: ahead is +. Nothing known is a dash. */
export function sayGap({ count }: Pick<Formats, 'count'>, gap: number | null): string {
  if (gap === null) return '–'
  const whole = Math.round(gap)
  if (whole === 0) return count(0)
  return `${whole > 0 ? '+' : '−'}${count(Math.abs(whole))}`
}

/** As on the boards: a tenth of the plan behind is bad, less is a warning; without a plan beside it, it is not judged as bad. */
export function toneOfGap(gap: number | null, plan: number | null) {
  if (gap === null || Math.abs(gap) < 1) return undefined
  if (plan === null) return gap < -1 ? 'warn' : 'good'
  return gapTone(plan + gap, plan)
}

/** Of the plan as it is shown, in whole pieces: so that the numbers on screen add up. */
export const shownGap = ({ made, targetNow }: { made: number; targetNow: number | null }) =>
  targetNow === null ? null : made - Math.round(targetNow)
