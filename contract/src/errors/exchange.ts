import type { ErrorRow } from './error-row.ts'

export const exchangeErrors = {
  'openhtf.unreadable': { code: 40980 },
  'host.key_wrong': { code: 40111, status: 401 },
  'host.key_reused': { code: 41110, status: 409, field: 'idempotencyKey' },
  'host.unreadable': { code: 41111, status: 400 },
  'host.doctype': { code: 41112, status: 400 },
  'host.message_unknown': { code: 41113, status: 400 },
  'host.no_product': { code: 41114, field: 'typeNo' },
  'host.wrong_state': { code: 41115 },
  'host.url_missing': { code: 41116, field: 'hostUrl' },
  'host.key_again': { code: 41120, field: 'hostKey' },
  'host.address_forbidden': { code: 41121, field: 'hostUrl' },
  'host.none': { code: 41180 },
  'host.asked_already': { code: 41181 },
  'telegrams.no_trial': { code: 41700 },
  'cfx.message_unknown': { code: 41701, field: 'MessageName' },
  'cfx.work_unknown': { code: 41702, field: 'MessageBody.TransactionID' },
  'host.line_unknown': { code: 41117, field: 'lineNumber' },
} as const satisfies Record<string, ErrorRow>
