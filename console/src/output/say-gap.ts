import type { Formats } from '~/fields/format.tsx'

/** With its sign: ahead is +. Nothing known is a dash. */
export function sayGap({ count }: Pick<Formats, 'count'>, gap: number | null): string {
  if (gap === null) return '–'
  const whole = Math.round(gap)
  if (whole === 0) return count(0)
  return `${whole > 0 ? '+' : '−'}${count(Math.abs(whole))}`
}

/** More than one piece behind is worth a colour. */
export const toneOfGap = (gap: number | null) =>
  gap === null || Math.abs(gap) < 1 ? undefined : gap < 0 ? 'bad' : 'good'
