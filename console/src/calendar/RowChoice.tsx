import { useId } from 'react'
import { Select } from 'antd'
import { Controller, useFormContext } from 'react-hook-form'
import { sayMessage } from '~/fields/issue.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './calendar.module.css'

type RowChoiceProps = {
  name: string
  label: string
  options: { value: string; label: string }[]
  clear?: boolean
  onChosen?: (value: string | null) => void
}

/** One of several, within a row of a form. */
export function RowChoice({ name, label, options, clear = false, onChosen }: RowChoiceProps) {
  const words = useWords()
  const id = useId()
  const { control } = useFormContext()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <div className={css.choice}>
          <label htmlFor={id}>{label}</label>
          <Select
            id={id}
            ref={ref}
            value={typeof value === 'string' ? value : null}
            options={options}
            allowClear={clear}
            onBlur={onBlur}
            popupMatchSelectWidth={false}
            status={error ? 'error' : ''}
            aria-invalid={error !== undefined}
            onChange={(next?: string | null) => {
              onChange(next ?? null)
              onChosen?.(next ?? null)
            }}
          />
          {error && (
            <small role="alert" className={css.refused}>
              {sayMessage(words, error.message ?? '', label)}
            </small>
          )}
        </div>
      )}
    />
  )
}
