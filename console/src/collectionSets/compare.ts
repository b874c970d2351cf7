import type { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { cellNames, type CellName } from './cells.ts'

export type Difference = 'added' | 'removed' | 'changed' | 'same'
export type Compared = { resultCode: string; resultName: string; difference: Difference; cells: { name: CellName; before: string | number | null; after: string | number | null; same: boolean }[] }

/** Characteristic by characteristic, matched by code, in the order of the second version; what is gone follows. */
export function compareRows(before: readonly CharacteristicDraft[], after: readonly CharacteristicDraft[]): Compared[] {
  const old = new Map(before.map((row) => [row.resultCode, row]))
  const kept = new Set(after.map(({ resultCode }) => resultCode))
  return [...after.map((row) => compareRow(old.get(row.resultCode), row)), ...before.filter(({ resultCode }) => !kept.has(resultCode)).map((row) => compareRow(row, undefined))]
}

function compareRow(before: CharacteristicDraft | undefined, after: CharacteristicDraft | undefined): Compared {
  const { resultCode, resultName } = (after ?? before)! // one of them is there
  const cells = cellNames.filter((name) => name !== 'resultCode').map((name) => {
    const [one, other] = [before?.[name] ?? null, after?.[name] ?? null]
    return { name, before: one, after: other, same: one === other }
  })
  const difference = !before ? 'added' : !after ? 'removed' : cells.every(({ same }) => same) ? 'same' : 'changed'
  return { resultCode, resultName, difference, cells }
}
