import type { Facts } from '@takt/contract/errors.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { languages } from '@takt/contract/languages.ts'
import { type EventType, eventTypes } from '@takt/contract/notices.ts'
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
}

const concerns = ({ enabled, lineNumber, eventTypes: chosen }: TargetRow, news: News) =>
  enabled &&
  news.userName === null &&
  (lineNumber === null || news.lineNumber === null || news.lineNumber === lineNumber) &&
  (chosen.length === 0 || chosen.includes(news.eventType))

/** Queues notices for the targets they concern, in the transaction that writes them: both are there or neither. */
export async function queueForTargets(db: Db, news: readonly News[]) {
  const targets = await listTargets(db)
  const rows = targets.flatMap((target) =>
    news
      .filter((one) => concerns(target, one))
      .map(({ noticeId, eventType, about, lineNumber, facts }) => ({
        targetCode: target.targetCode,
        noticeId,
        eventType,
        about,
        lineNumber,
        request: requestOf(eventType, { eventType, lineNumber, about }, facts),
      })),
  )
  if (rows.length > 0) await insertDeliveries(db, rows)
}

function requestOf(eventType: EventType, about: object, facts: Facts) {
  const messageContent = Object.fromEntries(
    languages.map((language) => {
      const message = facts[`message.${language}`] ?? facts.message
      const said = message === undefined ? facts : { ...facts, message }
      return [language, sayFacts(spoken[language], spoken[language].notices.content[eventType], said)]
    }),
  )
  const { messageType } = eventTypes[eventType]
  return bodyOf(`notice.${eventType}`, { ...about, messageType, messageContent })
}

export const bodyOf = (type: string, data: object) => JSON.stringify({ type, timestamp: nowIso(), data })
