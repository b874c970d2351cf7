import { fill, refuse } from '@takt/contract/errors.ts'
import { eventTypeNames, eventTypes, type NoticeFilter, type Recipients } from '@takt/contract/notices.ts'
import { recordChange } from '../audit/audit.ts'
import type { PlantCall, Exporting } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import {
  countUnread,
  deleteCopies,
  listNotices,
  markRead,
  replaceRecipients,
  unknownPeople,
} from './notices.queries.ts'
import { recipientsOf } from './watch.queries.ts'

export const unreadOf = (db: Db, userName: string) => countUnread(db, userName)

export async function noticesFor({ db, user, words }: PlantCall & Exporting, filter: NoticeFilter) {
  const ofType = filter.messageType
    ? eventTypeNames.filter((name) => eventTypes[name].messageType === filter.messageType)
    : null
  const { rows, total } = await listNotices(db, user.userName, filter, ofType)
  const said = rows.map(({ facts, ...notice }) => ({
    ...notice,
    messageType: eventTypes[notice.eventType].messageType,
    messageContent: fill(words.notices.content[notice.eventType], facts),
  }))
  return { rows: said, total }
}

export async function readNotices(
  { db, user }: PlantCall,
  { ids = [], all = false }: { ids?: number[] | undefined; all?: boolean | undefined },
) {
  await markRead(db, user.userName, all ? null : ids)
  return { unread: await countUnread(db, user.userName) }
}

export async function forgetNotices({ db, user }: PlantCall, ids: number[]) {
  await deleteCopies(db, user.userName, ids)
  return { unread: await countUnread(db, user.userName) }
}

export async function recipients({ db }: PlantCall): Promise<Recipients[]> {
  const named = await recipientsOf(db)
  return eventTypeNames.map((eventType) => ({
    eventType,
    recipients: named.filter((one) => one.eventType === eventType).map(({ userName }) => userName),
  }))
}

export function saveRecipients(call: PlantCall, { eventType, recipients }: Recipients): Promise<Recipients> {
  return inOneGo(call.db, async (db) => {
    const names = [...new Set(recipients)].toSorted()
    const [unknown] = await unknownPeople(db, names)
    if (unknown !== undefined) refuse('users.no_such', { code: unknown }, 'recipients')
    const before = (await recipientsOf(db))
      .filter((one) => one.eventType === eventType)
      .map(({ userName }) => userName)
    await replaceRecipients(db, eventType, names)
    await recordChange(db, call, {
      entity: 'notices',
      key: eventType,
      action: 'save',
      before: { recipients: before },
      after: { recipients: names },
    })
    return { eventType, recipients: names }
  })
}
