import type { ErrorRow } from './error-row.ts'

export const responseErrors = {
  'andon.wrong_state': { code: 41580 },
  'andon.no_station': { code: 41581, field: 'stationNumber' },
  'andonRules.levels_order': { code: 41582 },
  'andonRules.no_person': { code: 41583 },
  'andonRules.no_role': { code: 41584 },
  'andonRules.rule_there': { code: 41585, field: 'lossType' },
  'webhooks.target_there': { code: 41770, field: 'targetCode' },
  'webhooks.no_address': { code: 41771, field: 'webhookUrl' },
  'webhooks.address_forbidden': { code: 41772, field: 'webhookUrl' },
  'webhooks.signing_key': { code: 41773, field: 'signingKey' },
  'webhooks.key_again': { code: 41774, field: 'signingKey' },
  'webhooks.target_off': { code: 41775 },
  'webhooks.not_dead': { code: 41776 },
} as const satisfies Record<string, ErrorRow>
