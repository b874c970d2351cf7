import { Select } from 'antd'
import type { InputProps } from '~/fields/Input.tsx'

type ShiftPickerProps = InputProps & { shifts: readonly string[] }

/** One of the shifts the line works. */
export function ShiftPicker({
  id,
  shifts,
  value,
  onChange,
  onBlur,
  disabled,
  invalid,
  describedBy,
}: ShiftPickerProps) {
  return (
    <Select
      id={id}
      value={typeof value === 'string' ? value : undefined}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      aria-required
      popupMatchSelectWidth={false}
      options={shifts.map((shiftName) => ({ value: shiftName, label: shiftName }))}
      onBlur={onBlur}
      onChange={(next) => onChange(next)}
    />
  )
}
