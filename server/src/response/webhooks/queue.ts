import type { Facts } from '@takt/contract/errors.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { type Language, languages } from '@takt/contract/languages.ts'
import { type EventType, eventTypes, type MessageType } from '@takt/contract/notices.ts'
import { sayFacts } from '@takt/contract/say-facts.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { insertDeliveries, listTargets, type TargetRow } from './webhooks.queries.ts'

export type News = {
  noticeId: number
  eventType: EventType
  lineNumber: string | null
  about: string
  facts: Facts
  /** A person's own matter goes to nobody else. */
  userName: string | null
  /** Targets that rules name hear of it by the rule only; null: no other target hears of it. */
  byRules: { named: readonly string[] | null; now: readonly ByRule[] }
}
type ByRule = { targetCodes: readonly string[]; messageType: MessageType | null }

const isOf = ({ enabled, lineNumber }: TargetRow, news: News) =>
  enabled &&
  news.userName === null &&
  (lineNumber === null || news.lineNumber === null || news.lineNumber === lineNumber)

/** How urgent it is told to a target: null as the event is; undefined: it is not told now. */
function urgencyFor({ targetCode, eventTypes: chosen }: TargetRow, { eventType, byRules }: News) {
  const rule = byRules.now.find(({ targetCodes }) => targetCodes.includes(targetCode))
  if (rule) return rule.messageType
  if (byRules.named === null || byRules.named.includes(targetCode)) return undefined
  return chosen.length === 0 || chosen.includes(eventType) ? null : undefined
}

/** Queues notices for the targets they concern, in the transaction that writes them: both are there or neither. */
export async function queueForTargets(db: Db, news: readonly News[]) {
  const targets = await listTargets(db)
  const rows = targets.flatMap((target) =>
    news.flatMap((one) => {
      const urgency = isOf(target, one) ? urgencyFor(target, one) : undefined
      if (urgency === undefined) return []
      const { noticeId, eventType, about, lineNumber, facts } = one
      const messageType = urgency ?? eventTypes[eventType].messageType
      const request = requestOf(eventType, { eventType, lineNumber, about, messageType }, facts)
      return [
        { targetCode: target.targetCode, userName: null, noticeId, eventType, about, lineNumber, request },
      ]
    }),
  )
  if (rows.length > 0) await insertDeliveries(db, rows)
}

function requestOf(eventType: EventType, about: object, facts: Facts) {
  const messageContent = Object.fromEntries(
    languages.map((language) => [language, messageIn(language, eventType, facts)]),
  )
  return bodyOf(`notice.${eventType}`, { ...about, messageContent })
}

export function messageIn(language: Language, eventType: EventType, facts: Facts) {
  const message = facts[`message.${language}`] ?? facts.message
  const said = message === undefined ? facts : { ...facts, message }
  return sayFacts(spoken[language], spoken[language].notices.content[eventType], said)
}

export const bodyOf = (type: string, data: object) => JSON.stringify({ type, timestamp: nowIso(), data })
