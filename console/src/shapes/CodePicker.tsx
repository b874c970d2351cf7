import { AutoComplete } from 'antd'
import type { CodeListName } from '@takt/contract/settings.ts'
import { useCodeList } from '~/api/common.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { longestOf } from '~/fields/look.ts'
import css from './Filters.module.css'

/** A code of one of the plant's lists. Another may be typed: codes of old records, or from a host, stay valid. */
export function CodePicker({
  id,
  list,
  schema,
  value,
  onChange,
  onBlur,
  disabled,
  invalid,
  required,
  describedBy,
}: InputProps & { list: CodeListName }) {
  const options = useCodeList(list).map(({ code, label }) => ({
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
