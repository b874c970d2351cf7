import type { QueueChange } from '@takt/contract/queue-changes.ts'
import { type Formats, useFormats } from '~/fields/format.tsx'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import css from './orders.module.css'

const became = '→'
type Change = QueueChange['changes'][number]

/** What it was and what it became, field by field. */
export function QueueChanges({ change: { changes } }: { change: QueueChange }) {
  const words = useWords()
  const formats = useFormats()
  if (changes.length === 0) return '–'
  const say = (field: Change['field'], value: Change['before']) =>
    value === null
      ? '–'
      : field === 'orderStatus'
        ? sayChoice(words, field, String(value))
        : sayValue(formats, field, value)
  const labelOf = (field: Change['field']) =>
    field === 'sequence' ? words.orders.placeInQueue : words.field[field]
  return (
    <span className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <span key={field}>
          <span>{labelOf(field)}</span> <del>{say(field, before)}</del> {became}{' '}
          <ins>{say(field, after)}</ins>
        </span>
      ))}
    </span>
  )
}

function sayValue(formats: Formats, field: Change['field'], value: string | number) {
  if (field === 'planStart' || field === 'planEnd') return formats.minute(String(value))
  return typeof value === 'number' ? formats.count(value) : value
}
