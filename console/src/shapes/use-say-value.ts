import { shortFailId } from '@takt/contract/failures.ts'
import { isPersonField, isRolesField } from '@takt/contract/person-fields.ts'
import { ruleOf } from '@takt/contract/rule-of.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { isDayOf, sayChoice, useWords } from '~/i18n/words.tsx'
import { useSayRole } from './use-say-role.ts'

/** A value of the change history, in the reader's words: choices, times and people as fields show them, nothing as a dash. Whole numbers stay as they are: some are versions. */
export function useSayValue() {
  const words = useWords()
  const formats = useFormats()
  const sayRole = useSayRole()
  const sayText = (name: string, text: string) => {
    if (/^\d{4}-\d\d-\d\dT/.test(text)) return formats.instant(text)
    if (isDayOf(name === 'days' ? 'day' : name, text)) return formats.day(text)
    if (name === 'splitFrom') return `#${shortFailId(text)}`
    if (name === 'rules') return ruleOf(words, Number(text))
    if (isRolesField(name)) return sayRole(text)
    const word = sayChoice(words, name, text)
    return word === text && isPersonField(name) ? whoIs(text) : word
  }
  return (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return value ? words.say.yes : words.say.no
    if (typeof value === 'string') return sayText(name, value)
    if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
      return formats.list(value.map((one) => sayText(name, one))) || '–'
    if (typeof value === 'object') return JSON.stringify(value)
    return Number.isInteger(value) ? sayChoice(words, name, String(value)) : formats.measure(Number(value))
  }
}
