import type { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Decimal } from '~/fields/typed-number.ts'
import * as typed from '~/shapes/typed-rows.ts'
import { cells, type CellName, type TypedRow } from './cells.ts'

/** Everything that is wrong with the rows as they are typed. */
export const checkRows = (rows: readonly TypedRow[], words: Words, decimal: Decimal) =>
  typed.checkRows<CharacteristicDraft, CellName>(
    cells,
    rows,
    (row, values, before) => ruleFaults(row, values, before, words),
    words,
    decimal,
  )

type Values = typed.Values<CellName>

/** The server's rules over several cells and rows, and one more: a reading is either a number or a text. */
function ruleFaults(
  row: number,
  values: Values,
  before: readonly Values[],
  words: Words,
): typed.Fault<CellName>[] {
  const { resultCode, charSeqNum, lowerSpecLimit, upperSpecLimit, targetValue, targetText } = values
  const facts = { resultCode: String(resultCode ?? ''), charSeqNum: String(charSeqNum ?? '') }
  const faults: typed.Fault<CellName>[] = []
  const say = (name: CellName, sentence: string) =>
    faults.push({ row, name, text: fill(sentence, facts), missing: false })
  if (resultCode && before.some((other) => other.resultCode === resultCode))
    say('resultCode', words.error['sets.double_code'])
  if (charSeqNum && before.some((other) => other.charSeqNum === charSeqNum))
    say('charSeqNum', words.error['sets.double_number'])

  const [low, high] = [Number(lowerSpecLimit ?? -Infinity), Number(upperSpecLimit ?? Infinity)]
  if (low > high) say('lowerSpecLimit', words.error['sets.limits_backwards'])
  const target = Number(targetValue ?? Number.NaN)
  if (target < low || target > high) say('targetValue', words.error['sets.target_outside'])
  const measured = [lowerSpecLimit, upperSpecLimit, targetValue].some(
    (value) => value !== null && value !== undefined,
  )
  if (targetText && measured) say('targetText', words.collectionSets.textOrNumber)
  return faults
}
