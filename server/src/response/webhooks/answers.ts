import type { WebhookFormat } from '@takt/contract/webhooks.ts'
import { type Ended, isHopeless } from '../../platform/outbox/outbox.ts'

type Answer = Partial<Record<'errcode' | 'code' | 'StatusCode' | 'errmsg' | 'msg' | 'ok' | 'error', unknown>>

/** Why it was refused; `hopeless`: for what the message is, so that it will never be taken. */
type Refused = { why: string; hopeless: boolean }
export type Judged = Ended & { hopeless: boolean }

function read(response: string | null): Answer | null {
  try {
    const answer: unknown = JSON.parse(response ?? '')
    return typeof answer === 'object' && answer !== null ? answer : null
  } catch {
    return null
  }
}

/** Nothing else of an answer is kept: whoever may write a target would read what hosts inside the plant answer. */
const unreadable: Refused = { why: 'no readable answer', hopeless: false }
const longest = 200

function answerPage(
  name: string,
  code: unknown,
  text: unknown,
  isOfMessage: (code: number, text: string) => boolean,
) {
  if (typeof code !== 'number' || !Number.isSafeInteger(code)) return unreadable
  const message = typeof text === 'string' ? text.slice(0, longest) : ''
  return { why: `${name} ${code}${message && `: ${message}`}`, hopeless: isOfMessage(code, message) }
}

/** Type, length, shape or emptiness of the message. */
const ofWecom = [40008, 40058, 44004, 45002, 47001]
/** Type, length or shape of the message, or its content and links. */
const ofDingtalk = [40035, 400105, 430101, 430102, 430103, 430104, 460101]
/** One code for a keyword that is missing, and for signature and address, which are not the message's fault. */
const isOfDingtalk = (code: number, text: string) =>
  ofDingtalk.includes(code) || (code === 310000 && /keyword|关键词/i.test(text))
/** Shape of the message; a keyword is missing. The code for a bad request is also used to throttle. */
const isOfFeishu = (code: number, text: string) =>
  [19002, 19024, 11246].includes(code) || (code === 9499 && /bad request/i.test(text))

const byErrcode = (isOfMessage: (code: number, text: string) => boolean) => (answer: Answer | null) =>
  answer?.errcode === 0 ? null : answerPage('errcode', answer?.errcode, answer?.errmsg, isOfMessage)
/** Feishu's older answer has only a `StatusCode`. */
function byCode(answer: Answer | null) {
  const code = answer?.code ?? answer?.StatusCode
  return code === 0 ? null : answerPage('code', code, answer?.msg, isOfFeishu)
}

const ofSlack = ['invalid_payload', 'no_text', 'too_many_attachments', 'rollup_error', 'user_not_found']
const ofChannel = [
  'action_prohibited',
  'channel_is_archived',
  'channel_not_found',
  'invalid_token',
  'no_active_hooks',
  'no_service',
  'no_service_id',
  'no_team',
  'posting_to_general_channel_denied',
  'team_disabled',
]
function byOk(answer: Answer | null, response: string | null): Refused | null {
  const text = response?.trim()
  if (text === 'ok' || answer?.ok === true) return null
  const why = [...ofSlack, ...ofChannel].find((one) => one === text || one === answer?.error)
  return why === undefined ? unreadable : { why, hopeless: ofSlack.includes(why) }
}

/** Of the services that refuse with HTTP 200: why; null: it was taken. */
const refusals: Partial<
  Record<WebhookFormat, (answer: Answer | null, response: string | null) => Refused | null>
> = {
  wecom: byErrcode((code) => ofWecom.includes(code)),
  dingtalk: byErrcode(isOfDingtalk),
  feishu: byCode,
  slack: byOk,
}

/** What was refused with HTTP 200 has failed; an answer such a service never gives is no yes either. */
export function judged(format: WebhookFormat, ended: Ended): Judged {
  // The retry key was taken before: an earlier try had arrived.
  if (format === 'line' && ended.httpStatus === 409) return { ...ended, errorText: null, hopeless: false }
  if (ended.errorText !== null) return { ...ended, hopeless: isHopeless(ended.httpStatus) }
  const refused = refusals[format]?.(read(ended.response), ended.response) ?? null
  return { ...ended, errorText: refused?.why ?? null, hopeless: refused?.hopeless ?? false }
}
