import { type ComponentProps, createContext, useContext, useId } from 'react'
import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { instant } from '@takt/contract/fields.ts'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { minutePatterns } from '~/fields/day-patterns.ts'
import { dayjs } from '~/fields/dayjs.ts'
import { FieldNote } from '~/fields/FieldNote.tsx'
import { instantAt, instantOf, useFormats } from '~/fields/format.tsx'
import { PickerInput } from '~/fields/PickerInput.tsx'
import { sayUnreadTime } from '~/fields/unread-time.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './Filters.module.css'

const hours = 3_600_000
const sometime = instant()

/** What was typed and is no time, by the id of its input: both have the same properties. */
type Unread = Partial<Record<string, string>>
const UnreadTexts = createContext<Unread>({})

function RangeInput(input: ComponentProps<typeof PickerInput>) {
  const unread = useContext(UnreadTexts)[input.id ?? '']
  return <PickerInput {...input} {...(unread !== undefined && { 'data-unread': unread })} />
}

/** The two filters `from` and `to` as one: a span on the plant's clock, with the most common spans. */
export function Period() {
  const words = useWords()
  const { shell, lists, field } = words
  const id = useId()
  const formats = useFormats()
  const { control, setValue, setError, clearErrors } = useFormContext<{
    from: string | null
    to: string | null
  }>()
  const [from, to] = useWatch({ control, name: ['from', 'to'] })

  // As an error of the form, with the text as its message: what resets the filters takes it away.
  const { errors } = useFormState({ control, name: ['from', 'to'] })
  const unread: Unread = { [id]: errors.from?.message, [`${id}-end`]: errors.to?.message }
  const patterns = minutePatterns(formats)
  const wrong = sayUnreadTime(words, formats, sometime, errors.from?.message ?? errors.to?.message)
  const face = (instant: string | null) => (instant ? dayjs.utc(formats.wall(instant)) : null)
  const ago = (time: number) => dayjs.utc(formats.wall(instantOf(Date.now() - time)))
  // Open at its end: what happens while one looks belongs to it.
  const presets = [
    { label: lists.lastHour, value: () => [ago(hours), null] },
    { label: shell.today, value: () => [ago(0).startOf('day'), null] },
    { label: lists.lastDay, value: () => [ago(24 * hours), null] },
    { label: lists.lastWeek, value: () => [ago(168 * hours), null] },
    { label: lists.lastMonth, value: () => [ago(720 * hours), null] },
  ] as { label: string; value: () => [Dayjs, null] }[] // the picker requires pairs, not arrays

  const choose = (span: [Dayjs | null, Dayjs | null] | null) => {
    clearErrors(['from', 'to'])
    const instantOfEnd = (at: 0 | 1) =>
      span?.[at] ? instantAt(formats, span[at].format('YYYY-MM-DDTHH:mm:ss')) : null
    setValue('from', instantOfEnd(0))
    setValue('to', instantOfEnd(1))
  }
  return (
    <div className={css.period} data-field="from" data-look="choices">
      <label htmlFor={id}>{field.period}</label>
      <UnreadTexts value={unread}>
        <DatePicker.RangePicker
          id={{ start: id, end: `${id}-end` }}
          components={{ input: RangeInput }}
          onBlur={({ target }) => {
            if (!(target instanceof HTMLInputElement)) return
            const { id: of, value: text } = target
            const isRead = text === '' || patterns.some((pattern) => dayjs.utc(text, pattern, true).isValid())
            const name = of === id ? 'from' : 'to'
            if (isRead) clearErrors(name)
            else setError(name, { type: 'unread', message: text })
          }}
          aria-describedby={wrong === null ? undefined : `${id}-said`}
          {...(wrong !== null && { status: 'error' as const })}
          value={[face(from), face(to)]}
          onChange={choose}
          presets={presets}
          allowEmpty={[true, true]}
          showTime={{ format: 'HH:mm' }}
          format={patterns}
          placeholder={[shell.from, shell.to]}
          needConfirm={false}
          showNow={false}
        />
      </UnreadTexts>
      <FieldNote id={`${id}-said`} wrong={wrong} hint={null} />
    </div>
  )
}
