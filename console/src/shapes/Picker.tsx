import { Select } from 'antd'
import type { InputProps } from '~/fields/Input.tsx'
import css from './Picker.module.css'

type PickerProps = InputProps & {
  options: readonly { value: string; label: string }[]
  loading: boolean
  /** Several; `tags`: also such as are not offered. */
  many?: 'multiple' | 'tags' | false
}

/** One or several of what there is, found by what is typed. */
export function Picker({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  describedBy,
  options,
  loading,
  many = false,
}: PickerProps) {
  return (
    <Select
      id={id}
      className={css.whole}
      {...(many && { mode: many })}
      value={value ?? (many ? [] : null)}
      onChange={(next) => onChange(next ?? undefined)}
      onBlur={onBlur}
      disabled={disabled}
      loading={loading}
      aria-describedby={describedBy}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={[...options]}
    />
  )
}
