import type { z } from 'zod'
import { fill } from '@takt/contract/errors.ts'
import { day, instant } from '@takt/contract/fields.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { type Formats, instantOf } from './format.tsx'
import { lookOf } from './look.ts'

const kinds = { day: day(), instant: instant() }

/** What somebody wrote into a field of a day or an instant and is neither; else null. */
export function unreadTime(look: keyof typeof kinds, value: unknown): string | null {
  const isRead = typeof value !== 'string' || value === '' || kinds[look].safeParse(value).success
  return isRead ? null : value
}

/** … and how it is written instead; null: there is nothing to say. */
export function sayUnreadTime(words: Words, formats: Formats, schema: z.ZodType, value: unknown) {
  const look = lookOf(schema)
  if ((look !== 'day' && look !== 'instant') || unreadTime(look, value) === null) return null
  const { noDay, noInstant } = words.shell.issue
  const now = instantOf(Date.now())
  const [today = ''] = formats.day(formats.wall(now).slice(0, 10)).split(' ')
  return look === 'day'
    ? fill(noDay, { example: today })
    : fill(noInstant, { example: `${today} ${formats.clock(now)}` })
}
