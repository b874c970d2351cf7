import { fill } from './errors.ts'
import type { Words } from './locales/en/words.ts'

/** What networks, certificates and mail servers call it. */
const kinds = [
  ['noMailbox', /^no e-mail address$/],
  ['notAllowed', /^address forbidden$/],
  ['nameUnknown', /ENOTFOUND|EAI_AGAIN|EDNS/],
  ['notReached', /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/],
  ['noAnswer', /timeout|ETIMEDOUT|never received/i],
  ['brokenOff', /ECONNRESET|EPIPE|UND_ERR_SOCKET|closed unexpectedly/i],
  ['notTrusted', /CERT|certificate|UNABLE_TO_VERIFY/i],
  ['loginRefused', /^(?:530|534|535)\b|invalid login/i],
] as const

/** Why something could not be sent, for readers without knowledge of the protocol; anything else in the words of the other side. */
export function whyNot({ webhooks: webhookWords }: Pick<Words, 'webhooks'>, errorText: string): string {
  const kind = kinds.find(([, sign]) => sign.test(errorText))?.[0]
  if (kind) return webhookWords[kind]
  const status = /^HTTP (\d+)$/.exec(errorText)?.[1]
  return status ? fill(webhookWords.answered, { status }) : errorText
}
