import { bomRowCells, type BomRow } from '@takt/contract/boms.ts'
import { compareRows } from '~/shapes/compare.ts'

const names = bomRowCells.filter((name) => name !== 'part' && name !== 'stationNumber')

/** Row by row, matched by the part and where it is used. */
export const compareBillRows = (before: readonly BomRow[], after: readonly BomRow[]) =>
  compareRows(before, after, ({ part, stationNumber }) => JSON.stringify([part, stationNumber]), names)
