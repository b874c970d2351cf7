import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { calendar, type MonthDay, type TeamRow } from '@takt/contract/calendar.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { isoWeekOf } from '~/fields/iso-week.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { usePrinting } from '~/ui/printing.ts'
import css from './calendar.module.css'
import { aWeek, weekdayOf } from './months.ts'

type MonthGridProps = { days: MonthDay[]; today: string; onPlan: (day: MonthDay) => void }

/** The month, a week a row with its ISO number: what each day is, who has which shift, and where it comes from. */
export function MonthGrid({ days, today, onPlan }: MonthGridProps) {
  const formats = useFormats()
  const { data: teams = [] } = useAnswer(calendar.teams, {})
  const { calendar: calendarWords } = useWords()
  const narrow = useNarrow(640)
  const printing = usePrinting()
  const [unfolded, unfold] = useState('')
  const month = today.slice(0, 7)
  // One day below the other is a long way to today: what is over waits behind a button.
  const isFolded = narrow && !printing && unfolded !== month
  const place = days.findIndex(({ day }) => day === today)
  const over = isFolded && place > 0 ? place : 0
  return (
    <div className={css.month}>
      {aWeek.map((day) => (
        <span key={day} className={css.weekday} aria-hidden>
          {formats.weekday(day)}
        </span>
      ))}
      {over > 0 && (
        <Action look="quiet" icon="up" onClick={() => unfold(month)}>
          {fill(calendarWords.earlierDays, { count: formats.count(over) })}
        </Action>
      )}
      {days.slice(over).map((day, place) => (
        <Day
          key={day.day}
          day={day}
          teams={teams}
          isToday={day.day === today}
          onPlan={onPlan}
          column={place === 0 && over === 0 ? weekdayOf(day.day) + 1 : undefined}
        />
      ))}
    </div>
  )
}

type DayProps = {
  day: MonthDay
  teams: TeamRow[]
  isToday: boolean
  column: number | undefined
  onPlan: (day: MonthDay) => void
}

function Day({ day, teams, isToday, column, onPlan }: DayProps) {
  const { calendar: calendarWords, dayType } = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(calendar.saveDay)
  const colourOf = (teamName: string | null) => teams.find((team) => team.teamName === teamName)?.colour
  const why = day.locked ? calendarWords.locked : forbidden
  const from = {
    draft: calendarWords.draft,
    published: calendarWords.isPublished,
    shifts: calendarWords.asShifts,
  }[day.source]
  return (
    <button
      type="button"
      className={css.day}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      data-source={day.source}
      data-type={day.dayType}
      data-today={isToday || undefined}
      aria-disabled={why ? true : undefined}
      title={why ?? from}
      onClick={() => {
        if (!why) onPlan(day)
      }}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={css.head}>
        <b>
          <span className={css.long}>{formats.weekday(day.day)} </span>
          {Number(day.day.slice(8))}
        </b>
        {(weekdayOf(day.day) === 0 || day.day.endsWith('-01')) && (
          <small>{fill(calendarWords.week, { week: isoWeekOf(day.day) })}</small>
        )}
        {day.source === 'draft' && <em>{calendarWords.draft}</em>}
        {day.dayType !== 'workday' && <i data-type={day.dayType}>{dayType[day.dayType]}</i>}
      </span>
      {day.note && <small>{day.note}</small>}
      {day.shifts.map((shift) => (
        <span
          key={shift.shiftName}
          className={css.shift}
          data-colour={colourOf(shift.teamName) ?? undefined}
          title={`${shift.shiftName} ${shift.startTime}–${shift.endTime}`}
        >
          <b>{shift.teamName ?? shift.shiftName}</b> <time>{`${shift.startTime}–${shift.endTime}`}</time>
        </span>
      ))}
      {day.shifts.length === 0 ? (
        <small>{calendarWords.free}</small>
      ) : (
        <small className={css.worked}>
          {fill(calendarWords.worked, { duration: formats.workTime(day.workSeconds) })}
        </small>
      )}
    </button>
  )
}
