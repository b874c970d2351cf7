import type { FieldName } from '@takt/contract/field-names.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { choicesOf, headOf, isFlag, sayCell, type Cells, type TypedRow } from './typed-rows.ts'

/** Where the first pasted cell goes. */
export type PastePlace<Name extends string> = { row: number; name: Name }
/** A column that is seen and not typed into. */
type ReadOnly<Name extends string> = { label: string; after?: Name }
type Pasted<Name extends FieldName> = Pick<Cells<Name>, 'schema' | 'names' | 'choices'>

/** True: more than one cell of a spreadsheet, so it is not simply typed into the cell. */
export const isTable = (text: string) => /[\t\n]/.test(text.trimEnd())

/**
 * Lays cells copied from a spreadsheet over the rows from a place on, and adds rows where they run out.
 * If the first line names the columns, it defines where each goes, in whatever order.
 */
export function pasteTable<Name extends FieldName>(
  cells: Pasted<Name>,
  rows: readonly TypedRow<Name>[],
  text: string,
  place: PastePlace<Name>,
  words: Words,
  addRow: (rows: readonly TypedRow<Name>[]) => TypedRow<Name>[],
  sideColumns: readonly ReadOnly<Name>[] = [],
): TypedRow<Name>[] {
  const [first = [], ...rest] = readTable(text)
  const named = first.map(
    (head) =>
      nameOf(cells, head, words) ??
      (sideColumns.some(({ label }) => label.toLowerCase() === head.toLowerCase()) ? null : undefined),
  )
  const headed =
    first.length > 1 && named.every((name) => name !== undefined) && named.some((name) => name !== null)
  const names = headed ? named : columnsFrom(cells.names, sideColumns, place.name, first.length)
  const lines = headed ? rest : [first, ...rest]

  const from = rows.findIndex(({ id }) => id === place.row)
  let pasted = [...rows]
  for (const [line, texts] of lines.entries()) {
    if (from + line >= pasted.length) pasted = addRow(pasted)
    const row: TypedRow<Name> = { ...pasted[from + line]! }
    const written: Partial<Record<Name, string>> = {}
    for (const [at, text] of texts.entries()) {
      const name = names[at]
      if (name) written[name] = choiceOf(cells, name, text, words)
    }
    pasted = pasted.with(from + line, { ...row, ...written })
  }
  return pasted
}

/** The cells from a place on. As many columns as are seen from there are a sheet laid out as the grid is: what is only read is passed over. */
function columnsFrom<Name extends FieldName>(
  names: readonly Name[],
  sideColumns: readonly ReadOnly<Name>[],
  from: Name,
  width: number,
): readonly (Name | null)[] {
  const own = names.slice(names.indexOf(from))
  const seen = [
    ...own.flatMap((name) => [name, ...sideColumns.filter(({ after }) => after === name).map(() => null)]),
    ...sideColumns.filter(({ after }) => after === undefined).map(() => null),
  ]
  return width === seen.length ? seen : own
}

/** The field's own name or the word over its column. */
const nameOf = <Name extends FieldName>({ names }: Pasted<Name>, head: string, words: Words) =>
  names.find((name) =>
    [name, headOf(words, name)].some((header) => header.toLowerCase() === head.toLowerCase()),
  )

/** A choice by its own name or by what it is called; a yes as people write one. What is typed freely stays. */
export function choiceOf<Name extends FieldName>(
  cells: Pick<Cells<Name>, 'schema' | 'choices'>,
  name: Name,
  text: string,
  words: Words,
): string {
  const typed = text.trim().toLowerCase()
  if (isFlag(cells.schema, name) && ['1', 'x', 'y', 'yes'].includes(typed)) return 'true'
  if (isFlag(cells.schema, name) && ['', '0', 'n', 'no'].includes(typed)) return 'false'
  return (
    choicesOf(cells, name)?.find((choice) =>
      [choice, sayCell(words, cells, name, choice)].some((one) => one.toLowerCase() === typed),
    ) ?? text
  )
}

/** Tabs part cells, line ends part rows; a cell that holds one of them is in quotes, quotes in it doubled. */
function readTable(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text
    .trimEnd()
    .matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end?.endsWith('\n')) rows.push([])
    if (end === '') break
  }
  return rows
}
