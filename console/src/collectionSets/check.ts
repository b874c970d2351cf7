import { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { sayIssue } from '~/fields/issue.ts'
import { isNullable } from '~/fields/look.ts'
import type { Decimal } from '~/fields/typed-number.ts'
import { cellNames, isNumber, type CellName, type TypedRow } from './cells.ts'
import { readNumber } from './read-number.ts'

/** `missing`: only not typed yet, which nobody is told before they want to save. */
export type Fault = { row: number; name: CellName; text: string; missing: boolean }

export type Checked = { faults: Fault[]; characteristics: CharacteristicDraft[] }

/** Reads the rows as they are typed and says everything that is wrong, in the order of the rows. */
export function checkRows(rows: readonly TypedRow[], words: Words, decimal: Decimal): Checked {
  const read = rows.map((row) => readRow(row, words, decimal))
  const faults = read.flatMap(({ faults, values }, at) => [...faults, ...ruleFaults(rows[at]!.id, values, read.slice(0, at).map(({ values }) => values), words)])
  const order = (name: CellName) => cellNames.indexOf(name)
  const sorted = faults.toSorted((one, other) => placeOf(rows, one) - placeOf(rows, other) || order(one.name) - order(other.name))
  return { faults: sorted, characteristics: read.flatMap(({ draft }) => draft ?? []) }
}

const placeOf = (rows: readonly TypedRow[], fault: Fault) => rows.findIndex(({ id }) => id === fault.row)

type Values = Partial<Record<CellName, string | number | null>>

function readRow(row: TypedRow, words: Words, decimal: Decimal) {
  const values: Values = {}
  const faults: Fault[] = []
  for (const name of cellNames) {
    const text = row[name].trim()
    const value = text === '' ? null : isNumber(name) ? readNumber(text, decimal) : text
    if (isNumber(name) && typeof value === 'string') faults.push({ row: row.id, name, text: fill(words.collectionSets[value as 'noNumber'], { text }), missing: false }) // a text where a number is read is its fault
    else if (value !== null || isNullable(CharacteristicDraft.shape[name])) values[name] = value
  }
  const { data, error } = CharacteristicDraft.safeParse(values, { error: (issue) => sayIssue(words, issue) })
  for (const { path: [name], message } of error?.issues ?? []) {
    const known = faults.some((fault) => fault.name === name)
    if (!known) faults.push({ row: row.id, name: name as CellName, text: message, missing: values[name as CellName] === undefined }) // the schema's fields are the cells
  }
  return { values, faults, draft: data }
}

/** The server's rules over several cells and rows, and one more: a reading is either a number or a text. */
function ruleFaults(row: number, values: Values, before: readonly Values[], words: Words): Fault[] {
  const { resultCode, charSeqNum, lowerSpecLimit, upperSpecLimit, targetValue, targetText } = values
  const facts = { resultCode: resultCode ?? '', charSeqNum: charSeqNum ?? '' }
  const faults: Fault[] = []
  const say = (name: CellName, sentence: string) => faults.push({ row, name, text: fill(sentence, facts), missing: false })
  if (resultCode && before.some((other) => other.resultCode === resultCode)) say('resultCode', words.error['sets.double_code'])
  if (charSeqNum && before.some((other) => other.charSeqNum === charSeqNum)) say('charSeqNum', words.error['sets.double_number'])

  const [low, high] = [Number(lowerSpecLimit ?? -Infinity), Number(upperSpecLimit ?? Infinity)]
  if (low > high) say('lowerSpecLimit', words.error['sets.limits_backwards'])
  const target = Number(targetValue ?? Number.NaN)
  if (target < low || target > high) say('targetValue', words.error['sets.target_outside'])
  const measured = [lowerSpecLimit, upperSpecLimit, targetValue].some((value) => value !== null && value !== undefined)
  if (targetText && measured) say('targetText', words.collectionSets.textOrNumber)
  return faults
}
