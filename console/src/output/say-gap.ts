import type { Formats } from '~/fields/format.tsx'
import { gapTone } from '~/shapes/gap-tone.ts'
import { sayGap as saySigned } from '@takt/contract/say-gap.ts'

/** Nothing known is a dash. */
export const sayGap = (formats: Pick<Formats, 'count'>, gap: number | null) =>
  gap === null ? '–' : saySigned(formats, gap)

/** As on the boards: a tenth of the plan behind is bad, less is a warning; without a plan, it is not judged as bad. */
export function toneOfGap(gap: number | null, plan: number | null) {
  if (gap === null || Math.abs(gap) < 1) return undefined
  if (plan === null) return gap < -1 ? 'warn' : 'good'
  return gapTone(plan + gap, plan)
}

/** Of the plan as it is shown, in whole pieces: so that the numbers on screen add up. */
export const shownGap = ({ made, targetNow }: { made: number; targetNow: number | null }) =>
  targetNow === null ? null : made - Math.round(targetNow)
