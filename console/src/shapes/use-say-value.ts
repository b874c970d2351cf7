import { shortFailId } from '@takt/contract/failures.ts'
import { useFormats } from '~/fields/format.tsx'
import { isDayOf, sayChoice, useWords } from '~/i18n/words.tsx'

/** A value of the change history, in the reader's words: choices and times as fields show them, nothing as a dash. */
export function useSayValue() {
  const words = useWords()
  const formats = useFormats()
  return (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return value ? words.say.yes : words.say.no
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return formats.instant(value)
    if (typeof value === 'string' && isDayOf(name, value)) return formats.day(value)
    if (name === 'splitFrom') return `#${shortFailId(String(value))}`
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || '–'
    return typeof value === 'object' ? JSON.stringify(value) : sayChoice(words, name, String(value))
  }
}
