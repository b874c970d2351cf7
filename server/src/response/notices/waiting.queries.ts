import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import type { News } from './watch.queries.ts'

/** What a rule sends later: for the first time, 0, or again. `told`: the people it has notified so far. */
export type Wait = { ruleId: number; noticeId: number; dueAt: string; repeat: number; told: string[] }

export const insertWaits = (db: Db, waits: readonly Wait[]) =>
  sql`
  insert into notice_waits (rule_id, notice_id, due_at, repeat, told)
  select w."ruleId", w."noticeId", w."dueAt", w.repeat, w.told
  from jsonb_to_recordset(${JSON.stringify(waits)}::jsonb)
    as w("ruleId" bigint, "noticeId" bigint, "dueAt" timestamptz, repeat integer, told jsonb)`.execute(db)

const mostAtOnce = 1000

/** Takes what is due: in one transaction with the notices, so that each is sent once however many servers look. */
export const takeDueWaits = async (db: Db, now: string) =>
  (
    await sql<Omit<Wait, 'dueAt'>>`
    delete from notice_waits w using (
      select rule_id, notice_id from notice_waits
      where due_at <= ${now}::timestamptz order by due_at limit ${mostAtOnce} for update skip locked) due
    where w.rule_id = due.rule_id and w.notice_id = due.notice_id
    returning w.rule_id, w.notice_id, w.repeat, w.told`.execute(db)
  ).rows

/** As they were sent, but for those that somebody has dealt with. */
export const openNotices = async (db: Db, ids: readonly number[]): Promise<News[]> =>
  (
    await sql<News>`
    select id, sending_time, event_type, line_number, about, source, facts, null as user_name
    from notices n
    where id = any(${ids}::bigint[]) and not exists (
      select from notice_copies c where c.notice_id = n.id and c.message_status = 'handled')`.execute(db)
  ).rows
