import { sql } from 'kysely'
import type { AlarmTexts } from '@takt/contract/alarm-texts.ts'
import type { EventType, MessageType } from '@takt/contract/notices.ts'
import type { Facts } from '@takt/contract/errors.ts'
import { forgetOlder } from '../../platform/db/forget.ts'
import type { Db } from '../../platform/db/tables.ts'
import { beatsMissed, isSilent } from '../../platform/db/silent.ts'

/** Something that happened: once for each `source`. `userName`: it is that person's own matter. */
export type Happened = {
  eventType: EventType
  lineNumber: string | null
  about: string
  source: string
  facts: Facts
  userName: string | null
  /** Of a notice to one person: whether by mail too, and to which webhook targets; absent: by mail, and to none. */
  by?: { mail: boolean; targetCodes: readonly string[] }
}

/** … and is announced. */
export type News = Happened & { id: number; sendingTime: string }

/**
 * The state of lines, from the plant's own tables: so that no message from a station ever waits for a notice, and
 * nothing is lost however long no server looked. `since`: when this one began to run.
 */
export const stateNow = async (db: Db, since: number) =>
  (
    await sql<Happened>`
      select 'stationSilent' as event_type, t.line_number, t.station_number as about,
             concat_ws(' ', t.line_number, t.station_number, t.heard_at) as source,
             jsonb_build_object('stationNumber', t.station_number) as facts,
             null as user_name
      from station_states t
      join stations s using (line_number, station_number)
      where s.enabled and ${isSilent(sql`t`)}
        and greatest(t.heard_at, to_timestamp(${since / 1000}))
          + ${beatsMissed} * t.heartbeat_seconds * interval '1 second' <= now()
      union all
      select 'orderLate', line_number, order_code,
             concat_ws(' ', line_number, order_code, plan_end),
             jsonb_build_object('orderCode', order_code, 'left', greatest(order_number - actual_number, 0)),
             null
      from orders
      where order_status in ('released', 'producing', 'paused') and plan_end <= now()`.execute(db)
  ).rows

/** Accounts and addresses that may not try to log in for a while. */
export const barredNow = async (db: Db) =>
  (
    await sql<Happened>`
      select 'loginBarred' as event_type, null as line_number, user_name as about,
             concat_ws(' ', user_name, date_trunc('hour', max(barred_until))) as source,
             jsonb_build_object('userName', user_name, 'tries', max(failed_tries)) as facts,
             null as user_name
      from login_tries
      where barred_until > now() and user_name is not null
      group by user_name
      union all
      select 'loginBurst', null, address,
             concat_ws(' ', address, date_trunc('hour', barred_until)),
             jsonb_build_object('address', address, 'tries', failed_tries),
             null
      from login_tries
      where barred_until > now() and scope = 'address'`.execute(db)
  ).rows

/** Which of them nobody was notified of yet. By their numbers: facts need not go to the database and back. */
export async function untold(db: Db, happened: readonly Happened[]): Promise<Happened[]> {
  if (happened.length === 0) return []
  const { rows } = await sql<{ place: number }>`
    select place - 1 as place
    from unnest(
      ${happened.map(({ eventType }) => eventType)}::text[],
      ${happened.map(({ source }) => source)}::text[]
    ) with ordinality as given (event_type, source, place)
    where not exists (
      select from notices n where n.event_type = given.event_type and n.source = given.source)`.execute(db)
  return rows.map(({ place }) => happened[place]!)
}

/**
 * Of a part less is bound at the line, all its places together, than its minimum: sent once, until more of it
 * is bound. A lot that is bound twice is there once; what is blocked or too old is not there at all.
 */
export const materialLow = async (db: Db) =>
  (
    await sql<Happened>`
    with lots as (
      select distinct on (b.line_number, b.bom_code, b.bom_lot) b.*, p.bom_name, p.unit, p.minimum_stock,
        case when l.lot_state = 'available' and p.bom_state = 'active'
          and (l.expires_at is null or l.expires_at > now()) then l.remaining else 0 end as good
      from bindings b
      join parts p using (bom_code)
      join material_lots l using (line_number, bom_code, bom_lot)
      where p.minimum_stock is not null
      order by b.line_number, b.bom_code, b.bom_lot, b.bound_at),
    short as (
      select line_number, bom_code, bom_name, unit, minimum_stock,
        round(sum(good)::numeric, 9)::float8 as remaining,
        concat_ws(' ', line_number, bom_code, max(bound_at)) as source,
        (array_agg(station_number order by bound_at, position))[1] as about,
        (array_agg(position order by bound_at, position))[1] as position
      from lots
      group by 1, 2, 3, 4, 5
      having sum(good) < minimum_stock)
    select 'materialLow' as event_type, line_number, about, source, null as user_name,
      jsonb_build_object('stationNumber', about, 'position', position, 'bomName', bom_name,
        'remaining', remaining, 'unit', unit, 'minimum', minimum_stock) as facts
    from short`.execute(db)
  ).rows

