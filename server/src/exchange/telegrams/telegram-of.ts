import { z } from 'zod'
import { maskBadges } from '@takt/contract/badges.ts'
import { NoGoFacts, type TeleResult } from '@takt/contract/telegrams.ts'
import type { Identity, LoggedMessage } from '../../execution/floor/floor.ts'
import type { TelegramDraft } from './telegram-log.queries.ts'

const accepted = 20000

/** One message of a call, as the station log keeps it. */
export function telegramOf(
  { lineNumber, stationNumber: caller }: Identity,
  { teleType, message, answer, item, teleResult, stationNumber = caller }: LoggedMessage,
): TelegramDraft {
  const { messageId, productSn, productId, at } = (message ?? {}) as Record<string, unknown> // whatever was sent, these may be there
  const { code = 0, key = null } = answer
  const data = answer.data as { answer?: string; productSn?: unknown; productId?: unknown } | undefined // of an answer these are read
  return {
    lineNumber,
    stationNumber,
    teleType,
    item,
    messageId: plain(messageId),
    productSn: plain(data?.productSn ?? productSn),
    productId: uuid(data?.productId ?? productId),
    at: time(at),
    teleResult: teleResult ?? resultOf(code, data?.answer),
    answerCode: code,
    errorKey: key,
    errorFacts: factsOf(answer),
  }
}

/** Long ones (every field of a whole batch) are left to the text of the answer. */
const longestFacts = 1000
function factsOf(answer: LoggedMessage['answer']): string | null {
  const named = whyNot(answer.data) ?? ('facts' in answer ? answer.facts : null)
  if (named === null || typeof named !== 'object') return null
  const facts = maskBadges(JSON.stringify(named))
  return facts === '{}' || facts.length > longestFacts ? null : facts
}

/** Its sentences are in the language of the station: they are made again for whoever reads the log. */
function whyNot(data: unknown) {
  // Nearly all were accepted, and the parser makes an error of each.
  if (data === null || typeof data !== 'object' || !('answer' in data) || data.answer !== 'noGo') return null
  const noGo = NoGoAnswer.safeParse(data)
  return noGo.success ? { reasons: noGo.data.reasons } : null
}
const NoGoAnswer = NoGoFacts.extend({ answer: z.literal('noGo') })

const resultOf = (code: number, answer: string | undefined): TeleResult =>
  code !== accepted ? 'refused' : answer === 'noGo' ? 'noGo' : 'ok'

/** A message that was refused may hold anything where a code should be. */
const plain = (value: unknown) =>
  (typeof value === 'string'
    ? value
        .slice(0, 64)
        .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
        .trim()
    : '') || null
const uuid = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value : null
const latest = 7_258_118_399_999
function time(at: unknown) {
  const time = typeof at === 'string' ? Date.parse(at) : typeof at === 'number' ? at : Number.NaN
  return time >= 0 && time <= latest ? time : null
}
