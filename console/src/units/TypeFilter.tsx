import { useDeferredValue, useState } from 'react'
import { Select } from 'antd'
import { types } from '@takt/contract/types.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import css from './units.module.css'

/** A type by its number, whichever version: also one that is no longer released was made once. */
export function TypeFilter({ id, value, onChange, onBlur }: InputProps) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const { data, isPending } = useAnswer(types.list, { limit: 200, ...(search && { typeNo: search }) })
  const names = new Map(data?.rows.map(({ typeNo, typeName }) => [typeNo, typeName]))
  return (
    <Select
      id={id}
      className={css.picker}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      onBlur={onBlur}
      loading={isPending}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={(open) => {
        if (!open) setTyped('')
      }}
      popupMatchSelectWidth={false}
      options={[...names].map(([typeNo, typeName]) => ({ value: typeNo, label: `${typeNo} · ${typeName}` }))}
    />
  )
}
