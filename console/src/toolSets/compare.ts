import { toolMemberCells, type ToolMember } from '@takt/contract/toolSets.ts'
import { compareRows } from '~/shapes/compare.ts'

const names = toolMemberCells.filter((name) => name === 'seqNum' || name === 'quantity')

/** Row by row, matched by what is mounted where. */
export const compareMembers = (before: readonly ToolMember[], after: readonly ToolMember[]) =>
  compareRows(
    before,
    after,
    ({ toolCode, toolType, stationNumber, position }) =>
      JSON.stringify([toolCode, toolType, stationNumber, position]),
    names,
  )
