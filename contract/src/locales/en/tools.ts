import type { FieldName } from '../../field-names.ts'
import type { ToolState, ToolStatus } from '../../tools.ts'

/** What the page of tools says beside the fields' names. */
export const tools = {
  about: 'What wears with the pieces made with it: its life, its uses, and where it is',
  createOne: 'New tool',
  editOne: 'Edit {code}',
  listEmpty: 'No tools are defined on this line yet.',
  mount: 'Mount',
  mountOne: 'Mount {code}',
  mounted: '{code} is mounted',
  scan: 'Scan a tool',
  unknown: 'There is no tool {code} on this line.',
  scanPlace: 'Scan the station, then the position',
  dismount: 'Dismount',
  dismountQuestion: 'Take {code} off the station?',
  maintain: 'To maintenance',
  maintainQuestion: 'Take {code} out of work for maintenance?',
  giveBack: 'Back from maintenance',
  giveBackOne: '{code} back from maintenance',
  lifeHint: 'Its life from now on; shorter where it was ground down',
  askMore: 'Ask for more uses',
  askMoreOne: 'More uses of {code}',
  askHint: 'Beyond its life of {frequency}; another person decides',
  asked: 'Asked: {uses} more uses by {by}: {reason}',
  allowMore: 'Allow more uses',
  allowQuestion: 'Allow {uses} more uses of {code}?',
  refuseMore: 'Refuse more uses',
  refuseQuestion: 'Refuse more uses of {code}?',
  scrap: 'Scrap',
  scrapQuestion: 'Scrap {code}? It is mounted nowhere again.',
  done: 'Done',
  used: 'Used',
  usesHint: 'Of one pass: a die of two cavities makes two',
  of: '{act} of {life}',
}

export const toolsChoices = {
  toolState: {
    available: 'Available',
    mounted: 'Mounted',
    maintenance: 'In maintenance',
    scrapped: 'Scrapped',
  } satisfies Record<ToolState, string>,
  toolStatus: {
    available: 'Available',
    mounted: 'Mounted',
    maintenance: 'In maintenance',
    scrapped: 'Scrapped',
    due: 'Due',
    locked: 'Worn out',
  } satisfies Record<ToolStatus, string>,
}

export const toolsFields = {
  toolCode: 'Tool',
  toolType: 'Tool type',
  toolDescription: 'Description',
  frequency: 'Life (uses)',
  frequencyAct: 'Uses',
  usesPerPass: 'Uses per pass',
  totalUses: 'Uses in all',
  toolState: 'Place',
  toolStatus: 'Tool status',
  mountedAt: 'Mounted',
  mountedBy: 'Mounted by',
  maintainedAt: 'Maintained',
  maintainedBy: 'Maintained by',
  askedUses: 'More uses',
  askedReason: 'Asked because',
  usedShare: 'Used',
} satisfies Partial<Record<FieldName, string>>

export const toolsErrors = {
  'tools.wrong_state': 'Not possible: {toolCode} is “{toolState}”',
  'tools.worn': '{toolCode} has reached its life of {frequency} uses',
  'tools.mounted': 'Take {toolCode} off its station first',
  'tools.asked_already': '{by} has asked for more already',
  'tools.not_asked': 'Nobody has asked for more',
  'tools.same_person': 'Another person decides than who asked',
  'tools.longer_life': 'The life of {toolCode} is {frequency} uses; ask for more uses to make it longer',
  'tools.too_many': '{toolCode} would have more than {most} uses; ask for at most {left}',
  'toolSets.faults': 'It cannot be released yet: {toolSetFaults}',
  'tools.position_taken': '{toolCode} is mounted at {stationNumber} {position}; take it off first',
}
