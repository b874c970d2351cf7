import { Input } from 'antd'
import type { CodeListName } from '@takt/contract/settings.ts'
import { useCodeList } from '~/api/common.ts'
import css from './rework.module.css'

type CodeButtonsProps = { list: CodeListName; label: string; value: string; onChange: (code: string) => void }

/** One of the plant's codes by a press; where the list is empty, or a code is not in it, it is typed. */
export function CodeButtons({ list, label, value, onChange }: CodeButtonsProps) {
  const codes = useCodeList(list)
  const isListed = codes.some(({ code }) => code === value)
  return (
    <fieldset className={css.codes}>
      <legend>{label}</legend>
      {codes.map(({ code, label: name }) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === value}
          onClick={() => onChange(code === value ? '' : code)}
        >
          {name ?? code}
        </button>
      ))}
      {(codes.length === 0 || (value !== '' && !isListed)) && (
        <Input
          aria-label={label}
          maxLength={64}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </fieldset>
  )
}
