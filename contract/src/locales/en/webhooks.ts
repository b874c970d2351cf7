import type { FieldName } from '../../field-names.ts'
import type { TeleState } from '../../host.ts'

/** Words of the tabs of webhook targets and of the ledger, besides the names of fields; and why something could not be sent, to the host too. */
export const webhooks = {
  tab: 'Webhooks',
  deliveries: 'Deliveries',
  about:
    'Notices are also posted to other systems, signed as the Standard Webhooks specification describes, and to robots of group chats. A target that is away is tried for about a day.',
  createOne: 'New target',
  editOne: 'Edit {targetCode}',
  empty: 'No targets yet.',
  noDeliveries: 'Nothing has been sent yet.',
  urlHint:
    'https only, unless the server names the host in HOST_ALLOW. Kept secret: only its beginning is shown later.',
  keyHint: 'Begins with whsec_, 24 to 64 bytes in Base64. Never shown again.',
  formatHint: 'Stays as it is made',
  languageHint: 'A group reads one language; another system gets all four',
  chatHint: 'Id of the user, group or room; the address is {address}',
  dingtalkHint:
    'The secret of “Sign”, begins with SEC. Without one the robot must allow our address or a keyword.',
  feishuHint:
    'The secret of “Signature verification”. Without one the robot must allow our address or a keyword.',
  lineKeyHint: 'The channel access token',
  withoutKeyHint: 'Takes the key away that was set before.',
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
  to: 'To',
  byMail: '{name}, by mail',
  outcome: 'What became of it',
  noMailbox: 'The account has no e-mail address',
  notAllowed: 'This address is not allowed (HOST_ALLOW)',
  nameUnknown: 'The name of the server is not known in the network',
  notReached: 'The server is off or cannot be reached',
  noAnswer: 'The server did not answer in time',
  brokenOff: 'The connection broke off',
  notTrusted: 'The certificate of the server is not trusted',
  loginRefused: 'The server refuses account or password',
  answered: 'The other side answered with error {status}',
  outcomes: {
    waiting: 'Waits to be sent',
    retry: 'Tries: {count}, next {time}. {why}',
    ok: 'Sent {time}',
    dead: 'Given up, tries: {count}. {why}',
    handled: 'Handled by hand',
  } satisfies Record<TeleState, string>,
}

export const webhooksFields = {
  targetCode: 'Target',
  webhookFormat: 'Kind',
  robotLanguage: 'Language of the robot',
  chatId: 'Chat of LINE',
  webhookOrigin: 'Sent to',
  webhookUrl: 'Address',
  signingKey: 'Signing key',
  withoutKey: 'No signing key',
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
  'webhooks.format_fixed':
    'The kind of a target stays: what waits for it is written for it. Make another target',
  'webhooks.no_token': 'LINE needs the channel access token',
  'webhooks.no_chat': 'The id of the chat is needed for LINE, and only for LINE',
  'webhooks.key_or_none': 'Either a key or none: both were given',
  'webhooks.key_unused': 'This kind of robot has no key: its address holds it',
}
