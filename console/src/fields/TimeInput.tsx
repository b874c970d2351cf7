import type { Ref } from 'react'
import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { dayjs } from './dayjs.ts'
import css from './Field.module.css'
import { dayPatterns, minutePatterns } from './day-patterns.ts'
import { instantAt, useFormats } from './format.tsx'
import { keepUnread, useEnterTakes } from './PickerInput.tsx'
import { unreadTime } from './unread-time.ts'

/** The picker works on the plant's wall clock: a dayjs in UTC mode whose face shows the plant's time. */
const faceOf = (wall: string) => dayjs.utc(wall)
const wallOf = (face: Dayjs) => face.format('YYYY-MM-DDTHH:mm:ss')

type TimeInputProps = {
  id: string
  /** What was typed and is no time is the value as it was typed, for the contract to refuse. */
  value: string | null
  onChange: (value: string | undefined) => void
  onBlur: () => void
  ref: Ref<never>
  disabled: boolean
  status?: 'error'
}

export function InstantInput({ value, onChange, onBlur, ref: _, ...rest }: TimeInputProps) {
  const formats = useFormats()
  const patterns = minutePatterns(formats)
  const unread = unreadTime('instant', value)
  return (
    <DatePicker
      {...rest}
      {...keepUnread(unread, patterns, { onChange, onBlur })}
      {...useEnterTakes()}
      className={css.whole}
      value={value && unread === null ? faceOf(formats.wall(value)) : null}
      showTime={{ format: 'HH:mm' }}
      format={patterns}
      needConfirm={false}
      showNow={false}
      onChange={(wall) => onChange(wall ? instantAt(formats, wallOf(wall)) : undefined)}
    />
  )
}

export function DayInput({ value, onChange, onBlur, ref: _, ...rest }: TimeInputProps) {
  const formats = useFormats()
  const patterns = dayPatterns(formats)
  const unread = unreadTime('day', value)
  return (
    <DatePicker
      {...rest}
      {...keepUnread(unread, patterns, { onChange, onBlur })}
      {...useEnterTakes()}
      className={css.whole}
      value={value && unread === null ? faceOf(value) : null}
      format={patterns}
      onChange={(day) => onChange(day?.format('YYYY-MM-DD'))}
    />
  )
}
