import type { ImportRow } from '@takt/contract/imports.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { mostPeople } from '@takt/contract/users.ts'
import { emptyTable, readTable, type Unread } from '~/fields/read-table.ts'
import { readYes } from '~/fields/read-yes.ts'

export const importable = [
  'userName',
  'name',
  'roles',
  'lines',
  'cardId',
  'editRight',
  'introduction',
] as const
type Importable = (typeof importable)[number]
export type ReadPeople = { rows: ImportRow[]; leftOut: string[] } | Unread

export function readPeople(text: string, words: Pick<Words, 'field' | 'say'>): ReadPeople {
  const read = readTable(text, importable, mostPeople, words)
  if ('fault' in read) return read
  const givenFields = (row: Partial<Record<Importable, string>>) =>
    importable.filter((name) => row[name] !== undefined)
  return {
    ...read,
    rows: read.rows.map((row): ImportRow =>
      Object.fromEntries(givenFields(row).map((name) => [name, valueOf(name, row[name]!, words.say)])),
    ),
  }
}

function valueOf(name: Importable, text: string, say: Words['say']): ImportRow[string] {
  switch (name) {
    case 'roles':
    case 'lines':
      return text
        .split(/[;|\n]/)
        .map((one) => one.trim())
        .filter((one) => one !== '')
    case 'cardId':
    case 'introduction':
      return text === '' ? null : text
    case 'editRight':
      return readYes(text, say)
    case 'userName':
    case 'name':
      return text
  }
}

export const template = () => emptyTable(importable)
