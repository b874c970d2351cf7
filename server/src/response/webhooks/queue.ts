import type { NoticeRule } from '@takt/contract/noticeRules.ts'
import { type NoticeContent, sayNotice, textsOf } from '@takt/contract/notice-texts.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { languages } from '@takt/contract/languages.ts'
import { messageTypeOf } from '@takt/contract/notices.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { type Event, letterOf } from './letter.ts'
import { robotBody } from './robots.ts'
import { insertDeliveries, listTargets, type TargetRow } from './webhooks.queries.ts'

export type News = Event & {
  /** The first time: 0. */
  repeat: number
  /** A person's own matter goes to nobody else. */
  userName: string | null
  /** Targets that get it all the same. */
  by?: { targetCodes: readonly string[] }
  /** Targets that rules name get it by the rule only; null: no other target gets it. */
  byRules: { named: readonly string[] | null; now: readonly ByRule[] }
}
type ByRule = Pick<
  NoticeRule,
  'id' | 'targetCodes' | 'messageType' | 'messageEn' | 'messageZh' | 'messageEs' | 'messageJa'
>

const isOf = ({ enabled, lineNumber, targetCode }: TargetRow, news: News) =>
  enabled &&
  (news.userName === null || news.by?.targetCodes.includes(targetCode) === true) &&
  (lineNumber === null || news.lineNumber === null || news.lineNumber === lineNumber)

/** How urgent and in which words it is sent to a target: null as the event is; undefined: it is not sent now. */
function isTargeted({ targetCode, eventTypes: chosen }: TargetRow, { eventType, by, byRules }: News) {
  if (by?.targetCodes.includes(targetCode)) return { messageType: null, texts: null, ruleId: null }
  const rule = byRules.now.find(({ targetCodes }) => targetCodes.includes(targetCode))
  if (rule) return { messageType: rule.messageType, texts: textsOf(rule), ruleId: rule.id }
  if (byRules.named === null || byRules.named.includes(targetCode)) return undefined
  return chosen.length === 0 || chosen.includes(eventType)
    ? { messageType: null, texts: null, ruleId: null }
    : undefined
}

/** Queues notices for the targets they concern, in the transaction that writes them: both are there or neither. */
export async function queueForTargets(db: Db, news: readonly News[]) {
  const [targets, { minute, minuteIn }] = [await listTargets(db), await plantTimes(db)]
  const rows = targets.flatMap((target) =>
    news.flatMap((one) => {
      const by = isOf(target, one) ? isTargeted(target, one) : undefined
      if (by === undefined) return []
      const { ruleId, ...rest } = by
      const { noticeId, eventType, about, lineNumber, facts, repeat } = one
      const { webhookFormat: format, robotLanguage: language, chatId } = target
      const request =
        format === 'standard'
          ? requestOf(about, { eventType, lineNumber, facts, ...rest, time: minute(one.sendingTime), repeat })
          : robotBody(format, letterOf({ news: one, ...rest, repeat }, language, minuteIn(language)), chatId)
      return [
        {
          targetCode: target.targetCode,
          userName: null,
          noticeId,
          eventType,
          about,
          lineNumber,
          request,
          repeat,
          ruleId: repeat > 0 ? ruleId : null,
        },
      ]
    }),
  )
  if (rows.length > 0) await insertDeliveries(db, rows)
}

function requestOf(about: string, content: NoticeContent) {
  const { eventType, lineNumber, repeat } = content
  const messageType = content.messageType ?? messageTypeOf(eventType, content.facts)
  const messageContent = Object.fromEntries(
    languages.map((language) => [language, sayNotice(spoken[language], language, content)]),
  )
  return bodyOf(`notice.${eventType}`, {
    eventType,
    lineNumber,
    about,
    messageType,
    messageContent,
    ...(repeat > 0 ? { repeat } : {}),
  })
}

export const bodyOf = (type: string, data: object) => JSON.stringify({ type, timestamp: nowIso(), data })
