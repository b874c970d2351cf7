import { useState } from 'react'
import type { z } from 'zod'
import { fill } from '@takt/contract/errors.ts'
import { calendar, type MonthDay } from '@takt/contract/calendar.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './calendar.module.css'
import { monthLater } from './months.ts'
import { CopySheet, GenerateSheet, SwapSheet } from './PlanSheets.tsx'

type MonthBarProps = {
  /** The requested one: the days may still be those of the one before, and keep its name. */
  month: string
  days: MonthDay[]
  today: string
  hasShifts: boolean
  /** Of this month and of others. */
  drafts: z.output<typeof calendar.month.output>['drafts']
  onMonth: (month: string | undefined) => void
}

/** Which month, and what is done to its days to come. */
export function MonthBar({ month, days, today, hasShifts, drafts: all, onMonth }: MonthBarProps) {
  const { calendar: calendarWords } = useWords()
  const formats = useFormats()
  const [asking, ask] = useState<'generate' | 'copy' | 'swap' | null>(null)
  const forbidden = useForbidden(calendar.publish)
  const publish = useCommand(calendar.publish, ({ days }) =>
    fill(calendarWords.published, { days: formats.count(days) }),
  )
  const drop = useCommand(calendar.dropDrafts, ({ days }) =>
    fill(calendarWords.dropped, { days: formats.count(days) }),
  )
  const drafts = days.filter(({ source, locked }) => source === 'draft' && !locked)
  const toCome = days.filter(({ day }) => day > today)
  const span = { from: drafts[0]?.day ?? today, to: drafts.at(-1)?.day ?? today }
  const start = { from: toCome[0]?.day, to: toCome.at(-1)?.day }
  const count = formats.count(drafts.length)
  const blocked =
    forbidden ?? (hasShifts ? (toCome.length ? null : calendarWords.locked) : calendarWords.noShifts)
  const none = forbidden ?? (drafts.length ? null : calendarWords.publishNone)
  const hasMore = all !== null && all.days > drafts.length
  const close = () => ask(null)
  return (
    <div className={css.bar}>
      <Action icon="left" bare onClick={() => onMonth(monthLater(month, -1))}>
        {calendarWords.before}
      </Action>
      <h2>{formats.month(days[0]!.day)}</h2>
      <Action icon="right" bare onClick={() => onMonth(monthLater(month, 1))}>
        {calendarWords.after}
      </Action>
      <Action onClick={() => onMonth(undefined)}>{calendarWords.thisMonth}</Action>
      <span className={css.gap} />
      <Action icon="calendar" blocked={blocked} onClick={() => ask('generate')}>
        {calendarWords.generate}
      </Action>
      <Action icon="refresh" blocked={blocked} onClick={() => ask('swap')}>
        {calendarWords.swap}
      </Action>
      <Action icon="copy" blocked={blocked} onClick={() => ask('copy')}>
        {calendarWords.copyFrom}
      </Action>
      <ConfirmButton
        icon="bin"
        blocked={none}
        destroys
        question={fill(calendarWords.dropQuestion, { count })}
        onConfirm={() => drop(span)}
      >
        {calendarWords.drop}
      </ConfirmButton>
      <ConfirmButton
        icon="check"
        look="main"
        blocked={none}
        question={fill(calendarWords.publishQuestion, { count })}
        onConfirm={() => publish(span)}
      >
        {fill(calendarWords.publish, { count })}
      </ConfirmButton>
      {hasMore && (
        <ConfirmButton
          icon="check"
          blocked={forbidden}
          question={fill(calendarWords.publishAllQuestion, {
            count: formats.count(all.days),
            from: formats.day(all.from),
            to: formats.day(all.to),
          })}
          onConfirm={() => publish({ from: all.from, to: all.to })}
        >
          {fill(calendarWords.publishAll, { count: formats.count(all.days), to: formats.day(all.to) })}
        </ConfirmButton>
      )}
      {asking === 'generate' && <GenerateSheet start={start} onClose={close} />}
      {asking === 'copy' && <CopySheet start={start} onClose={close} />}
      {asking === 'swap' && <SwapSheet days={days.filter(({ locked }) => !locked)} onClose={close} />}
    </div>
  )
}
