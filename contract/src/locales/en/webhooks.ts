import type { FieldName } from '../../field-names.ts'

/** What the tabs of webhook targets and of the ledger say beside the fields' names. */
export const webhooks = {
  tab: 'Webhooks',
  deliveries: 'Deliveries',
  about:
    'Notices are also posted to other systems, signed as the Standard Webhooks specification describes. A target that is away is tried for about a day.',
  createOne: 'New target',
  editOne: 'Edit {targetCode}',
  empty: 'No targets yet.',
  noDeliveries: 'Nothing has been sent yet.',
  urlHint:
    'https only, unless the server names the host in HOST_ALLOW. Kept secret: only its beginning is shown later.',
  keyHint: 'Begins with whsec_, 24 to 64 bytes in Base64. Never shown again.',
  keepHint: 'Leave empty to keep it.',
  lineHint: 'Empty: every line',
  eventsHint: 'Empty: every event',
  everyEvent: 'All',
  test: 'Test',
  tested: 'The test is on its way, see Deliveries',
  deleteQuestion: 'Delete {targetCode}? What still waits for it is not sent.',
  resend: 'Send again',
  resent: 'It is sent again',
  notDead: 'Only what was given up',
  testEvent: 'Test',
}

export const webhooksFields = {
  targetCode: 'Target',
  webhookOrigin: 'Sent to',
  webhookUrl: 'Address',
  signingKey: 'Signing key',
  eventTypes: 'Events',
} satisfies Partial<Record<FieldName, string>>

export const webhooksErrors = {
  'webhooks.target_there': 'There is a target {targetCode} already',
  'webhooks.no_address': 'Enter the address',
  'webhooks.address_forbidden':
    'Not allowed: https only, and no link-local address. HOST_ALLOW of the server names hosts that may be reached',
  'webhooks.signing_key': 'The signing key is whsec_ and 24 to 64 bytes in Base64',
  'webhooks.key_again': 'Enter the signing key again: the address leads to another server',
  'webhooks.target_off': 'The target is not in use',
  'webhooks.not_dead': 'Only a delivery that was given up is sent again',
}
