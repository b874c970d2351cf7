import type { ProcessResult } from './collectionSets.ts'

export type Judged = Pick<ProcessResult, 'lowerSpecLimit' | 'upperSpecLimit' | 'targetText'>
type Verdict = 'ok' | 'ng'

/** A value on the limit is good. A missing limit never fails a product. */
export const judge = (
  value: number,
  { lowerSpecLimit, upperSpecLimit }: Omit<Judged, 'targetText'>,
): Verdict => (value < (lowerSpecLimit ?? -Infinity) || value > (upperSpecLimit ?? Infinity) ? 'ng' : 'ok')

/** A text must equal the target; without one every text is good. */
export const judgeText = (text: string, { targetText }: Pick<Judged, 'targetText'>): Verdict =>
  targetText !== null && text !== targetText ? 'ng' : 'ok'

/** Null: a text instead of a number, or the other way round, is no measurement of that characteristic. */
export function judgeReading(value: number | string, limits: Judged): Verdict | null {
  if (typeof value === 'number') return limits.targetText === null ? judge(value, limits) : null
  return limits.lowerSpecLimit !== null || limits.upperSpecLimit !== null ? null : judgeText(value, limits)
}
