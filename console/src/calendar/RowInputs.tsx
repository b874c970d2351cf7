import { useId } from 'react'
import { Switch } from 'antd'
import { Controller, useFormContext } from 'react-hook-form'
import { NumberInput } from '~/fields/NumberInput.tsx'
import { sayMessage } from '~/fields/issue.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './calendar.module.css'

/** A yes or no, within a row of a form. */
export function RowFlag({ name, label }: { name: string; label: string }) {
  const words = useWords()
  const id = useId()
  const { control } = useFormContext()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <div className={css.check}>
          <label htmlFor={id}>{label}</label>
          <span>
            <Switch id={id} checked={value === true} onChange={onChange} />
          </span>
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

/** A whole number, or nothing, within a row of a form. */
export function RowNumber({
  name,
  label,
  placeholder,
}: {
  name: string
  label: string
  placeholder: string
}) {
  const words = useWords()
  const id = useId()
  const { control } = useFormContext()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <div className={css.number}>
          <label htmlFor={id}>{label}</label>
          <NumberInput
            id={id}
            className={css.whole}
            value={typeof value === 'number' ? value : null}
            min={0}
            precision={0}
            placeholder={placeholder}
            onChange={(typed) => onChange(typed)}
            onBlur={onBlur}
            status={error ? 'error' : ''}
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
