import { useId } from 'react'
import type { z } from 'zod'
import type { FieldName } from '@takt/contract/field-names.ts'
import { Input } from '~/fields/Input.tsx'
import { isRequired } from '~/fields/look.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './collectionSets.module.css'

type NamedProps = { name: FieldName; schema: z.ZodType; value: unknown; onChange: (value: unknown) => void }

/** One field of the set above its grid. */
export function Named({ name, schema, value, onChange }: NamedProps) {
  const words = useWords()
  const id = useId()
  const missing = isRequired(schema) && !value
  return (
    <div className={css.named}>
      <label htmlFor={id} data-required={isRequired(schema)}>{words.field[name]}</label>
      <Input id={id} name={name} schema={schema} value={value} onChange={onChange} onBlur={() => {}} ref={null} disabled={false} invalid={missing} required={isRequired(schema)}
        describedBy={missing ? `${id}-said` : undefined} />
      {missing && <small id={`${id}-said`} role="alert">{words.say.required}</small>}
    </div>
  )
}
