import { alarmPriorities, lossTypes, mostAlarmDefs } from '@takt/contract/alarmDefs.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { readNumber } from '~/fields/read-number.ts'
import { emptyTable, readTable, type Unread } from '~/fields/read-table.ts'
import { readYes } from '~/fields/read-yes.ts'

const importable = [
  'alarmCode',
  'stationNumber',
  'textEn',
  'textZh',
  'textEs',
  'textJa',
  'alarmClass',
  'alarmPriority',
  'lossType',
  'stopsMachine',
  'callsHelp',
  'onDelay',
  'offDelay',
  'causeEn',
  'causeZh',
  'causeEs',
  'causeJa',
  'actionEn',
  'actionZh',
  'actionEs',
  'actionJa',
  'sopCode',
  'enabled',
] as const
type Importable = (typeof importable)[number]
type AlarmDefWords = Pick<Words, 'field' | 'say' | 'alarmPriority' | 'lossType'>

/** What no definition can be without: an empty cell leaves it as it is. */
const neverEmpty: readonly string[] = [
  'alarmClass',
  'alarmPriority',
  'lossType',
  'stopsMachine',
  'callsHelp',
  'onDelay',
  'offDelay',
  'enabled',
]

/** The rows of a file as the server takes them; choices as an export writes them, or by their codes. */
export function readAlarmDefs(
  text: string,
  words: AlarmDefWords,
): { rows: ImportRow[]; leftOut: string[] } | Unread {
  const read = readTable(text, importable, mostAlarmDefs, words)
  if ('fault' in read) return read
  return {
    ...read,
    rows: read.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name, cell]) => cell !== '' || !neverEmpty.includes(name))
          .map(([name, cell]) => [name, valueOf(name as Importable, cell, words)]), // its own columns
      ),
    ),
  }
}

function valueOf(name: Importable, cell: string, words: AlarmDefWords): ImportRow[string] {
  if (name === 'alarmCode') return cell
  if (name === 'alarmPriority')
    return alarmPriorities.find((one) => words.alarmPriority[one] === cell) ?? cell
  if (name === 'lossType') return lossTypes.find((one) => words.lossType[one] === cell) ?? cell
  if (name === 'stopsMachine' || name === 'callsHelp' || name === 'enabled') return readYes(cell, words.say)
  if (name === 'onDelay' || name === 'offDelay') {
    const number = readNumber(cell, '.')
    return typeof number === 'number' ? number : cell
  }
  return cell === '' ? null : cell
}

export const template = () => emptyTable(importable)
