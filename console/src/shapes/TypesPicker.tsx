import { Select } from 'antd'
import { types } from '@takt/contract/types.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import css from './Picker.module.css'

/** Types by number and name, one or several. */
export function TypesPicker({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  describedBy,
  many = false,
}: InputProps & { many?: boolean }) {
  const { data, isPending } = useAnswer(types.list, { limit: 200, sort: 'typeNo' })
  const names = new Map(data?.rows.map(({ typeNo, typeName }) => [typeNo, typeName]))
  return (
    <Select
      id={id}
      className={css.whole}
      {...(many && { mode: 'multiple' as const })}
      value={value ?? (many ? [] : null)}
      onChange={(next) => onChange(next ?? undefined)}
      onBlur={onBlur}
      disabled={disabled}
      loading={isPending}
      aria-describedby={describedBy}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={[...names].map(([typeNo, typeName]) => ({ value: typeNo, label: `${typeNo} · ${typeName}` }))}
    />
  )
}
