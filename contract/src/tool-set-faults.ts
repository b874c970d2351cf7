import type { ToolMember, ToolSet, ToolSetFault } from './toolSets.ts'

export type ToolSetFinding = { fault: ToolSetFault; rows: number[] }

/** Everything that is wrong with a set, at once, and in which rows. `types`: what is made here. */
export function toolSetFaultsOf(
  { members, typeNos }: Pick<ToolSet, 'members' | 'typeNos'>,
  types: ReadonlySet<string>,
): ToolSetFinding[] {
  const at = (fault: ToolSetFault, wrong: readonly ToolMember[]): ToolSetFinding[] =>
    wrong.length ? [{ fault, rows: wrong.map(({ seqNum }) => seqNum) }] : []
  const whole = (fault: ToolSetFault, wrong: boolean): ToolSetFinding[] =>
    wrong ? [{ fault, rows: [] }] : []
  return [
    ...whole('noMembers', members.length === 0),
    ...whole('noTypes', typeNos.length === 0),
    ...whole(
      'typeUnknown',
      typeNos.some((typeNo) => !types.has(typeNo)),
    ),
    ...at(
      'typeOrTool',
      members.filter(({ toolType, toolCode }) => (toolType === null) === (toolCode === null)),
    ),
    ...at(
      'manyOfOne',
      members.filter(({ toolCode, quantity }) => toolCode !== null && quantity > 1),
    ),
    ...at(
      'manyAtPosition',
      members.filter(({ position, quantity }) => position !== null && quantity > 1),
    ),
    ...at(
      'doubleNumber',
      doubles(members, ({ seqNum }) => [seqNum]),
    ),
    ...at(
      'doubleTool',
      doubles(members, ({ toolCode }) => [toolCode]),
    ),
    ...at(
      'doublePosition',
      doubles(members, ({ stationNumber, position }) => [position && stationNumber, position]),
    ),
    // Two rows of one type anywhere at a station are one row of more.
    ...at(
      'doubleType',
      doubles(members, ({ stationNumber, position, toolType }) => [
        position === null ? toolType : null,
        stationNumber,
      ]),
    ),
  ]
}

/** Those that share a key with another; what has no first part of a key shares none. */
const doubles = (members: readonly ToolMember[], keyOf: (member: ToolMember) => readonly unknown[]) =>
  [
    ...Map.groupBy(
      members.filter((member) => keyOf(member)[0] !== null),
      (member) => JSON.stringify(keyOf(member)),
    ).values(),
  ]
    .filter((same) => same.length > 1)
    .flat()
