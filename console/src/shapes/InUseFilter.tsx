import { Select } from 'antd'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './Filters.module.css'

/** Yes, no, or both: a switch could not express "both". */
export function InUseFilter({ id, value, onChange, onBlur }: InputProps) {
  const { say } = useWords()
  const options = [
    { value: 'true', label: say.yes },
    { value: 'false', label: say.no },
  ]
  return (
    <Select
      id={id}
      className={css.picker}
      value={typeof value === 'boolean' ? String(value) : null}
      onChange={(next?: string) => onChange(next ? next === 'true' : null)}
      onBlur={onBlur}
      options={options}
      allowClear
    />
  )
}
