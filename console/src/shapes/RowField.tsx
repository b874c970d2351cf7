import { useId } from 'react'
import { Input } from 'antd'
import { Controller, useFormContext } from 'react-hook-form'
import type { FieldName } from '@takt/contract/field-names.ts'
import { sayMessage } from '~/fields/issue.ts'
import { clockOf } from '~/fields/typed-clock.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './shifts.module.css'

/** An input of a row within a form, by its whole path. A clock is typed in 24 hours whatever the browser's country: 6, 630 and 6:30 are understood. */
export function RowField({
  name,
  field,
  kind,
  hint,
  optional = false,
}: {
  name: string
  field: FieldName
  kind: 'text' | 'clock'
  hint?: string | null
  /** Left empty it is null. */
  optional?: boolean
}) {
  const words = useWords()
  const id = useId()
  const { control } = useFormContext()
  const label: Record<FieldName, string> = words.field
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <div className={css.field} data-kind={kind}>
          <label htmlFor={id}>{label[field]}</label>
          <Input
            id={id}
            ref={ref}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => onChange(optional ? target.value || null : target.value)}
            status={error ? 'error' : ''}
            autoComplete="off"
            onBlur={({ target }) => {
              if (kind === 'clock') onChange(clockOf(target.value))
              onBlur()
            }}
            maxLength={kind === 'clock' ? 5 : 128}
            {...(kind === 'clock' && { inputMode: 'numeric', placeholder: '00:00' })}
            aria-required={!optional}
            aria-invalid={error !== undefined}
            aria-describedby={error || hint ? `${id}-said` : undefined}
          />
          {(error || hint) && (
            <small
              id={`${id}-said`}
              role={error ? 'alert' : undefined}
              className={error ? css.refused : css.about}
            >
              {error ? sayMessage(words, error.message ?? '', label[field]) : hint}
            </small>
          )}
        </div>
      )}
    />
  )
}
