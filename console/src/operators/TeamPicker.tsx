import { Select } from 'antd'
import { calendar } from '@takt/contract/calendar.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import css from './operators.module.css'

/** A team of the plant. */
export function TeamPicker({ id, value, onChange, onBlur, disabled, invalid, describedBy }: InputProps) {
  const { data = [], isPending } = useAnswer(calendar.teams, {})
  return (
    <Select
      id={id}
      className={css.whole}
      allowClear
      value={value ?? null}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      disabled={disabled}
      loading={isPending}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      options={data.map(({ teamName }) => ({ value: teamName, label: teamName }))}
      popupMatchSelectWidth={false}
    />
  )
}
