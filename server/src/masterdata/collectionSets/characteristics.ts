import type { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { refuse } from '@takt/contract/errors.ts'

/** Each code and number once, limits and target in their order. */
export function checkCharacteristics(rows: readonly CharacteristicDraft[]) {
  for (const [i, row] of rows.entries()) {
    const { resultCode, charSeqNum, targetValue, targetText, lowerSpecLimit, upperSpecLimit } = row
    const at = (name: keyof CharacteristicDraft) => `characteristics.${i}.${name}`
    const before = rows.slice(0, i)
    if (before.some((other) => other.resultCode === resultCode))
      refuse('sets.double_code', { resultCode }, at('resultCode'))
    if (before.some((other) => other.charSeqNum === charSeqNum))
      refuse('sets.double_number', { charSeqNum }, at('charSeqNum'))
    const [low, high] = [lowerSpecLimit ?? -Infinity, upperSpecLimit ?? Infinity]
    // Nothing could ever be measured of it: a number is no text, and a text has no limits.
    if (targetText !== null && (lowerSpecLimit !== null || upperSpecLimit !== null))
      refuse('sets.text_and_limits', { resultCode }, at('targetText'))
    if (low > high) refuse('sets.limits_backwards', { resultCode }, at('lowerSpecLimit'))
    if (targetValue !== null && (targetValue < low || targetValue > high))
      refuse('sets.target_outside', { resultCode }, at('targetValue'))
  }
}

/**
 * Passes carry their values packed in the order of `charSeqNum`. Once there is one, what has a place must keep it:
 * others may follow it, and its name and limits may change.
 */
export function checkPlaces(before: readonly CharacteristicDraft[], after: readonly CharacteristicDraft[]) {
  const placed = after.toSorted((a, b) => a.charSeqNum - b.charSeqNum)
  for (const [place, old] of before.entries()) {
    const now = placed[place]
    const stays =
      now?.resultCode === old.resultCode &&
      now.charSeqNum === old.charSeqNum &&
      now.valueCount === old.valueCount
    if (!stays) refuse('sets.has_values', { resultCode: old.resultCode }, 'characteristics')
  }
}
