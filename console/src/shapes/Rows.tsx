import { useId } from 'react'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldName } from '@takt/contract/field-names.ts'
import { Input } from '~/fields/Input.tsx'
import { sayMessage } from '~/fields/issue.ts'
import { isRequired } from '~/fields/look.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './Rows.module.css'

type RowsProps<S extends z.ZodObject> = {
  /** The owner's field that holds them. */
  name: string
  of: S
  names: readonly (keyof z.output<S> & FieldName)[]
  /** A new row, given the rows there are. */
  start: (rows: Partial<z.output<S>>[]) => Partial<z.output<S>>
  disabled?: boolean
}

/** Rows that belong to what the sheet writes: edited in place, saved with it as one. */
export function Rows<S extends z.ZodObject>({ name, of, names, start, disabled = false }: RowsProps<S>) {
  const words = useWords()
  const id = useId()
  const said: Record<FieldName, string> = words.field
  const { control, getValues } = useFormContext()
  const { fields, append, remove, move } = useFieldArray({ control, name })
  return (
    <div className={css.rows}>
      <table>
        <thead><tr>{names.map((column) => <th key={column} id={`${id}-${column}`} scope="col" data-required={isRequired(of.shape[column] as z.ZodType)}>{said[column]}</th>)}<th><span className="unseen">{words.shell.actions}</span></th></tr></thead>
        <tbody>
          {fields.map((row, at) => (
            <tr key={row.id}>
              {names.map((column) => (
                <Cell key={column} name={`${name}.${at}.${column}`} field={column} schema={of.shape[column] as z.ZodType} labelled={`${id}-${column}`} disabled={disabled} /> // a key of the output is a key of the shape
              ))}
              <td className={css.actions}>
                <Action icon="up" bare blocked={at === 0 || disabled ? words.shell.moveUp : null} onClick={() => move(at, at - 1)}>{words.shell.moveUp}</Action>
                <Action icon="down" bare blocked={at === fields.length - 1 || disabled ? words.shell.moveDown : null} onClick={() => move(at, at + 1)}>{words.shell.moveDown}</Action>
                <Action icon="bin" bare blocked={disabled ? words.shell.removeRow : null} onClick={() => remove(at)}>{words.shell.removeRow}</Action>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!disabled && <Action icon="plus" onClick={() => append(start((getValues(name) ?? []) as Partial<z.output<S>>[]))}>{words.shell.addRow}</Action>}
    </div>
  )
}

type CellProps = { name: string; field: string; schema: z.ZodType; labelled: string; disabled: boolean }

function Cell({ name, field, schema, labelled, disabled }: CellProps) {
  const words = useWords()
  const id = useId()
  const { control } = useFormContext()
  return (
    <Controller control={control} name={name} render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
      <td>
        <Input id={id} name={field} schema={schema} value={value} onChange={onChange} onBlur={onBlur} ref={ref} disabled={disabled} invalid={error !== undefined}
          required={isRequired(schema)} describedBy={error && `${id}-said`} labelledBy={labelled} />
        {error && <small id={`${id}-said`} role="alert" className={css.error}>{sayMessage(words, error.message ?? '')}</small>}
      </td>
    )} />
  )
}
