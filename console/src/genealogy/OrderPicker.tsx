import { Select } from 'antd'
import { genealogy } from '@takt/contract/genealogy.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'

/** An order that took material in the period. */
export function OrderPicker({
  id,
  value,
  onChange,
  onBlur,
  period: { from, to },
}: InputProps & { period: { from: string | undefined; to: string | undefined } }) {
  const { data, isPending } = useAnswer(genealogy.consumption, { ...(from && { from }), ...(to && { to }) })
  const codes = [...new Set(data?.rows.map(({ orderCode }) => orderCode))].toSorted()
  return (
    <Select
      id={id}
      value={value ?? null}
      loading={isPending}
      allowClear
      showSearch
      popupMatchSelectWidth={false}
      options={codes.map((orderCode) => ({ value: orderCode, label: orderCode }))}
      onBlur={onBlur}
      onChange={(next) => onChange(next ?? null)}
    />
  )
}
