import { useId, type ReactNode } from 'react'
import type { z } from 'zod'
import type { FieldName } from '@takt/contract/field-names.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './Field.module.css'
import { Input, type InputProps } from './Input.tsx'
import { FieldNote } from './FieldNote.tsx'
import { useFormats } from './format.tsx'
import { sayMessage } from './issue.ts'
import { isRequired, lookOf } from './look.ts'
import { sayUnreadTime } from './unread-time.ts'

type LooseFieldProps = {
  name: FieldName
  schema: z.ZodType
  value: unknown
  onChange: (value: unknown) => void
  onBlur?: () => void
  id?: string
  disabled?: boolean
  /** Where the word of the plant is not enough. */
  label?: string
  hint?: ReactNode
  error?: string | null
  /** True: nobody was here yet, so it is not reported as missing. */
  early?: boolean
  /** Another input in its place. */
  input?: (input: InputProps) => ReactNode
}

/** A field that is part of no form: what is typed is kept by whoever shows it. */
export function LooseField({
  name,
  label,
  schema,
  value,
  onChange,
  onBlur = () => {},
  id: given,
  disabled = false,
  hint,
  error,
  early = false,
  input,
}: LooseFieldProps) {
  const words = useWords()
  const formats = useFormats()
  const made = useId()
  const id = given ?? made
  const title = label ?? words.field[name]
  // A switch always has one of two values: there is nothing to require.
  const required = isRequired(schema) && lookOf(schema) !== 'flag'
  const isMissing = required && (value === null || value === '')
  const wrong =
    error ??
    sayUnreadTime(words, formats, schema, value) ??
    (isMissing && !early ? sayMessage(words, words.say.required, title) : null)
  const props: InputProps = {
    id,
    name,
    schema,
    value,
    onChange,
    onBlur,
    ref: null,
    disabled,
    invalid: wrong !== null,
    required,
    describedBy: wrong || hint ? `${id}-said` : undefined,
  }
  return (
    <div className={css.field} data-missing={isMissing}>
      <label htmlFor={id} data-required={required}>
        {title}
      </label>
      {input ? input(props) : <Input {...props} />}
      <FieldNote id={`${id}-said`} wrong={wrong} hint={hint} />
    </div>
  )
}
