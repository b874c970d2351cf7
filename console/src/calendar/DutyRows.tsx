import { useEffect } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import type { CalendarDayDraft, DutyShift } from '@takt/contract/calendar.ts'
import { sayMessage } from '~/fields/issue.ts'
import { useWords } from '~/i18n/words.tsx'
import { RowField } from '~/shapes/RowField.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './calendar.module.css'
import { RowChoice } from './RowChoice.tsx'
import { useTeamOptions } from './team-options.ts'

const most = 6

/** The shifts of a day and their teams. A holiday has none. */
export function DutyRows() {
  const words = useWords()
  const { calendar: calendarWords, field } = words
  const { control, setValue } = useFormContext<CalendarDayDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'shifts' })
  const { errors } = useFormState({ control, name: 'shifts' })
  const [typed, dayType] = useWatch({ control, name: ['shifts', 'dayType'] })
  const teams = useTeamOptions()
  useEffect(() => {
    if (dayType === 'holiday') setValue('shifts', [], { shouldDirty: true })
  }, [dayType, setValue])
  const next = (): DutyShift => ({
    shiftName: '',
    startTime: typed.at(-1)?.endTime ?? '06:00',
    endTime: '',
    teamName: null,
  })
  const error = errors.shifts?.message ?? errors.shifts?.root?.message
  return (
    <div className={css.rows}>
      {fields.length === 0 && <p className={css.about}>{calendarWords.free}</p>}
      {fields.map(({ id }, place) => (
        <div key={id} className={css.row}>
          <RowField name={`shifts.${place}.shiftName`} field="shiftName" kind="text" />
          <RowField name={`shifts.${place}.startTime`} field="startTime" kind="clock" />
          <RowField name={`shifts.${place}.endTime`} field="endTime" kind="clock" />
          <RowChoice name={`shifts.${place}.teamName`} label={field.teamName} options={teams} clear />
          <Action icon="bin" bare onClick={() => remove(place)}>
            {fill(calendarWords.removeShift, { shiftName: typed[place]?.shiftName ?? '' })}
          </Action>
        </div>
      ))}
      {error && (
        <small role="alert" className={css.refused}>
          {sayMessage(words, error)}
        </small>
      )}
      <p>
        <Action
          icon="plus"
          blocked={
            fields.length >= most ? words.lines.mostShifts : dayType === 'holiday' ? calendarWords.free : null
          }
          onClick={() => append(next())}
        >
          {calendarWords.addShift}
        </Action>
      </p>
    </div>
  )
}
