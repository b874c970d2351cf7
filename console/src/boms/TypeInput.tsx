import { AutoComplete } from 'antd'
import type { InputProps } from '~/fields/Input.tsx'
import { longestOf } from '~/fields/look.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './boms.module.css'
import { useTypes } from './named.ts'

const most = 50

/** A type by its number and name. Another may be typed: a bill may be written before its type. */
export function TypeInput({
  id,
  schema,
  value,
  onChange,
  onBlur,
  disabled,
  invalid,
  required,
  describedBy,
}: InputProps) {
  const { boms: bomWords } = useWords()
  const { data } = useTypes()
  const typed = typeof value === 'string' ? value : ''
  const all = [...(data ?? [])].map(([typeNo, typeName]) => ({
    value: typeNo,
    label: typeName === typeNo ? typeNo : `${typeNo} · ${typeName}`,
  }))
  const searched = data?.has(typed) ? '' : typed.toLowerCase()
  return (
    <AutoComplete
      id={id}
      className={css.whole}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onBlur={onBlur}
      value={typed}
      placeholder={bomWords.typePicker}
      popupMatchSelectWidth={false}
      options={all.filter(({ label }) => label.toLowerCase().includes(searched)).slice(0, most)}
      onChange={(next?: string) => onChange(next ? next.slice(0, longestOf(schema)) : null)}
    />
  )
}
