import { useId } from 'react'
import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { useFormContext, useWatch } from 'react-hook-form'
import { minutePatterns } from '~/fields/day-patterns.ts'
import { dayjs } from '~/fields/dayjs.ts'
import { instantAt, instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './Filters.module.css'

const hours = 3_600_000

/** The two filters `from` and `to` as one: a span on the plant's clock, with the most common spans. */
export function Period() {
  const { shell, lists, field } = useWords()
  const id = useId()
  const formats = useFormats()
  const { control, setValue } = useFormContext<{ from: string | null; to: string | null }>()
  const [from, to] = useWatch({ control, name: ['from', 'to'] })

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
    const instant = (at: 0 | 1) =>
      span?.[at] ? instantAt(formats, span[at].format('YYYY-MM-DDTHH:mm:ss')) : null
    setValue('from', instant(0))
    setValue('to', instant(1))
  }
  return (
    <div className={css.period} data-field="from" data-look="choices">
      <label htmlFor={id}>{field.period}</label>
      <DatePicker.RangePicker
        id={{ start: id, end: `${id}-end` }}
        value={[face(from), face(to)]}
        onChange={choose}
        presets={presets}
        allowEmpty={[true, true]}
        showTime={{ format: 'HH:mm' }}
        format={minutePatterns(formats)}
        placeholder={[shell.from, shell.to]}
        needConfirm={false}
        showNow={false}
      />
    </div>
  )
}
