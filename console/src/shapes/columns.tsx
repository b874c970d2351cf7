import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { FieldName } from '@takt/contract/field-names.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { isNumeric, Shown } from '~/fields/Shown.tsx'
import { lookOf, type Look } from '~/fields/look.ts'

export type Column<Row> = {
  name: string
  /** The word over it; the field's own where absent. */
  label?: (words: Words) => string
  width: number
  /** What a day needs in Chinese, which writes its weekday too. */
  widthInChinese?: number
  numeric: boolean
  sortable: boolean
  cell: (row: Row) => ReactNode
  /** What kind of field it shows, and its bare value: a telephone puts them in two lines. */
  look?: Look
  value?: (row: Row) => unknown
  /** Its cell shows something where its field is empty. */
  drawn?: boolean
}

/** The word over a column. */
export function sayColumn(words: Words, { name, label }: Pick<Column<never>, 'name' | 'label'>): string {
  const fieldWords: Record<string, unknown> = words.field
  return label?.(words) ?? String(fieldWords[name] ?? name)
}

type Options<Row> = { cell?: (row: Row) => ReactNode; width?: number; label?: (words: Words) => string }

const widths: Partial<Record<Look, number>> = {
  instant: 128,
  day: 110,
  flag: 80,
  choice: 130,
  note: 240,
  name: 180,
  count: 100,
  version: 116,
  seconds: 100,
  measure: 110,
  share: 90,
  id: 70,
  uuid: 290,
}

/** `const col = columnsOf(Order)`; then `col('planStart')`, or `col('actualNumber', { width: 180, cell: (order) => … })` to show it your way. */
export const columnsOf =
  <S extends z.ZodObject>(entity: S) =>
  <N extends keyof z.output<S> & FieldName>(
    name: N,
    { cell, width, label }: Options<z.output<S>> = {},
  ): Column<z.output<S>> => {
    const look = lookOf(entity.shape[name] as z.ZodType) // a key of the output is a key of the shape
    return {
      name,
      ...(label !== undefined && { label }),
      width: width ?? widths[look] ?? 140,
      ...(look === 'day' && { widthInChinese: 178 }),
      numeric: isNumeric(look) && !cell,
      sortable: true,
      look,
      drawn: cell !== undefined,
      value: (row) => row[name],
      cell: cell ?? ((row) => <Shown look={look} field={name} value={row[name]} brief />),
    }
  }

/** A column of no field: a countdown, a light, a pivoted characteristic. It cannot be sorted. */
export const extraColumn = <Row,>(
  name: string,
  label: (words: Words) => string,
  width: number,
  cell: (row: Row) => ReactNode,
): Column<Row> => ({ name, label, width, numeric: false, sortable: false, cell })
