import { decimalsOf, type Spec } from './decimals.ts'
import type { Formats } from './formats.ts'

/** 8.00 – 12.00, ≤ 3.5, ≥ 100, with the decimals of their characteristic; without limits a dash. */
export function sayLimits({ fixed }: Pick<Formats, 'fixed'>, spec: Spec): string {
  const { lower, upper } = spec
  const decimals = decimalsOf(spec)
  if (lower !== null && upper !== null) return `${fixed(lower, decimals)} – ${fixed(upper, decimals)}`
  if (upper !== null) return `≤ ${fixed(upper, decimals)}`
  return lower === null ? '–' : `≥ ${fixed(lower, decimals)}`
}
