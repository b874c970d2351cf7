import { randomUUID } from 'node:crypto'
import { type Facts, refuse } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { languageSpoken } from '@takt/contract/locales/spoken.ts'
import { eventTypeNames, eventTypes, type NoticeFilter } from '@takt/contract/notices.ts'
import { sayFacts } from '@takt/contract/say-facts.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall, Exporting } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findRule } from '../noticeRules/noticeRules.ts'
import { countUnread, deleteCopies, listNotices, markHandled, markRead } from './notices.queries.ts'
import { tell } from './watch.ts'

export { unansweredCalls } from './ports.ts'
export { tell }
export type { Happened } from './watch.queries.ts'

/** For the bell: every one. */
export const unreadOf = (db: Db, userName: string) => countUnread(db, userName)

/** What is not among the caller's own is nobody's to ask for. */
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
  const said = rows.map(({ facts, ...notice }) => ({
    ...notice,
    messageType: notice.messageType ?? eventTypes[notice.eventType].messageType,
    messageContent: sayFacts(words, words.notices.content[notice.eventType], inLanguage(facts, words)),
  }))
  return { rows: said, total }
}

/** A message that people wrote in several languages, in the reader's. */
const inLanguage = (facts: Facts, words: Words): Facts => {
  const message = facts[`message.${languageSpoken(words)}`] ?? facts.message
  return message === undefined ? facts : { ...facts, message }
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
    const { userName } = call.user
    const facts = { eventType }
    const source = randomUUID()
    await tell(db, [{ eventType: 'ruleTest', lineNumber, about: eventType, source, facts, userName }])
    await recordChange(db, call, { entity: 'noticeRule', key: String(id), action: 'test', after: rule })
    return { unread: await unreadOf(db, userName) }
  })
