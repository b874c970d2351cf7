import { randomUUID } from 'node:crypto'
import { refuse } from '@takt/contract/errors.ts'
import { type Language, languages } from '@takt/contract/languages.ts'
import { languageSpoken } from '@takt/contract/locales/spoken.ts'
import { sayNotice } from '@takt/contract/notice-texts.ts'
import { eventTypeNames, eventTypes, messageTypeOf, type NoticeFilter } from '@takt/contract/notices.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall, Exporting } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { findRule, lastNoticeOf, mustMaySee } from '../noticeRules/noticeRules.ts'
import { countUnread, deleteCopies, findLast, listNotices, markHandled, markRead } from './notices.queries.ts'
import { tell } from './watch.ts'

export { dropQueuedOf } from './answered.ts'
export { unansweredCalls } from './ports.ts'
export { tell }
export { findLast as lastNotice }
export { type Happened, materialLow } from './watch.queries.ts'

/** For the bell: every one. */
export const unreadOf = (db: Db, userName: string) => countUnread(db, userName)

/** What is not among the caller's own is not found. */
function own({ user }: PlantCall, { userId, messageType }: NoticeFilter) {
  if (userId !== undefined && userId !== user.userName) refuse('call.forbidden', {}, 'userId')
  return messageType ? eventTypeNames.filter((name) => eventTypes[name].messageType === messageType) : null
}

export const unreadNotices = async (call: PlantCall, filter: NoticeFilter) => ({
  unread: await countUnread(call.db, call.user.userName, filter, own(call, filter)),
})

export async function noticesFor(call: PlantCall & Exporting, filter: NoticeFilter) {
  const { db, user, words } = call
  const { rows, total } = await listNotices(db, user.userName, filter, own(call, filter))
  const language = languageSpoken(words)
  const minute = (await plantTimes(db)).minuteIn(language)
  const shown = rows.map(({ facts, texts, repeats, ...notice }) => ({
    ...notice,
    messageType: notice.messageType ?? messageTypeOf(notice.eventType, facts),
    messageContent: sayNotice(words, language, {
      ...notice,
      facts,
      texts,
      repeat: repeats,
      time: minute(notice.sendingTime),
    }),
  }))
  return { rows: shown, total }
}

export async function readNotices(
  call: PlantCall,
  {
    ids = [],
    all = false,
    ...filter
  }: NoticeFilter & { ids?: number[] | undefined; all?: boolean | undefined },
) {
  await markRead(call.db, call.user.userName, filter, own(call, filter), all ? null : ids)
  return { unread: await unreadOf(call.db, call.user.userName) }
}

export async function handleNotices(call: PlantCall, { ids, handled }: { ids: number[]; handled: boolean }) {
  await markHandled(call.db, call.user.userName, ids, handled)
  return { unread: await unreadOf(call.db, call.user.userName) }
}

export async function forgetNotices(call: PlantCall, { ids, ...filter }: NoticeFilter & { ids: number[] }) {
  await deleteCopies(call.db, call.user.userName, filter, own(call, filter), ids)
  return { unread: await unreadOf(call.db, call.user.userName) }
}

export const testRule = (call: PlantCall, { id }: { id: number }) =>
  inOneGo(call.db, async (db) => {
    const rule = (await findRule(db, id)) ?? refuse('record.unknown')
    const { eventType, lineNumber } = rule
    mustMaySee(call, eventType)
    const { userName } = call.user
    const last = await lastNoticeOf(call, rule)
    const facts = { eventType, ...(last ? messagesIn(last) : { message: '' }) }
    const source = randomUUID()
    await tell(db, [{ eventType: 'ruleTest', lineNumber, about: eventType, source, facts, userName }])
    await recordChange(db, call, { entity: 'noticeRule', key: String(id), action: 'test', after: rule })
    return { unread: await unreadOf(db, userName) }
  })

/** What the rule would have made of the last event, each reader in their language. */
const messagesIn = (last: Record<Language, string>) => ({
  message: last.en,
  ...Object.fromEntries(languages.map((language) => [`message.${language}`, last[language]])),
})
