import { sql } from 'kysely'
import { type EventType, type NoticeFilter, noticePaging } from '@takt/contract/notices.ts'
import { contains } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'

const mine = (db: Db, userName: string) =>
  db
    .selectFrom('noticeCopies as c')
    .innerJoin('notices as n', 'n.id', 'c.noticeId')
    .leftJoin('lines as l', 'l.lineNumber', 'n.lineNumber')
    .where('c.userName', '=', userName)

function filteredNotices(db: Db, userName: string, filter: NoticeFilter, ofType: EventType[] | null) {
  let query = mine(db, userName)
  if (filter.lineNumber) query = query.where('n.lineNumber', '=', filter.lineNumber)
  if (filter.lineName) query = query.where('l.lineName', 'ilike', contains(filter.lineName))
  if (filter.state) query = query.where('c.messageStatus', '=', filter.state)
  if (filter.messageStatus) query = query.where('c.messageStatus', '=', filter.messageStatus)
  if (filter.eventType) query = query.where('n.eventType', '=', filter.eventType)
  const { messageType } = filter
  if (messageType && ofType)
    query = query.where((notice) =>
      notice.or([
        notice('c.messageType', '=', messageType),
        notice.and([notice('c.messageType', 'is', null), notice('n.eventType', 'in', ofType)]),
      ]),
    )
  if (filter.sendingTime) query = query.where('n.sendingTime', '>=', filter.sendingTime)
  return query
}

/** What is repeated comes first until it is read; else the newest. `ofType`: the events of the requested urgency. */
export async function listNotices(
  db: Db,
  userName: string,
  filter: NoticeFilter,
  ofType: EventType[] | null,
) {
  const { page = noticePaging.page, limit = noticePaging.limit } = filter
  const query = filteredNotices(db, userName, filter, ofType)
  const [rows, { total }] = await Promise.all([
    query
      .select([
        'n.id',
        'n.eventType',
        'c.messageStatus',
        'c.messageType',
        'c.texts',
        'c.repeats',
        'n.lineNumber',
        'l.lineName',
        'n.sendingTime',
        'n.about',
        'n.facts',
      ])
      .orderBy(sql`case when c.message_status = 'unread' then c.repeated_at end`, (by) =>
        by.desc().nullsLast(),
      )
      .orderBy('n.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** The last that happened of a kind on one of these lines; null: on none. */
export const findLast = (db: Db, eventType: EventType, lines: readonly (string | null)[]) =>
  db
    .selectFrom('notices')
    .select(['lineNumber', 'facts', 'sendingTime'])
    .where('eventType', '=', eventType)
    .where((notice) =>
      notice.or([
        ...(lines.includes(null) ? [notice('lineNumber', 'is', null)] : []),
        notice('lineNumber', 'in', ['', ...lines.filter((line) => line !== null)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How many of the requested ones are not read yet. */
export const countUnread = async (
  db: Db,
  userName: string,
  filter: NoticeFilter = {},
  ofType: EventType[] | null = null,
) =>
  (
    await filteredNotices(db, userName, filter, ofType)
      .select(sql<number>`count(*)::int`.as('unread'))
      .where('c.messageStatus', '=', 'unread')
      .executeTakeFirstOrThrow()
  ).unread

/** Of the requested ones: the named ones, or with null all. */
const chosen = (
  db: Db,
  userName: string,
  filter: NoticeFilter,
  ofType: EventType[] | null,
  ids: number[] | null,
) => {
  const query = filteredNotices(db, userName, filter, ofType).select('c.noticeId')
  return ids ? query.where('c.noticeId', '=', sql<number>`any(${ids}::bigint[])`) : query
}

export const markRead = (
  db: Db,
  userName: string,
  filter: NoticeFilter,
  ofType: EventType[] | null,
  ids: number[] | null,
) =>
  db
    .updateTable('noticeCopies')
    .set({ messageStatus: 'read' })
    .where('userName', '=', userName)
    .where('messageStatus', '=', 'unread')
    .where('noticeId', 'in', chosen(db, userName, filter, ofType, ids))
    .execute()

/** Dealt with, or read and open again. */
export const markHandled = (db: Db, userName: string, ids: number[], handled: boolean) =>
  db
    .updateTable('noticeCopies')
    .set({ messageStatus: handled ? 'handled' : 'read' })
    .where('userName', '=', userName)
    .where('messageStatus', 'in', handled ? ['unread', 'read'] : ['handled'])
    .where('noticeId', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()

export const deleteCopies = (
  db: Db,
  userName: string,
  filter: NoticeFilter,
  ofType: EventType[] | null,
  ids: number[],
) =>
  db
    .deleteFrom('noticeCopies')
    .where('userName', '=', userName)
    .where('noticeId', 'in', chosen(db, userName, filter, ofType, ids))
    .execute()
