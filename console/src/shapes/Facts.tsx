import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { FieldName } from '@takt/contract/field-names.ts'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './Facts.module.css'

type FactsProps<S extends z.ZodObject> = {
  of: S
  row: z.output<S>
  names: readonly (keyof z.output<S> & FieldName)[]
  /** Facts of no field, as `<Fact>`s. */
  children?: ReactNode
}

/** Fields of one record, read only, each under the plant's word for it. */
export function Facts<S extends z.ZodObject>({ of, row, names, children }: FactsProps<S>) {
  const words = useWords()
  const fieldWords: Record<FieldName, string> = words.field
  return (
    <dl className={css.facts}>
      {names.map((name) => (
        <Fact key={name} label={fieldWords[name]}>
          <Shown look={lookOf(of.shape[name] as z.ZodType)} field={name} value={row[name]} />
        </Fact> // a key of the output is a key of the shape
      ))}
      {children}
    </dl>
  )
}

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
