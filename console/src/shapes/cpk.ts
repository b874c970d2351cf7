import type { CpkBands } from '@takt/contract/settings.ts'
import type { Capability } from '@takt/contract/values.ts'
import type { Tone } from '~/ui/tones.ts'

/** From the lowest. */
export const cpkBands = [
  { band: 'poor', tone: 'bad' },
  { band: 'weak', tone: 'warn' },
  { band: 'good', tone: 'good' },
  { band: 'best', tone: 'busy' },
] as const satisfies { band: string; tone: Tone }[]

/** How a Cpk or Ppk is coloured, by the bands of the plant. */
export const cpkTone = (cpk: number, { weak, good, best }: CpkBands): Tone =>
  cpkBands[[weak, good, best].filter((from) => cpk >= from).length]!.tone

/** Fewer values mean nothing (AIAG SPC, ch. IV). */
export const enough = 25

export type Judgeable = Pick<
  Capability,
  'sampleNum' | 'subgroupsPending' | 'lowerSpecLimit' | 'upperSpecLimit' | 'sigmaOverall'
>

/** Why no index judges a characteristic. Its subgroups may still be being counted: of too few values or without limits, nothing would be shown then either. */
export function whyNoIndex({
  sampleNum,
  subgroupsPending,
  lowerSpecLimit,
  upperSpecLimit,
  sigmaOverall,
}: Judgeable) {
  if (sampleNum < enough) return 'few'
  if (lowerSpecLimit === null && upperSpecLimit === null) return 'noLimits'
  if (subgroupsPending) return 'pending'
  return sigmaOverall ? null : 'noScatter'
}

const everyMinute = 60_000
const soon = 3000

/** How long figures of whole days stay before they are read again: not long, while some are still being counted. */
export const refreshAfter = (rows: readonly Capability[] | undefined) =>
  rows?.some((row) => whyNoIndex(row) === 'pending') ? soon : everyMinute
