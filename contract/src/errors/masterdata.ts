import type { ErrorRow } from './error-row.ts'

export const masterdataErrors = {
  'sets.limits_backwards': { code: 40920, field: 'lowerSpecLimit' },
  'sets.double_code': { code: 40921, field: 'resultCode' },
  'sets.double_number': { code: 40922, field: 'charSeqNum' },
  'sets.has_values': { code: 40923 },
  'sets.target_outside': { code: 40924, field: 'targetValue' },
  'sets.empty': { code: 40925 },
  'sets.text_and_limits': { code: 40926, field: 'targetText' },
  'types.faults': { code: 40993 },
  'recipes.faults': { code: 42001, field: 'parameters' },
  'recipes.station_unknown': { code: 42002, field: 'stationNumber' },
  'recipes.not_released': { code: 42003, field: 'stationNumbers' },
  'recipes.nothing_read': { code: 42004 },
  'recipes.runs_other': { code: 42005 },
  'recipes.no_default': { code: 42006 },
  'recipes.latest_already': { code: 42007 },
  'recipes.none_yet': { code: 42008 },
  'boms.faults': { code: 42015, field: 'rows' },
  'packages.faults': { code: 42010, field: 'steps' },
  'packages.steps_changed': { code: 42011, field: 'steps' },
} as const satisfies Record<string, ErrorRow>
