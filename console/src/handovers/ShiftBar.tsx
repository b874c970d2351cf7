import { Segmented } from 'antd'
import type { Handover } from '@takt/contract/handovers.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './handovers.module.css'

const aDay = 86_400_000
const later = (day: string, by: number) => instantOf(Date.parse(day) + by * aDay).slice(0, 10)

type ShiftBarProps = { shown: Handover; onAsk: (next: Record<string, unknown>) => void }

/** Which shift of which day. */
export function ShiftBar({ shown: { day, today, shifts, shiftName }, onAsk }: ShiftBarProps) {
  const { output: outputWords, field } = useWords()
  const formats = useFormats()
  const move = (by: number) => onAsk({ day: later(day, by), shiftName })
  return (
    <div className={css.bar}>
      <Action icon="left" bare onClick={() => move(-1)}>
        {outputWords.dayBefore}
      </Action>
      <b>{formats.longDay(day)}</b>
      <Action icon="right" bare blocked={day >= today ? outputWords.toCome : null} onClick={() => move(1)}>
        {outputWords.dayAfter}
      </Action>
      <Segmented
        aria-label={field.shift}
        value={shiftName}
        options={shifts.map((shift) => ({
          value: shift.shiftName,
          label: `${shift.shiftName} ${formats.clock(shift.start)}–${formats.clock(shift.end)}`,
        }))}
        onChange={(next) => onAsk({ day, shiftName: next })}
      />
    </div>
  )
}
