import { memo, useId, type ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldName } from '@takt/contract/field-names.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './Field.module.css'
import { Input, type InputProps } from './Input.tsx'
import { FieldNote } from './FieldNote.tsx'
import { messageIn, sayFound } from './issue.ts'
import { useFormats } from './format.tsx'
import { isRequired, lookOf } from './look.ts'
import { sayUnreadTime } from './unread-time.ts'

type FieldProps<N> = {
  name: N
  /** Where the word of the plant is not enough: "Starts after" for a filter on planStart. */
  label?: string
  /** A sentence under the input. */
  hint?: ReactNode
  disabled?: boolean
  /** The value of another field makes it so. */
  required?: boolean
  /** Another input in its place: a picker, a scanner. It is given what every input is given. */
  input?: (input: InputProps) => ReactNode
}

/** `const Field = fieldsOf(OrderDraft)` gives a `<Field name="…"/>` that has each field's label, input and limits. */
export function fieldsOf<S extends z.ZodObject>(schema: S) {
  // A list's answer draws its page again, not the fields of its filters.
  const Field = memo(function Field({
    name,
    label,
    hint,
    disabled = false,
    required: requiredBy = false,
    input,
  }: FieldProps<keyof z.output<S> & FieldName>) {
    const id = useId()
    const words = useWords()
    const formats = useFormats()
    const fieldWords: Record<FieldName, string> = words.field
    const field = schema.shape[name] as z.ZodType // a key of the output is a key of the shape
    const required = requiredBy || isRequired(field)
    return (
      <Controller
        name={name}
        render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
          const found = error ? messageIn(error, name) : null
          const wrong =
            sayUnreadTime(words, formats, field, value) ?? (found && sayFound(words, found, { name, label }))
          const given: InputProps = {
            id,
            name,
            schema: field,
            value,
            onChange,
            onBlur,
            ref,
            disabled,
            invalid: wrong !== null,
            describedBy: wrong !== null || hint ? `${id}-said` : undefined,
            required,
          }
          return (
            <div className={css.field} data-field={name} data-look={lookOf(field)}>
              <label htmlFor={id} data-required={required}>
                {label ?? fieldWords[name]}
              </label>
              {input ? input(given) : <Input {...given} />}
              <FieldNote id={`${id}-said`} wrong={wrong} hint={hint} />
            </div>
          )
        }}
      />
    )
  })
  // A chip over a list shows a filter's value as its kind is shown.
  return Object.assign(Field, { schema })
}
