import type { ErrorRow } from './error-row.ts'

export const responseErrors = {
  'andon.wrong_state': { code: 41580 },
  'andon.no_station': { code: 41581, field: 'stationNumber' },
  'andonRules.levels_order': { code: 41582 },
  'andonRules.no_person': { code: 41583 },
  'andonRules.no_role': { code: 41584 },
  'andonRules.rule_there': { code: 41585, field: 'lossType' },
} as const satisfies Record<string, ErrorRow>
