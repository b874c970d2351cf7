import { Select } from 'antd'
import { useFormContext, useWatch } from 'react-hook-form'
import { calendar, type MonthDay } from '@takt/contract/calendar.ts'
import { lines } from '@takt/contract/lines.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import css from './calendar.module.css'

const Generate = fieldsOf(calendar.generate.input)
const Copy = fieldsOf(calendar.copyFrom.input)
const Swap = fieldsOf(calendar.swap.input)
type Start = { from: string | undefined; to: string | undefined }

export function GenerateSheet({ start, onClose }: { start: Start; onClose: () => void }) {
  const { calendar: calendarWords, say } = useWords()
  return (
    <Sheet
      title={calendarWords.generate}
      command={calendar.generate}
      start={{ ...start, overwrite: false }}
      success={say.createSuccess}
      onClose={() => onClose()}
    >
      <Wide>
        <p>{calendarWords.generateAbout}</p>
      </Wide>
      <Generate name="from" />
      <Generate name="to" />
      <Generate name="overwrite" label={calendarWords.overwrite} />
    </Sheet>
  )
}

export function CopySheet({ start, onClose }: { start: Start; onClose: () => void }) {
  const { calendar: calendarWords, say } = useWords()
  return (
    <Sheet
      title={calendarWords.copyFrom}
      command={calendar.copyFrom}
      start={start}
      success={say.saveSuccess}
      onClose={() => onClose()}
    >
      <Wide>
        <p>{calendarWords.copyAbout}</p>
      </Wide>
      <Copy name="fromLine" input={(input) => <OtherLine {...input} />} />
      <Copy name="from" />
      <Copy name="to" />
    </Sheet>
  )
}

function OtherLine({ id, value, onChange, onBlur, invalid, describedBy }: InputProps) {
  const { data = [] } = useAnswer(lines.list, {})
  const options = data
    .filter(({ lineNumber }) => lineNumber !== readLine())
    .map(({ lineNumber, lineName }) => ({ value: lineNumber, label: `${lineNumber} · ${lineName}` }))
  return (
    <Select
      id={id}
      className={css.whole}
      value={value ?? null}
      onChange={onChange}
      onBlur={onBlur}
      options={options}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      showSearch={{ optionFilterProp: 'label' }}
    />
  )
}

export function SwapSheet({ days, onClose }: { days: MonthDay[]; onClose: () => void }) {
  const { calendar: calendarWords } = useWords()
  return (
    <Sheet
      title={calendarWords.swap}
      command={calendar.swap}
      success={calendarWords.swapped}
      onClose={() => onClose()}
    >
      <Wide>
        <p>{calendarWords.swapAbout}</p>
      </Wide>
      <Swap name="day" />
      <Swap name="other" />
      <Swap name="shiftName" input={(input) => <ShiftOf {...input} days={days} of="day" />} />
      <Swap name="otherShift" input={(input) => <ShiftOf {...input} days={days} of="other" />} />
    </Sheet>
  )
}

/** A shift that is worked on the day chosen above it. */
function ShiftOf({
  id,
  value,
  onChange,
  onBlur,
  days,
  of,
}: InputProps & { days: MonthDay[]; of: 'day' | 'other' }) {
  const { calendar: calendarWords } = useWords()
  const { control } = useFormContext()
  const chosen = useWatch({ control, name: of }) as string | null // the form's own day
  const shifts = days.find(({ day }) => day === chosen)?.shifts ?? []
  const options = shifts.map(({ shiftName, teamName }) => ({
    value: shiftName,
    label: `${shiftName} · ${teamName ?? calendarWords.noTeam}`,
  }))
  return (
    <Select
      id={id}
      className={css.whole}
      allowClear
      value={value ?? null}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      options={options}
    />
  )
}
