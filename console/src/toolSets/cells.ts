import { ToolMember, toolMemberCells } from '@takt/contract/toolSets.ts'
import { numberedRows } from '~/shapes/numbered-rows.ts'
import type * as typed from '~/shapes/typed-rows.ts'
import type { Named } from './named.ts'

export type CellName = (typeof toolMemberCells)[number]
export type TypedRow = typed.TypedRow<CellName>

const emptyRow: Record<CellName, string> = {
  seqNum: '',
  stationNumber: '',
  position: '',
  toolType: '',
  toolCode: '',
  quantity: '1',
}

export const cells: typed.Cells<CellName> = {
  schema: ToolMember,
  names: toolMemberCells,
  widths: { seqNum: 92, stationNumber: 100, position: 92, toolType: 160, toolCode: 160, quantity: 96 },
  held: ['seqNum'],
  choices: {},
  empty: emptyRow,
}

/** The cells with what the chosen line has: anything else may be typed. */
export const cellsWith = ({ stations, toolTypes, toolCodes }: Named): typed.Cells<CellName> => ({
  ...cells,
  offers: { stationNumber: () => stations, toolType: () => toolTypes, toolCode: () => toolCodes },
})

/** A new row is where the last one is. */
export const rowChanges = numberedRows<CellName>({
  empty: emptyRow,
  number: 'seqNum',
  most: 9999,
  fresh: (rows) => ({ stationNumber: rows.at(-1)?.stationNumber ?? '' }),
  copy: () => ({ position: '' }),
})
