import type { CpkBands } from '@takt/contract/settings.ts'
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
