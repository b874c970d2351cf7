import { CharacteristicDraft, collectionModes } from '@takt/contract/collectionSets.ts'
import type * as typed from '~/shapes/typed-rows.ts'

/** The cells of a characteristic in the order they are read and typed; a spreadsheet pastes in this order too. */
export const cellNames = [
  'charSeqNum',
  'resultCode',
  'resultName',
  'resultUnit',
  'lowerSpecLimit',
  'targetValue',
  'upperSpecLimit',
  'targetText',
  'unitCount',
  'valueCount',
  'manualAutoMode',
] as const satisfies readonly (keyof CharacteristicDraft)[]
export type CellName = (typeof cellNames)[number]
export type TypedRow = typed.TypedRow<CellName>

export const emptyRow: Record<CellName, string> = {
  charSeqNum: '',
  resultCode: '',
  resultName: '',
  resultUnit: '',
  lowerSpecLimit: '',
  targetValue: '',
  upperSpecLimit: '',
  targetText: '',
  unitCount: '1',
  valueCount: '1',
  manualAutoMode: 'automatic',
}

export const cells: typed.Cells<CellName> = {
  schema: CharacteristicDraft,
  names: cellNames,
  widths: {
    charSeqNum: 80,
    resultCode: 140,
    resultName: 150,
    resultUnit: 72,
    lowerSpecLimit: 110,
    targetValue: 84,
    upperSpecLimit: 110,
    targetText: 112,
    unitCount: 84,
    valueCount: 108,
    manualAutoMode: 104,
  },
  held: ['charSeqNum', 'resultCode'],
  choices: { manualAutoMode: collectionModes },
  suggests: { resultUnit: 'resultUnits' },
  empty: emptyRow,
}
