import type { z } from 'zod'
import { kindOf } from '@takt/contract/fields.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Cell, Column } from './sheet.ts'

type Named<S extends z.ZodObject> = Extract<keyof S['shape'], keyof Words['field']>

/** The columns of some fields, titled in the reader's language with the one word the whole plant uses. `called`: where a field's word is another here. */
export const columnsOf = <S extends z.ZodObject>(
  schema: S,
  names: readonly Named<S>[],
  words: Words,
  called: Partial<Record<Named<S>, string>> = {},
): Column[] =>
  names.map((name) => {
    const field = schema.shape[name] as z.ZodType // a shape holds schemas
    const kind = kindOf(field)
    return {
      title: called[name] ?? words.field[name],
      kind,
      says: kind === 'choice' ? saysOf(words, name) : undefined,
    }
  })

/** The section that has the field's name holds what its choices are called. */
const saysOf = (words: Words, name: string) =>
  (words as Record<string, unknown>)[name] as Record<string, string> | undefined // sections hold texts

/** The row that belongs to those columns. */
export const cellsOf = <N extends string>(row: Record<N, Cell>, names: readonly N[]): Cell[] =>
  names.map((name) => row[name])
