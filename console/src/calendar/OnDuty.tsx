import { fill } from '@takt/contract/errors.ts'
import { calendar, type Duty } from '@takt/contract/calendar.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './calendar.module.css'

/** Who works now, and who comes next. */
export function OnDuty() {
  const { calendar: said } = useWords()
  const formats = useFormats()
  const { data } = useAnswer(calendar.duty, {}, { every: 60_000 })
  if (!data) return null
  const { now, next } = data
  const team = ({ teamName, colour, shiftName }: Duty) => (
    <span className={css.shift} data-colour={colour ?? undefined}>
      <b>{teamName ?? said.noTeam}</b> {shiftName}
    </span>
  )
  return (
    <span className={css.duty}>
      {now ? (
        <>
          <span>{said.now}</span>
          {team(now)}
          <span>{fill(said.until, { end: formats.clock(now.end) })}</span>
        </>
      ) : (
        said.nobody
      )}
      {next && (
        <>
          <span>{said.next}</span>
          {team(next)}
          <span>{fill(said.from, { start: formats.shortMinute(next.start) })}</span>
        </>
      )}
    </span>
  )
}
