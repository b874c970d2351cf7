import type { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { compareRows } from '~/shapes/compare.ts'
import { cellNames } from './cells.ts'

const names = cellNames.filter((name) => name !== 'resultCode')

/** Characteristic by characteristic, matched by code. */
export const compareCharacteristics = (
  before: readonly CharacteristicDraft[],
  after: readonly CharacteristicDraft[],
) => compareRows(before, after, ({ resultCode }) => resultCode, names)
