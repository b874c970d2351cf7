import { Select } from 'antd'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import css from './Filters.module.css'

/** A part by its code and name. */
export function PartPicker({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  invalid,
  required,
  describedBy,
}: InputProps) {
  const { data = [], isPending } = useAnswer(bomDefs.names, {})
  const options = data.map(({ bomCode, bomName }) => ({
    value: bomCode,
    label: bomName === bomCode ? bomCode : `${bomCode} · ${bomName}`,
  }))
  return (
    <Select
      id={id}
      className={css.picker}
      value={value ?? null}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      disabled={disabled}
      loading={isPending}
      allowClear={!required}
      status={invalid ? 'error' : ''}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={options}
    />
  )
}
