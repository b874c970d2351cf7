import { useId, type ReactNode } from 'react'
import { Controller, useFormContext, type FieldPath } from 'react-hook-form'
import type { z } from 'zod'
import { Input, type InputProps } from '~/fields/Input.tsx'
import { sayMessage } from '~/fields/issue.ts'
import { isRequired } from '~/fields/look.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './settings.module.css'
import type { Typed } from './use-settings.ts'

type SettingFieldProps = {
  path: FieldPath<Typed>
  schema: z.ZodType
  label: string
  hint?: ReactNode
  /** The label is for those who do not see the head of the column. */
  inTable?: boolean
  input?: (input: InputProps) => ReactNode
}

/** A field of the settings by its whole path: in the form, and in what is saved and refused. */
export function SettingField({ path, schema, label, hint, inTable = false, input }: SettingFieldProps) {
  const id = useId()
  const words = useWords()
  const { control } = useFormContext<Typed>()
  const required = isRequired(schema)
  return (
    <Controller
      control={control}
      name={path}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
        const noteId = error || hint ? `${id}-said` : undefined
        const given: InputProps = {
          id,
          name: path.split('.').at(-1)!,
          schema,
          value,
          onChange,
          onBlur,
          ref,
          disabled: false,
          invalid: error !== undefined,
          describedBy: noteId,
          required,
        }
        return (
          <div className={css.field} data-in-table={inTable}>
            <label htmlFor={id} data-required={required}>
              {label}
            </label>
            {input ? input(given) : <Input {...given} />}
            {noteId && (
              <small id={noteId} className={error ? css.error : css.hint} role={error ? 'alert' : undefined}>
                {error ? sayMessage(words, error.message ?? '', label) : hint}
              </small>
            )}
          </div>
        )
      }}
    />
  )
}
