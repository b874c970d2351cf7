import { AutoComplete } from 'antd'
import type { CodeListName } from '@takt/contract/settings.ts'
import { useCodeList } from '~/api/common.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { longestOf } from '~/fields/look.ts'
import css from './Filters.module.css'

/** A code of one of the plant's lists. Another may be typed: codes of old records, or from a host, stay valid. */
export function CodePicker({ list, ...input }: InputProps & { list: CodeListName }) {
  return <OfferedCodes {...input} codes={useCodeList(list)} />
}

type Offered = { code: string; label: string | null }

/** A code that is typed, or chosen of those that are offered. */
export function OfferedCodes({
  id,
  codes,
  schema,
  value,
  onChange,
  onBlur,
  disabled,
  invalid,
  required,
  describedBy,
}: InputProps & { codes: readonly Offered[] }) {
  const options = codes.map(({ code, label }) => ({
    value: code,
    label: label && label !== code ? `${code} · ${label}` : code,
  }))
  return (
    <AutoComplete
      id={id}
      className={css.picker}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      options={options}
      allowClear={!required}
      popupMatchSelectWidth={false}
      onBlur={onBlur}
      onChange={(code?: string) => onChange(code ? code.slice(0, longestOf(schema)) : null)}
      showSearch={{
        filterOption: (typed, option) =>
          options.some(({ value: code }) => code === typed) ||
          (option?.label ?? '').toLowerCase().includes(typed.toLowerCase()),
      }}
    />
  )
}
