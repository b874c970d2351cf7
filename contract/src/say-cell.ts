import type { Formats } from './formats.ts'
import type { Cell } from './report-tables.ts'
import { sayGap } from './say-gap.ts'

/** A figure of a report as a person reads it, on the screen and on paper. */
export function sayCell({ kind, value }: Cell, formats: Formats): string {
  if (value === null) return '–'
  if (typeof value === 'string')
    return kind === 'instant'
      ? formats.minute(value)
      : kind === 'clock'
        ? formats.clock(value)
        : kind === 'day'
          ? formats.day(value)
          : value
  if (kind === 'share') return formats.share(value)
  if (kind === 'gap') return sayGap(formats, value)
  return kind === 'tenth' ? formats.fixed(value, 1) : formats.count(value)
}
