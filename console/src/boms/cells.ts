import { BomRow, bomRowCells, consumeModes, serialTypes } from '@takt/contract/boms.ts'
import { numberedRows } from '~/shapes/numbered-rows.ts'
import type * as typed from '~/shapes/typed-rows.ts'
import type { Named } from './named.ts'

export type CellName = (typeof bomRowCells)[number]
export type TypedRow = typed.TypedRow<CellName>

export const emptyRow: Record<CellName, string> = {
  seqNum: '',
  partGrp: '',
  part: '',
  bomQty: '1',
  altMatFlag: 'false',
  stationNumber: '',
  consumeMode: 'backflush',
  serialInputFlag: 'false',
  serialType: '',
  shelfLifeCheck: 'true',
  remark: '',
}

export const cells: typed.Cells<CellName> = {
  schema: BomRow,
  names: bomRowCells,
  widths: {
    seqNum: 70,
    partGrp: 124,
    part: 150,
    bomQty: 104,
    altMatFlag: 112,
    stationNumber: 110,
    consumeMode: 156,
    serialInputFlag: 116,
    serialType: 136,
    shelfLifeCheck: 112,
    remark: 140,
  },
  held: ['seqNum', 'partGrp', 'part'],
  choices: { consumeMode: consumeModes, serialType: serialTypes },
  empty: emptyRow,
}

/** The cells with what is offered in them: where a unit made here is scanned, its type in place of a part. */
export const cellsWith = ({ parts, types, stations }: Named): typed.Cells<CellName> => {
  const ofParts = [...parts.values()].map(({ bomCode, bomName }) => ({ value: bomCode, label: bomName }))
  const ofTypes = [...types].map(([value, label]) => ({ value, label }))
  return {
    ...cells,
    offers: {
      part: ({ serialType }) => (serialType === 'S' ? ofTypes : ofParts),
      stationNumber: () => stations,
    },
  }
}

/** A new row is of a group of its own, where the last one is; a copy is a substitute for its row. */
export const rowChanges = numberedRows<CellName>({
  empty: emptyRow,
  number: 'seqNum',
  most: 9999,
  fresh: (rows, number) => ({ partGrp: number, stationNumber: rows.at(-1)?.stationNumber ?? '' }),
  copy: () => ({ part: '', altMatFlag: 'true' }),
})

/** A scanned part is marked in two cells, and of what kind it is: changing one changes the others. */
export const inStep = (before: readonly TypedRow[], after: readonly TypedRow[]): TypedRow[] => {
  const old = new Map(before.map((row) => [row.id, row]))
  return after.map((row) => {
    const was = old.get(row.id)
    if (!was || was === row) return row
    if (was.consumeMode !== row.consumeMode) return scanned(row, row.consumeMode === 'scan')
    return was.serialInputFlag === row.serialInputFlag ? row : scanned(row, row.serialInputFlag === 'true')
  })
}

const scanned = (row: TypedRow, is: boolean): TypedRow => ({
  ...row,
  consumeMode: is ? 'scan' : 'backflush',
  serialInputFlag: String(is),
  serialType: is ? row.serialType || 'L' : '',
})
