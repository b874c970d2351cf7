import type { CollectionSet, ProcessResult } from '@takt/contract/collectionSets.ts'
import type { Verdict } from '@takt/contract/floor.ts'
import { judge, judgeText } from '@takt/contract/judge.ts'
import type { MeasuredValue } from '@takt/contract/units.ts'
import type { PassRow } from '../../platform/db/tables.ts'

export type Characteristic = Omit<ProcessResult, 'colSetId' | 'colSetVersion'>

/** One place in a pass's arrays: a characteristic, and which of its readings, from 0. */
export type Slot = { characteristic: Characteristic; reading: number }

/** A collection set as the floor and the reports read it. The position of a slot is its index. */
export type PackedSet = Pick<
  CollectionSet,
  'colSetId' | 'colSetVersion' | 'subgroupBy' | 'subgroupMinutes'
> & {
  setKey: number
  slots: Slot[]
  /** Where the readings of a result code begin. */
  firstOf: Map<string, number>
}

/** A characteristic with k readings takes k slots that follow each other, in the order of `charSeqNum`. */
export const slotsOf = (characteristics: readonly Characteristic[]): Slot[] =>
  characteristics
    .toSorted((a, b) => a.charSeqNum - b.charSeqNum)
    .flatMap((characteristic) =>
      Array.from({ length: characteristic.valueCount }, (_, reading) => ({ characteristic, reading })),
    )

export function packedSet(
  key: Omit<PackedSet, 'slots' | 'firstOf'>,
  characteristics: readonly Characteristic[],
): PackedSet {
  const slots = slotsOf(characteristics)
  const starts = slots.flatMap(({ characteristic, reading }, position) =>
    reading === 0 ? [[characteristic.resultCode, position] as const] : [],
  )
  return { ...key, slots, firstOf: new Map(starts) }
}

/** `stationNg`: null when the station gave no opinion of any value, else the positions it called NG. */
export type Packed = Pick<PassRow, 'values' | 'texts' | 'stationNg'>
export type UnpackedValue = MeasuredValue & { position: number }

/** Null: nothing was measured there. */
export function judgeSlot(
  { values, texts }: Pick<Packed, 'values' | 'texts'>,
  set: PackedSet,
  position: number,
): Verdict | null {
  const { characteristic } = set.slots[position]!
  const value = values?.[position] ?? null
  if (value !== null) return judge(value, characteristic)
  const text = texts?.[position] ?? null
  return text === null ? null : judgeText(text, characteristic)
}

/** What was measured, with its limits. A slot without a reading is left out: it was not measured. */
export const unpack = (pass: Packed, set: PackedSet): UnpackedValue[] =>
  set.slots.flatMap((_, position) => unpackSlot(pass, set, position) ?? [])

export function unpackSlot(pass: Packed, set: PackedSet, position: number): UnpackedValue | null {
  const { characteristic } = set.slots[position]!
  const resultStatus = judgeSlot(pass, set, position)
  if (resultStatus === null) return null
  return {
    position,
    charSeqNum: characteristic.charSeqNum,
    resultCode: characteristic.resultCode,
    resultName: characteristic.resultName,
    unit: characteristic.resultUnit,
    resultValue: pass.values?.[position] ?? null,
    resultText: pass.texts?.[position] ?? null,
    minValue: characteristic.lowerSpecLimit,
    standardValue: characteristic.targetValue,
    maxValue: characteristic.upperSpecLimit,
    targetText: characteristic.targetText,
    resultStatus,
    verdict: pass.stationNg && (pass.stationNg.includes(position) ? 'ng' : 'ok'),
    colSetId: set.colSetId,
    colSetVersion: set.colSetVersion,
  }
}
