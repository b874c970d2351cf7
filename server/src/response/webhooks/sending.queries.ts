import { sql } from 'kysely'
import type { WebhookFormat } from '@takt/contract/webhooks.ts'
import type { Db } from '../../platform/db/tables.ts'

export type Due = {
  id: number
  at: string
  request: string
  attempts: number
  webhookFormat: WebhookFormat
  webhookUrl: string
  signingKey: string | null
}

/** Longer than a server may need to post, and to write down how that ended. */
const grace = 40
/** The same for a mail, whose dialogue has a dozen steps. */
const graceOfMail = 180

/** Seconds between two messages: a robot that is written to more often than 20 or 100 times a minute falls silent. */
const pauses: Partial<Record<WebhookFormat, number>> = { wecom: 3, dingtalk: 3, feishu: 0.6, slack: 1 }

/** A message that its robot refused so often lets the next one go past it … */
const triesInTheWay = 3
/** … but where so many of them wait, it is the robot that takes nothing. */
const mostPassed = 5

/**
 * Takes the first open delivery of each target, if its time has come: a target that is away holds up no other. Taken is what is not
 * due again before its try must be over, so two servers never send the same; one that dies leaves it to be tried again. A yes of
 * HTTP success with a delivery that is to be tried again is a robot's refusal.
 */
export const takeDue = async (db: Db, most: number) =>
  (
    await sql<Due>`
    update notice_deliveries d
    set attempts = attempts + 1, next_try = now() + make_interval(secs => ${grace}), http_status = null
    from webhook_targets t
    where t.target_code = d.target_code and d.id in (
      select o.id from webhook_targets w
      cross join lateral (
        select id from (
          select id, next_try, attempts >= ${triesInTheWay} and coalesce(http_status < 300, false) as refused
          from notice_deliveries
          where target_code = w.target_code and tele_state in ('waiting', 'retry')
          order by id limit ${mostPassed}) as front
        order by refused and next_try > now(), id limit 1) as first
      join notice_deliveries o on o.id = first.id
      where w.enabled and o.tele_state in ('waiting', 'retry') and o.next_try <= now()
        and not exists (
          select from notice_deliveries p
          where p.target_code = w.target_code and p.done_at > now() - make_interval(secs =>
            coalesce((${JSON.stringify(pauses)}::jsonb ->> w.webhook_format)::float, 0)))
      order by o.id limit ${most} for update of o skip locked)
    returning d.id, d.at, d.request, d.attempts, t.webhook_format, t.webhook_url, t.signing_key`.execute(db)
  ).rows

export type DueMail = Pick<Due, 'id' | 'at' | 'request' | 'attempts'> & { userName: string }

/** Takes mails whose time has come, the oldest first; each once, as above. */
export const takeDueMails = async (db: Db, most: number) =>
  (
    await sql<DueMail>`
    update notice_deliveries
    set attempts = attempts + 1, next_try = now() + make_interval(secs => ${graceOfMail})
    where id in (
      select id from notice_deliveries
      where user_name is not null and tele_state in ('waiting', 'retry') and next_try <= now()
      order by next_try, id limit ${most} for update skip locked)
    returning id, at, request, attempts, user_name`.execute(db)
  ).rows

/** Whether its target has taken anything that came after it. */
export const isPassed = async (db: Db, id: number) =>
  (
    await sql`
    select from notice_deliveries d join notice_deliveries later using (target_code)
    where d.id = ${id} and later.id > d.id and later.tele_state = 'ok' limit 1`.execute(db)
  ).rows.length > 0

type Ended = { httpStatus: number | null; errorText: string | null }

const open = ['waiting', 'retry'] as const

export const markSent = (db: Db, id: number, { httpStatus }: Ended) =>
  db
    .updateTable('noticeDeliveries')
    .set({ httpStatus, errorText: null, teleState: 'ok', nextTry: null, doneAt: sql<string>`now()` })
    .where('id', '=', id)
    .where('teleState', '!=', 'ok')
    .execute()

/** `pause`: seconds until the next try; null: there is none. */
export const markFailed = (db: Db, id: number, { httpStatus, errorText }: Ended, pause: number | null) =>
  db
    .updateTable('noticeDeliveries')
    .set({
      httpStatus,
      errorText,
      teleState: pause === null ? 'dead' : 'retry',
      nextTry: pause === null ? null : sql<string>`now() + make_interval(secs => ${pause})`,
      doneAt: pause === null ? sql<string>`now()` : null,
    })
    .where('id', '=', id)
    .where('teleState', 'in', open)
    .execute()
