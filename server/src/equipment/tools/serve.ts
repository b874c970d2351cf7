import type { Tool } from '@takt/contract/tools.ts'
import type { ToolMember } from '@takt/contract/toolSets.ts'

/** `stationNumber` null: it is mounted nowhere and may go anywhere. */
type Placed = Pick<Tool, 'toolCode' | 'toolType' | 'stationNumber' | 'position'>

const fits = (member: ToolMember, { toolCode, toolType, stationNumber, position }: Placed) =>
  (member.toolCode === null ? member.toolType === toolType : member.toolCode === toolCode) &&
  (stationNumber === null ||
    (stationNumber === member.stationNumber && (member.position === null || member.position === position)))

/** Who names a certain tool chooses first, then who names a position. */
const rank = ({ toolCode, position }: ToolMember) => (toolCode !== null ? 0 : position !== null ? 1 : 2)

/** Which tools serve which member, each tool one of them; the first of `tools` before the others. */
export function serve<Member extends ToolMember, One extends Placed>(
  members: readonly Member[],
  tools: readonly One[],
) {
  const free = new Set(tools)
  const served = new Map<Member, One[]>(members.map((member) => [member, []]))
  for (const member of members.toSorted((one, other) => rank(one) - rank(other))) {
    const found = [...free].filter((tool) => fits(member, tool)).slice(0, member.quantity)
    for (const tool of found) free.delete(tool)
    served.set(member, found)
  }
  return served
}
