import { useId } from 'react'
import { Segmented, Select } from 'antd'
import type { z } from 'zod'
import { fill } from '@takt/contract/errors.ts'
import type { Output, OutputQuery } from '@takt/contract/output.ts'
import { DayChoice } from '~/fields/DayChoice.tsx'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { isoWeekOf } from '~/fields/iso-week.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './output.module.css'

type DayQuery = z.input<typeof OutputQuery>
const aDay = 86_400_000
const later = (day: string, by: number) => instantOf(Date.parse(day) + by * aDay).slice(0, 10)
const whole = '\0'

/** Which day, which shift of it, and which type. */
export function DayBar({
  query,
  shown,
  onAsk,
}: {
  query: Partial<DayQuery>
  shown: Output | undefined
  onAsk: (next: Record<string, unknown>) => void
}) {
  const { output: outputWords, calendar, field } = useWords()
  const formats = useFormats()
  const id = useId()
  if (!shown) return null
  const { day, today, shifts, shiftName, types } = shown
  const move = (by: number) => onAsk({ day: later(day, by) })
  const options = [
    { value: whole, label: outputWords.wholeDay },
    ...shifts.map((shift) => ({
      value: shift.shiftName,
      label: `${shift.shiftName} ${formats.clock(shift.start)}–${formats.clock(shift.end)}`,
    })),
  ]
  return (
    <div className={css.bar}>
      <Action icon="left" bare onClick={() => move(-1)}>
        {outputWords.dayBefore}
      </Action>
      <label htmlFor={`${id}-day`} className={css.hidden}>
        {field.day}
      </label>
      <span className={css.picker}>
        <DayChoice id={`${id}-day`} day={day} onChange={(next) => onAsk({ day: next })} />
      </span>
      <span>{fill(calendar.week, { week: isoWeekOf(day) })}</span>
      <Action icon="right" bare blocked={day >= today ? outputWords.toCome : null} onClick={() => move(1)}>
        {outputWords.dayAfter}
      </Action>
      <Action blocked={day === today ? outputWords.today : null} onClick={() => onAsk({ day: undefined })}>
        {outputWords.today}
      </Action>
      {shifts.length > 0 && (
        <div className={css.segments}>
          <Segmented
            aria-label={field.shift}
            value={shiftName ?? whole}
            options={options}
            onChange={(next) => onAsk({ shiftName: next === whole ? undefined : next })}
          />
        </div>
      )}
      <label htmlFor={`${id}-type`} className={css.hidden}>
        {field.typeNo}
      </label>
      <Select
        id={`${id}-type`}
        className={css.type}
        allowClear
        placeholder={outputWords.everyType}
        value={query.typeNo ?? null}
        options={[...new Set([...types, ...(query.typeNo ? [query.typeNo] : [])])].map((value) => ({
          value,
          label: value,
        }))}
        onChange={(next?: string) => onAsk({ typeNo: next })}
        popupMatchSelectWidth={false}
      />
    </div>
  )
}
