import type { FieldName } from '@takt/contract/field-names.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { headOf, type Cells, type TypedRow } from './typed-rows.ts'

/** Where the first pasted cell goes. */
export type Place<Name extends string> = { row: number; name: Name }
type Pasted<Name extends FieldName> = Pick<Cells<Name>, 'names' | 'choices'>

/** True: more than one cell of a spreadsheet, so it is not simply typed into the cell. */
export const isTable = (text: string) => /[\t\n]/.test(text.trimEnd())

/**
 * Lays cells copied from a spreadsheet over the rows from a place on, and adds rows where they run out.
 * If the first line names the columns, it says where each goes, in whatever order.
 */
export function pasteTable<Name extends FieldName>(
  cells: Pasted<Name>, rows: readonly TypedRow<Name>[], text: string, place: Place<Name>, words: Words, addRow: (rows: readonly TypedRow<Name>[]) => TypedRow<Name>[],
): TypedRow<Name>[] {
  const [first = [], ...rest] = readTable(text)
  const named = first.map((head) => nameOf(cells, head, words))
  const headed = first.length > 1 && named.every((name) => name !== undefined)
  const names = headed ? named : cells.names.slice(cells.names.indexOf(place.name))
  const lines = headed ? rest : [first, ...rest]

  const from = rows.findIndex(({ id }) => id === place.row)
  let pasted = [...rows]
  for (const [line, texts] of lines.entries()) {
    if (from + line >= pasted.length) pasted = addRow(pasted)
    const row: TypedRow<Name> = { ...pasted[from + line]! }
    const written: Partial<Record<Name, string>> = {}
    for (const [at, text] of texts.entries()) {
      const name = names[at]
      if (name) written[name] = cells.choices[name] ? choiceOf(name, text, words) : text
    }
    pasted = pasted.with(from + line, { ...row, ...written })
  }
  return pasted
}

/** The field's own name or the word over its column. */
const nameOf = <Name extends FieldName>({ names }: Pasted<Name>, head: string, words: Words) =>
  names.find((name) => [name, headOf(words, name)].some((said) => said.toLowerCase() === head.toLowerCase()))

/** By its own name or by what it is called. */
function choiceOf(name: string, text: string, words: Words): string {
  const section = (words as Record<string, unknown>)[name] as Record<string, string> // a section holds texts
  const said = Object.entries(section).find(([choice, word]) => [choice, word].some((one) => one.toLowerCase() === text.toLowerCase()))
  return said ? said[0] : text
}

/** Tabs part cells, line ends part rows; a cell that holds one of them is in quotes, quotes in it doubled. */
function readTable(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.trimEnd().matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end?.endsWith('\n')) rows.push([])
    if (end === '') break
  }
  return rows
}
