import Papa from 'papaparse'
import type { FieldName } from '@takt/contract/field-names.ts'
import type { Language } from '@takt/contract/languages.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'

/** What is wrong with a file itself; its rows are the server's to judge. */
export type Unread =
  | { fault: 'unreadable' | 'noRows' | 'tooManyRows' }
  | { fault: 'doubleColumn'; column: string }
/** `rows`: the cells of the known columns; `leftOut`: the others. */
export type ReadTable<Name extends string> =
  | { rows: Partial<Record<Name, string>>[]; leftOut: string[] }
  | Unread

/** What a spreadsheet writes where it does not write UTF-8. */
const olds: Record<Language, string> = {
  en: 'windows-1252',
  es: 'windows-1252',
  zh: 'gb18030',
  ja: 'shift_jis',
}

export function decode(bytes: ArrayBuffer, language: Language): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(olds[language]).decode(bytes)
  }
}

/** Headings may be the fields' names or the words for them on screen, as an export writes them. */
export function readTable<Name extends FieldName>(
  text: string,
  names: readonly Name[],
  most: number,
  words: Pick<Words, 'field'>,
): ReadTable<Name> {
  const {
    data,
    meta: { fields = [] },
    errors,
  } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (head) => head.trim(),
  })
  if (fields.length === 0 || errors.some(({ type }) => type === 'Quotes')) return { fault: 'unreadable' }
  if (data.length === 0) return { fault: 'noRows' }
  if (data.length > most) return { fault: 'tooManyRows' }
  const fieldWords: Record<FieldName, string> = words.field
  const columns = new Map<Name, string>()
  for (const head of fields) {
    const name = names.find((one) =>
      [one, fieldWords[one]].some((name) => name.toLowerCase() === head.toLowerCase()),
    )
    if (name && columns.has(name)) return { fault: 'doubleColumn', column: head }
    if (name) columns.set(name, head)
  }
  const unmatched = [...columns]
  // An export keeps spreadsheets from running such a text; read again it is what it was.
  const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')
  const rows = data.map(
    (cells) =>
      Object.fromEntries(unmatched.map(([name, head]) => [name, plain(cells[head] ?? '')])) as Partial<
        Record<Name, string>
      >,
  ) // a text under each known column
  return { rows, leftOut: fields.filter((head) => head && !unmatched.some(([, one]) => one === head)) }
}

export const emptyTable = (names: readonly string[]) =>
  `\uFEFF${Papa.unparse({ fields: [...names], data: [] })}\r\n`
