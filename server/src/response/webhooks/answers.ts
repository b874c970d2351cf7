import type { WebhookFormat } from '@takt/contract/webhooks.ts'
import type { Ended } from '../../platform/outbox/outbox.ts'

type Answer = Partial<Record<'errcode' | 'code' | 'StatusCode', unknown>> & {
  errmsg?: unknown
  msg?: unknown
  ok?: unknown
}

function read(response: string | null): Answer | null {
  try {
    const answer: unknown = JSON.parse(response ?? '')
    return typeof answer === 'object' && answer !== null ? answer : null
  } catch {
    return null
  }
}

const unreadable = 'no readable answer'
const said = (name: string, code: unknown, message: unknown) =>
  `${name} ${String(code)}${typeof message === 'string' ? `: ${message}` : ''}`

const byErrcode = (answer: Answer | null) => {
  if (answer?.errcode === 0) return null
  return answer ? said('errcode', answer.errcode, answer.errmsg) : unreadable
}
/** Feishu's older answer has only a `StatusCode`. */
const byCode = (answer: Answer | null) => {
  if (answer === null) return unreadable
  return (answer.code ?? answer.StatusCode) === 0 ? null : said('code', answer.code, answer.msg)
}
const byOk = (answer: Answer | null, response: string | null) =>
  response?.trim() === 'ok' || answer?.ok === true ? null : response || unreadable

/** Of the services that say no with HTTP 200: why; null: it was taken. */
const refusals: Partial<
  Record<WebhookFormat, (answer: Answer | null, response: string | null) => string | null>
> = { wecom: byErrcode, dingtalk: byErrcode, feishu: byCode, slack: byOk }

/** What was refused with HTTP 200 has failed; an answer such a service never gives is no yes either. */
export function judged(format: WebhookFormat, ended: Ended): Ended {
  // The retry key was taken before: an earlier try had arrived.
  if (format === 'line' && ended.httpStatus === 409) return { ...ended, errorText: null }
  if (ended.errorText !== null) return ended
  const why = refusals[format]?.(read(ended.response), ended.response) ?? null
  return { ...ended, errorText: why?.slice(0, 500) ?? null }
}
