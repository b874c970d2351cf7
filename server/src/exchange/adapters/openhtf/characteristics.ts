import type { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { codeOf } from './names.ts'
import type { Measured } from './measured.ts'
import type { TestedPhase } from './tested.ts'

type Described = Measured['characteristic']

/** Everything a phase measures, also where it was tried several times; numbered in the order of the record. */
export function characteristicsOf(phases: readonly TestedPhase[]): CharacteristicDraft[] {
  const described = new Map<string, Described>()
  for (const { characteristic } of phases.flatMap(({ measured }) => measured)) {
    if (!described.has(characteristic.resultCode)) described.set(characteristic.resultCode, characteristic)
  }
  return numbered([...described.values()], 1)
}

export const numbered = (described: readonly Described[], first: number): CharacteristicDraft[] =>
  described.map((one, place) => ({ charSeqNum: first + place, ...one }))

/** A characteristic without the name of the set it was read from. */
export function rowOf(stored: CharacteristicDraft): CharacteristicDraft {
  const { charSeqNum, resultCode, resultName, resultUnit, unitCount, valueCount, manualAutoMode } = stored
  const { targetValue, upperSpecLimit, lowerSpecLimit, targetText } = stored
  return {
    charSeqNum,
    resultCode,
    resultName,
    resultUnit,
    unitCount,
    valueCount,
    targetValue,
    upperSpecLimit,
    lowerSpecLimit,
    targetText,
    manualAutoMode,
  }
}

/** What a set's remark contains: validators that are more than limits, for the person who releases the next version. */
export function remarkOf(phases: readonly TestedPhase[]): string | null {
  const measured = phases.flatMap((phase) => phase.measured)
  const lines = new Set(
    measured.flatMap(({ characteristic, unread }) =>
      unread.map((text) => `${characteristic.resultName}: ${text}`),
    ),
  )
  return lines.size ? [...lines].join('\n').slice(0, 2000) : null
}

export const find = (characteristics: readonly CharacteristicDraft[], resultCode: string) =>
  characteristics.find((one) => one.resultCode === resultCode)

type Limited = Pick<CharacteristicDraft, 'lowerSpecLimit' | 'upperSpecLimit' | 'targetText'>

export const sameLimits = (one: Limited, other: Limited | undefined) =>
  one.lowerSpecLimit === other?.lowerSpecLimit &&
  one.upperSpecLimit === other.upperSpecLimit &&
  one.targetText === other.targetText

/** A text is no value of a characteristic with numeric limits, a number none of one with a target text. */
const takes = ({ lowerSpecLimit, upperSpecLimit, targetText }: Limited, value: Measured['value']) =>
  typeof value === 'number'
    ? targetText === null
    : value === null || (lowerSpecLimit === null && upperSpecLimit === null)

const noLimits = { lowerSpecLimit: null, upperSpecLimit: null, targetValue: null, targetText: null }

/** A value of another kind than its definition – the text `nan` where a number is due – is measured as well, under a name of its own. */
export function fitted(measured: Measured, limited: Limited | undefined): Measured {
  if (!limited || takes(limited, measured.value)) return measured
  const kind = typeof measured.value
  const resultCode = codeOf(`${measured.characteristic.resultCode}:${kind}`)
  const resultName = `${measured.characteristic.resultName.slice(0, 120)}:${kind}`
  return { ...measured, characteristic: { ...measured.characteristic, ...noLimits, resultCode, resultName } }
}

export const canTake = (
  characteristics: readonly (Limited & { resultCode: string })[],
  measured: readonly Measured[],
) =>
  measured.every(({ characteristic, value }) =>
    characteristics.some((one) => one.resultCode === characteristic.resultCode && takes(one, value)),
  )
