import { Select } from 'antd'
import { calendar } from '@takt/contract/calendar.ts'
import { lines } from '@takt/contract/lines.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import css from './calendar.module.css'

const Field = fieldsOf(calendar.copySlots.input)

/** To other lines, as far as their shift has the same times. */
export function CopySlots({
  slots,
  onClose,
}: {
  slots: { shiftName: string; validFrom: string }
  onClose: () => void
}) {
  const { calendar: calendarWords, say } = useWords()
  return (
    <Sheet
      title={calendarWords.copySlots}
      command={calendar.copySlots}
      start={slots}
      success={say.saveSuccess}
      onClose={() => onClose()}
    >
      <Wide>
        <p>{calendarWords.copyTo}</p>
      </Wide>
      <Field name="toLines" input={(input) => <Lines {...input} />} />
    </Sheet>
  )
}

function Lines({ id, value, onChange, onBlur, invalid, describedBy }: InputProps) {
  const { data = [] } = useAnswer(lines.list, {})
  const options = data
    .filter(({ lineNumber }) => lineNumber !== readLine())
    .map(({ lineNumber, lineName }) => ({ value: lineNumber, label: `${lineNumber} · ${lineName}` }))
  return (
    <Select
      id={id}
      mode="multiple"
      className={css.whole}
      value={Array.isArray(value) ? value.map(String) : []}
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
