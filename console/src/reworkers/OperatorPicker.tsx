import { Select } from 'antd'
import { operators } from '@takt/contract/operators.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import css from './reworkers.module.css'

/** One of the plant's operators. */
export function OperatorPicker({ id, value, onChange, onBlur, disabled, describedBy }: InputProps) {
  const { data = [], isPending } = useAnswer(operators.names, {})
  return (
    <Select
      id={id}
      className={css.whole}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      onBlur={onBlur}
      disabled={disabled}
      loading={isPending}
      aria-describedby={describedBy}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={data.map(({ operatorNo, name }) => ({ value: operatorNo, label: `${operatorNo} · ${name}` }))}
    />
  )
}
