import type { FieldName } from '../../field-names.ts'

/** Words of the page of reworkers, besides the names of fields. */
export const reworkers = {
  createOne: 'Add a reworker',
  editOne: 'Edit reworker {name}',
  listEmpty:
    'No reworkers on this line: whoever may work at a rework station reworks every unit. With the first reworker, only reworkers may.',
  operatorHint: 'Name, account and card come from the operator.',
  anyHint: 'Empty: all',
  levelHint: 'Must reach the operator level of the rework station',
  validHint: 'Last valid day. Empty: no expiry',
  enabledHint: 'Off: may not rework until this is switched on again',
  end: 'End',
  endQuestion:
    'End rework by {name}? From now on the interlock refuses them at rework stations. What they reworked stays.',
  ended: '{name} no longer reworks',
  alreadyEnded: 'Already ended',
  badge: 'Print badge',
  badgeOf: 'Badge of {name}',
  forGood: 'no expiry',
  lapsed: 'expired',
  scope: 'What they may rework',
}

export const reworkersFields = {
  typeNos: 'Types',
  defectCodes: 'Defects',
  reworked: 'Units reworked',
  successRate: 'Retest pass rate',
  averageTime: 'Average time',
  stationNumbers: 'Stations',
} satisfies Partial<Record<FieldName, string>>
