import type { Formats } from './format.tsx'

/** 8 – 12, ≤ 3.5, ≥ 100; without limits a dash. */
export function sayLimits(
  { measure }: Pick<Formats, 'measure'>,
  lower: number | null,
  upper: number | null,
): string {
  if (lower !== null && upper !== null) return `${measure(lower)} – ${measure(upper)}`
  if (upper !== null) return `≤ ${measure(upper)}`
  return lower === null ? '–' : `≥ ${measure(lower)}`
}
