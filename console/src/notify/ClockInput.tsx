import { Input } from 'antd'
import type { InputProps } from '~/fields/Input.tsx'
import { clockOf } from '~/fields/typed-clock.ts'

/** A time of day that may be left out, typed in 24 hours: 6, 630 and 6:30 are understood. */
export function ClockInput({ id, value, onChange, onBlur, ref, disabled, invalid, describedBy }: InputProps) {
  return (
    <Input
      id={id}
      ref={ref}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      onBlur={({ target }) => {
        if (target.value !== '') onChange(clockOf(target.value))
        onBlur()
      }}
      maxLength={5}
      inputMode="numeric"
      placeholder="00:00"
      autoComplete="off"
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      aria-describedby={describedBy}
    />
  )
}
