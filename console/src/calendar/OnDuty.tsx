import { fill } from '@takt/contract/errors.ts'
import { calendar, type Duty } from '@takt/contract/calendar.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './calendar.module.css'

/** Who works now, and who comes next. */
export function OnDuty() {
  const { calendar: calendarWords } = useWords()
  const formats = useFormats()
  const { data } = useAnswer(calendar.duty, {}, { every: 60_000 })
  if (!data) return null
  const { now, next } = data
  const team = ({ teamName, colour, shiftName }: Duty) => (
    <span className={css.shift} data-colour={colour ?? undefined}>
      <b>{teamName ?? calendarWords.noTeam}</b> {shiftName}
    </span>
  )
  return (
    <span className={css.duty}>
      {now ? (
        <>
          <span>{calendarWords.now}</span>
          {team(now)}
          <span>{fill(calendarWords.until, { end: formats.clock(now.end) })}</span>
        </>
      ) : (
        calendarWords.nobody
      )}
      {next && (
        <>
          <span>{calendarWords.next}</span>
          {team(next)}
          <span>{fill(calendarWords.from, { start: formats.shortMinute(next.start) })}</span>
        </>
      )}
    </span>
  )
}
