import { AutoComplete } from 'antd'
import type { InputProps } from '~/fields/Input.tsx'

/** One of the plant's lot types. */
export function LotTypePicker({ id, value, onChange, onBlur, disabled, invalid, required, describedBy }: InputProps) {
  return (
    <AutoComplete id={id} disabled={disabled} status={invalid ? 'error' : ''} aria-required={required} aria-invalid={invalid} aria-describedby={describedBy} onBlur={onBlur}
      value={typeof value === 'string' ? value : ''} onChange={(typed) => onChange(typed || null)} options={[]} />
  )
}
