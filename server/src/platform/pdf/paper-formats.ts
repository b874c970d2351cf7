import { type Formats, formatsFor } from '@takt/contract/formats.ts'
import type { Language } from '@takt/contract/languages.ts'
import type { Moment } from '@takt/contract/moment.ts'

/** As on the screen, but an instant has its year in every language: paper is read in later ones. */
export function paperFormats(language: Language, timeZone: string): Formats {
  const { minute, ...formats } = formatsFor(language, timeZone)
  const whole = (at: Moment) => `${formats.day(at)} ${formats.clock(at)}`
  return { ...formats, minute: (at) => (at === null ? minute(at) : whole(at)) }
}
