import Papa from 'papaparse'
import type { Language } from '@takt/contract/languages.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { mostPeople, type ImportRow } from '@takt/contract/users.ts'

export const importable = ['userName', 'name', 'roles', 'lines', 'cardId', 'editRight', 'introduction'] as const
type Importable = (typeof importable)[number]

/** What speaks against the file itself; its rows are the server's to judge. */
export type Unread = { fault: 'unreadable' | 'noRows' | 'tooManyRows' } | { fault: 'doubleColumn'; column: string }
export type ReadPeople = { rows: ImportRow[]; leftOut: string[] } | Unread

/** What a spreadsheet writes where it does not write UTF-8. */
const olds: Record<Language, string> = { en: 'windows-1252', es: 'windows-1252', zh: 'gb18030', ja: 'shift_jis' }

export function decode(bytes: ArrayBuffer, language: Language): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(olds[language]).decode(bytes)
  }
}

/** Headings may be the fields' names or the words for them on screen, as an export writes them. */
export function readPeople(text: string, words: Pick<Words, 'field' | 'say'>): ReadPeople {
  const { data, meta: { fields = [] }, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy', transformHeader: (head) => head.trim() })
  if (fields.length === 0 || errors.some(({ type }) => type === 'Quotes')) return { fault: 'unreadable' }
  if (data.length === 0) return { fault: 'noRows' }
  if (data.length > mostPeople) return { fault: 'tooManyRows' }
  const columns = new Map<Importable, string>()
  for (const head of fields) {
    const name = importable.find((one) => [one, words.field[one]].some((known) => known.toLowerCase() === head.toLowerCase()))
    if (name && columns.has(name)) return { fault: 'doubleColumn', column: head }
    if (name) columns.set(name, head)
  }
  const known = [...columns]
  const rows = data.map((cells): ImportRow => Object.fromEntries(known.map(([name, head]) => [name, valueOf(name, cells[head] ?? '', words.say)])))
  return { rows, leftOut: fields.filter((head) => head && !known.some(([, one]) => one === head)) }
}

function valueOf(name: Importable, cell: string, { yes, no }: Words['say']): ImportRow[string] {
  // An export keeps spreadsheets from running such a text; read again it is what it was.
  const text = cell.trim().replace(/^'(?=[=+\-@])/, '')
  switch (name) {
    case 'roles': case 'lines': return text.split(/[;|\n]/).map((one) => one.trim()).filter((one) => one !== '')
    case 'cardId': case 'introduction': return text === '' ? null : text
    case 'editRight': {
      const said = text.toLowerCase()
      if (['true', '1', 'yes', 'x', yes.toLowerCase()].includes(said)) return true
      return ['', 'false', '0', 'no', no.toLowerCase()].includes(said) ? false : text
    }
    case 'userName': case 'name': return text
  }
}

export const template = () => `\uFEFF${Papa.unparse({ fields: [...importable], data: [] })}\r\n`
