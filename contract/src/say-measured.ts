import { decimalsFor, decimalsOf, type Spec } from './decimals.ts'
import type { Formats } from './formats.ts'

/** What is measured, and every limit of it, with the decimals of its characteristic. */
export const sayMeasured = ({ fixed }: Pick<Formats, 'fixed'>, value: number, spec: Spec) =>
  fixed(value, decimalsFor(value, spec))

/** A mean or a deviation has one decimal more than the values it was calculated from (ASTM E29). */
export function sayStatistic(
  { fixed, figure }: Pick<Formats, 'fixed' | 'figure'>,
  value: number,
  spec: Spec,
) {
  const decimals = decimalsOf(spec)
  return decimals === null ? figure(value) : fixed(value, decimals + 1)
}

/** As the rows of measured values name their limits. */
export const specOf = (row: {
  minValue: number | null
  standardValue: number | null
  maxValue: number | null
}): Spec => ({ lower: row.minValue, target: row.standardValue, upper: row.maxValue })

/** As a definition names them. */
export const definedSpec = (row: {
  lowerSpecLimit: number | null
  targetValue?: number | null
  upperSpecLimit: number | null
}): Spec => ({ lower: row.lowerSpecLimit, target: row.targetValue ?? null, upper: row.upperSpecLimit })
