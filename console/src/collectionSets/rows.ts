import { numberedRows } from '~/shapes/numbered-rows.ts'
import { freeCode } from '~/shapes/TypedMoves.tsx'
import { type CellName, emptyRow } from './cells.ts'

export const rowChanges = numberedRows<CellName>({
  empty: emptyRow,
  number: 'charSeqNum',
  most: 1000,
  copy: ({ resultCode }, rows) => ({
    resultCode: freeCode(
      rows.map((row) => row.resultCode),
      resultCode,
    ),
  }),
})
