import { fill } from '@takt/contract/errors.ts'
import { calendar, CalendarDayDraft, type MonthDay } from '@takt/contract/calendar.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { DutyRows } from './DutyRows.tsx'

const Field = fieldsOf(CalendarDayDraft)

/** One day that is worked otherwise: its shifts, its teams, or nobody. It is a draft until it is published. */
export function DaySheet({
  day,
  isToday,
  onClose,
}: {
  day: MonthDay
  isToday: boolean
  onClose: () => void
}) {
  const { calendar: calendarWords } = useWords()
  const formats = useFormats()
  return (
    <Sheet
      title={fill(calendarWords.editDay, { day: formats.longDay(day.day) })}
      command={calendar.saveDay}
      start={day}
      success={calendarWords.drafted}
      onClose={() => onClose()}
    >
      {isToday && (
        <Wide>
          <p>{calendarWords.todayAbout}</p>
        </Wide>
      )}
      <Field name="dayType" />
      <Field name="note" hint={calendarWords.dayHint} />
      <Wide>
        <DutyRows />
      </Wide>
    </Sheet>
  )
}