/**
 * What is bound and good for so many hours at most: sent once for each lot at its place, as long as it is
 * there. `until` is the plant's time.
 */
export const materialExpiring = async (db: Db, hours: number, timeZone: string) =>
  (
    await sql<Happened & { expiresAt: string }>`
    select 'materialExpired' as event_type, b.line_number, b.station_number as about, b.source,
      null as user_name, l.expires_at,
      jsonb_build_object('stationNumber', b.station_number, 'position', b.position,
        'bomName', p.bom_name, 'bomLot', b.bom_lot,
        'until', to_char(l.expires_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI')) as facts
    from (
      select b.*,
        concat_ws(' ', b.line_number, b.station_number, b.position, b.bom_code, b.bom_lot, b.bound_at)
          as source
      from bindings b) b
    join material_lots l using (line_number, bom_code, bom_lot)
    join parts p using (bom_code)
    where l.remaining > 0
      and l.expires_at < now() + make_interval(hours => ${hours})`.execute(db)
  ).rows

/** Those of them nobody was notified of yet. */
export const insertNew = async (db: Db, happened: readonly Happened[]) =>
  (
    await sql<Pick<Happened, 'eventType' | 'source'> & { id: number; sendingTime: string }>`
    insert into notices (event_type, line_number, about, source, facts)
    select "eventType", "lineNumber", about, source, facts
    from jsonb_to_recordset(${JSON.stringify(happened)}::jsonb)
      as fresh("eventType" text, "lineNumber" text, about text, source text, facts jsonb)
    on conflict (event_type, source) do nothing returning id, event_type, source, sending_time`.execute(db)
  ).rows

/** As urgent as a rule sets it, and in its words, where it has any. */
export type Copy = {
  userName: string
  noticeId: number
  messageType: MessageType | null
  texts: AlarmTexts | null
}

/**
 * However many: a statement takes no more than 65,535 values one by one. An account that went meanwhile gets
 * nothing.
 */
export async function insertCopies(db: Db, copies: readonly Copy[]) {
  for (let from = 0; from < copies.length; from += copiesAtOnce)
    await insertSome(db, copies.slice(from, from + copiesAtOnce))
}

/** A statement has to end within the patience of a call: 200 alarms to a thousand people are as many copies as take seconds. */
const copiesAtOnce = 5000

const insertSome = (db: Db, copies: readonly Copy[]) =>
  sql`
  insert into notice_copies (user_name, notice_id, message_type, texts)
  select u.user_name, c.notice_id, c.message_type, c.texts::jsonb
  from unnest(
    ${copies.map(({ userName }) => userName)}::text[],
    ${copies.map(({ noticeId }) => noticeId)}::bigint[],
    ${copies.map(({ messageType }) => messageType)}::text[],
    ${copies.map(({ texts }) => (texts ? JSON.stringify(texts) : null))}::text[]
  ) as c (user_name, notice_id, message_type, texts)
  join users u on u.user_name = c.user_name
  on conflict do nothing`.execute(db)

/** Repeated: to those who have it, and have not read it. Returns who, and the how many-th time it is for each. */
export const repeatCopies = async (db: Db, noticeId: number, users: readonly string[], now: string) =>
  (
    await sql<{ userName: string; repeats: number }>`
    update notice_copies set repeats = repeats + 1, repeated_at = ${now}::timestamptz
    where notice_id = ${noticeId} and message_status = 'unread' and user_name = any(${users}::text[])
    returning user_name, repeats`.execute(db)
  ).rows

/** Who has it in their list, read or not. */
export const holdersOf = async (db: Db, noticeId: number) =>
  new Set(
    (await db.selectFrom('noticeCopies').select('userName').where('noticeId', '=', noticeId).execute()).map(
      ({ userName }) => userName,
    ),
  )

export const forgetOldNotices = (db: Db, days: number) => forgetOlder(db, 'notices', 'sendingTime', days)
