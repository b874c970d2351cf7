import type { FieldName } from '../../field-names.ts'
import type { ToolSetFault } from '../../toolSets.ts'

/** Words of the page of tool sets, besides the names of fields. */
export const toolSets = {
  about: 'The tools that types are made with: which, how many, at which station',
  createOne: 'New tool set',
  idHint: 'Cannot be changed later',
  typesHint: 'Types that are made with these tools',
  listEmpty: 'No tool sets yet.',
  rows: 'Members',
  ready: 'Readiness',
  noRows: 'No members yet.',
  noRowsNext: 'Add the first member below, or paste rows from a spreadsheet.',
  add: 'Add a member',
  draftHint: 'A draft can be saved at any time; it can be released when nothing is left to fix.',
  retireMeans: 'Stations no longer ask for its tools.',
  memberHint: 'A tool type or one certain tool',
  stations: 'Stations',
  types: 'Types',
  rest: 'Still to make: {count}',
  times: '× {count}',
  noOrders: 'No open order of its types on this line.',
  chooseLine: 'Choose a line to see whether its orders have these tools.',
  isReady: 'Ready',
  notReady: 'Not ready',
  left: '{toolCode} ({toolState}): {left} uses left, {needed} needed',
  none: 'None mounted or available',
}

export const toolSetsChoices = {
  toolSetFault: {
    noMembers: 'It has no members',
    noTypes: 'No type is named',
    typeUnknown: 'A type does not exist',
    typeOrTool: 'A row must name either a tool type or a tool',
    manyOfOne: 'There is only one of a certain tool',
    manyAtPosition: 'At a position there is one tool',
    doubleNumber: 'Two rows have the same number',
    doubleTool: 'A tool occurs twice',
    doublePosition: 'A position occurs twice',
    doubleType: 'A tool type occurs twice at one station',
  } satisfies Record<ToolSetFault, string>,
}

export const toolSetsFields = {
  toolSetId: 'Tool set',
  toolSetName: 'Set name',
  toolSetVersion: 'Version',
} satisfies Partial<Record<FieldName, string>>
