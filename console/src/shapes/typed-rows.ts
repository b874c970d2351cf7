import type { z } from 'zod'
import { fill } from '@takt/contract/errors.ts'
import type { FieldName } from '@takt/contract/field-names.ts'
import type { CodeListName } from '@takt/contract/settings.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { sayIssue } from '~/fields/issue.ts'
import { isNullable, lookOf } from '~/fields/look.ts'
import { readNumber, type NumberFault } from '~/fields/read-number.ts'
import type { Decimal } from '~/fields/typed-number.ts'
import { sayChoice } from '~/i18n/words.tsx'

type Value = string | number | boolean | null

/** The rows of a definition that are typed like a spreadsheet: their cells, in the order they are read, typed and pasted. */
export type Cells<Name extends FieldName> = {
  schema: z.ZodObject
  names: readonly Name[]
  widths: Record<Name, number>
  /** Whatever is typed far to the right, one sees of what. */
  held: readonly Name[]
  /** Chosen from a list; the section that has the cell's name has the words for them. */
  choices: Partial<Record<Name, readonly string[]>>
  /** A list of the plant's codes that is offered while one types; anything else stays valid. */
  suggests?: Partial<Record<Name, CodeListName>>
  /** The same of something else than codes. */
  offers?: Partial<Record<Name, (row: TypedRow<Name>) => readonly Offer[]>>
  /** A row that nobody typed in. */
  empty: Record<Name, string>
  /** Cells that are read and written differently from their kind. */
  own?: Partial<
    Record<
      Name,
      {
        read: (text: string, decimal: Decimal) => Value | { fault: NumberFault }
        write: (value: Value, decimal: Decimal) => string
      }
    >
  >
}

export type Offer = { value: string; label: string }

/** A row as it is typed: what is wrong stays as it was written until it is corrected. */
export type TypedRow<Name extends string> = Record<Name, string> & { id: number }

/** `missing`: only not typed yet, which is not shown before saving. */
export type Fault<Name extends string> = { row: number; name: Name; text: string; missing: boolean }
export type Values<Name extends string> = Partial<Record<Name, Value>>

const numeric = new Set(['count', 'measure'])
export const isNumber = ({ schema }: { schema: z.ZodObject }, name: string) =>
  numeric.has(lookOf(fieldOf(schema, name)))
export const fieldOf = (schema: z.ZodObject, name: string) => schema.shape[name] as z.ZodType // a shape holds schemas

export const typedRows = <Name extends FieldName>(
  { names, own }: Cells<Name>,
  rows: readonly Record<Name, Value>[],
  decimal: Decimal,
) =>
  rows.map((row, id) => {
    const texts = names.map((name) => [
      name,
      own?.[name] ? own[name].write(row[name], decimal) : textOf(row[name], decimal),
    ])
    return { id, ...Object.fromEntries(texts) } as TypedRow<Name> // a text for each name
  })

const yesNo = ['true', 'false'] as const
type Chosen<Name extends FieldName> = Pick<Cells<Name>, 'schema' | 'choices'>
export const isFlag = (schema: z.ZodObject, name: string) => lookOf(fieldOf(schema, name)) === 'flag'
/** What a cell is chosen from; undefined: it is typed. Where it may be empty, so may the choice. */
export function choicesOf<Name extends FieldName>(
  { schema, choices }: Chosen<Name>,
  name: Name,
): readonly string[] | undefined {
  if (isFlag(schema, name)) return yesNo
  return choices[name] && isNullable(fieldOf(schema, name)) ? ['', ...choices[name]] : choices[name]
}
/** The text of a cell: a choice by its word, anything else as it is. */
export function sayCell<Name extends FieldName>(
  words: Words,
  { schema, choices }: Chosen<Name>,
  name: Name,
  text: string,
): string {
  if (isFlag(schema, name)) return text === 'true' ? words.say.yes : text === 'false' ? words.say.no : text
  return choices[name] ? sayChoice(words, name, text) : text
}

/** What a cell is called. */
export const headOf = ({ field }: Words, name: FieldName): string => field[name]

export const textOf = (value: Value, decimal: Decimal) =>
  typeof value === 'number' ? String(value).replace('.', decimal) : String(value ?? '')

/** What is compared to know whether something is unsaved. */
export const sameRows = <Name extends string>(
  names: readonly Name[],
  one: readonly TypedRow<Name>[],
  other: readonly TypedRow<Name>[],
) =>
  one.length === other.length && one.every((row, at) => names.every((name) => row[name] === other[at]![name]))

export const nextId = (rows: readonly { id: number }[]) => Math.max(-1, ...rows.map(({ id }) => id)) + 1

/** `rules`: the server's rules over several cells and the rows before. */
type Rules<Name extends string> = (
  row: number,
  values: Values<Name>,
  before: readonly Values<Name>[],
) => Fault<Name>[]

/** Reads the rows as they are typed and returns everything that is wrong, in the order of the rows. `Row`: what the schema of the cells gives. */
export function checkRows<Row, Name extends FieldName = FieldName>(
  cells: Cells<Name>,
  rows: readonly TypedRow<Name>[],
  rules: Rules<Name>,
  words: Words,
  decimal: Decimal,
) {
  const read = rows.map((row) => readRow<Row, Name>(cells, row, words, decimal))
  const faults = read.flatMap(({ faults, values }, at) => [
    ...faults,
    ...rules(
      rows[at]!.id,
      values,
      read.slice(0, at).map(({ values }) => values),
    ),
  ])
  const placeOf = (fault: Fault<Name>) => rows.findIndex(({ id }) => id === fault.row)
  const sorted = faults.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || cells.names.indexOf(one.name) - cells.names.indexOf(other.name),
  )
  return { faults: sorted, drafts: read.flatMap(({ draft }) => draft ?? []) }
}

function asNumber(text: string, decimal: Decimal) {
  const number = readNumber(text, decimal)
  return typeof number === 'string' ? { fault: number } : number
}

/** What is neither is left for the schema to refuse. */
const asFlag = (text: string) => (text === 'true' ? true : text === 'false' ? false : text)

function readRow<Row, Name extends FieldName>(
  cells: Cells<Name>,
  row: TypedRow<Name>,
  words: Words,
  decimal: Decimal,
) {
  const values: Values<Name> = {}
  const faults: Fault<Name>[] = []
  for (const name of cells.names) {
    const text = row[name].trim()
    const value =
      text === ''
        ? null
        : cells.own?.[name]
          ? cells.own[name].read(text, decimal)
          : isNumber(cells, name)
            ? asNumber(text, decimal)
            : isFlag(cells.schema, name)
              ? asFlag(text)
              : text
    if (typeof value === 'object' && value !== null)
      faults.push({ row: row.id, name, text: fill(words.grid[value.fault], { text }), missing: false })
    else if (value !== null || isNullable(fieldOf(cells.schema, name))) values[name] = value
  }
  const { data, error } = cells.schema.safeParse(values, { error: (issue) => sayIssue(words, issue) })
  for (const { path, message } of error?.issues ?? []) {
    const name = path[0] as Name // the schema's fields are the cells
    if (!faults.some((fault) => fault.name === name))
      faults.push({ row: row.id, name, text: message, missing: values[name] === undefined })
  }
  return { values, faults, draft: data as Row | undefined } // what the schema gives
}
