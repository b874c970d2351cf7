import type { z } from 'zod'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { type Look, lookOf, timesOf } from './look.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** What is wrong with what was typed, in the reader's words. Who types a share types its percent: so are its bounds. */
export function sayIssue({ say, shell: { issue } }: Words, found: Issue, look?: Look): string {
  const bound = (one: number | bigint) => String(look === 'share' ? timesOf(Number(one), 100) : one)
  const empty = found.input === undefined || found.input === null || found.input === ''
  if (empty) return say.required
  if (found.code === 'too_big')
    return fill(found.origin === 'string' ? issue.tooLong : issue.tooBig, { most: bound(found.maximum) })
  if (found.code === 'too_small' && found.minimum === 0 && !found.inclusive) return issue.positive
  if (found.code === 'too_small')
    return fill(found.origin === 'string' ? issue.tooShort : issue.tooSmall, { least: bound(found.minimum) })
  return found.code === 'invalid_type' && found.expected === 'int' ? issue.whole : issue.wrong
}

/** A rule of the contract names its sentence (`positive`); `sayIssue` has put everything else in words already. An empty field is named by its label. */
export function sayMessage({ say, shell: { issue } }: Words, message: string, label?: string): string {
  const named: Record<string, string> = issue
  return label !== undefined && message === say.required
    ? fill(say.requiredField, { field: label })
    : (named[message] ?? message)
}

type Found = { message: string; name: string }

/** What a field was refused for: its own message, or the first within its rows with the name of what it is about there. */
export function messageIn(error: unknown, name: string): Found | null {
  if (typeof error !== 'object' || error === null) return null
  if ('message' in error && typeof error.message === 'string') return { message: error.message, name }
  for (const [key, inner] of Object.entries(error)) {
    const found = key === 'ref' ? null : messageIn(inner, /^\d+$/.test(key) ? name : key)
    if (found) return found
  }
  return null
}

/** … in words. What is missing within a row is named, its label is not next to the sentence. */
export function sayFound(words: Words, { message, name }: Found, field: { name: string; label?: string }) {
  const named: Record<string, string> = words.field
  const isWithin = name !== field.name
  const sentence = isWithin && message === 'missing' ? words.say.required : message
  return sayMessage(words, sentence, (isWithin ? null : field.label) ?? named[name])
}

/** What is wrong with a value of a field that is part of no form; null: nothing, or it is empty. */
export function sayWrong(words: Words, schema: z.ZodType, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  const { error } = schema.safeParse(value, { error: (found) => sayIssue(words, found, lookOf(schema)) })
  return error ? sayMessage(words, error.issues[0]?.message ?? '') : null
}
