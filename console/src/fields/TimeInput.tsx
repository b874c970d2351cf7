import type { Ref } from 'react'
import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { dayjs } from './dayjs.ts'
import css from './Field.module.css'
import { dayPatterns, minutePatterns } from './day-patterns.ts'
import { instantAt, useFormats } from './format.tsx'

/** The picker works on the plant's wall clock: a dayjs in UTC mode whose face shows the plant's time. */
const faceOf = (wall: string) => dayjs.utc(wall)
const wallOf = (face: Dayjs) => face.format('YYYY-MM-DDTHH:mm:ss')

type TimeInputProps = {
  id: string
  value: string | null
  onChange: (value: string | undefined) => void
  onBlur: () => void
  ref: Ref<never>
  disabled: boolean
  status?: 'error'
}

export function InstantInput({ value, onChange, ref: _, ...rest }: TimeInputProps) {
  const formats = useFormats()
  const shown = value && !Number.isNaN(Date.parse(value)) ? faceOf(formats.wall(value)) : null
  return (
    <DatePicker
      {...rest}
      className={css.whole}
      value={shown}
      showTime={{ format: 'HH:mm' }}
      format={minutePatterns(formats)}
      needConfirm={false}
      showNow={false}
      onChange={(wall) => onChange(wall ? instantAt(formats, wallOf(wall)) : undefined)}
    />
  )
}

export function DayInput({ value, onChange, ref: _, ...rest }: TimeInputProps) {
  const formats = useFormats()
  return (
    <DatePicker
      {...rest}
      className={css.whole}
      value={value ? faceOf(value) : null}
      format={dayPatterns(formats)}
      onChange={(day) => onChange(day?.format('YYYY-MM-DD'))}
    />
  )
}
