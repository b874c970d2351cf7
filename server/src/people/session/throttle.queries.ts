import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** What wrong tries are counted by. `free`: so many cost nothing. */
export type TryKey = {
  scope: 'browser' | 'pair' | 'address' | 'account'
  key: Buffer
  free: number
  userName: string | null
  address: string | null
}

/** Rows that are kept: names that are made up would otherwise let the table grow without end. */
const mostRows = 10_000
const browserDays = 180

const oneOf = (keys: readonly TryKey[]) =>
  sql<boolean>`(scope, try_key) in (${sql.join(keys.map(({ scope, key }) => sql`(${scope}::varchar, ${key}::bytea)`))})`

export const secondsBarred = async (db: Db, keys: readonly TryKey[]) =>
  (
    await db
      .selectFrom('loginTries')
      .select(
        sql<number>`coalesce(ceil(extract(epoch from max(barred_until) - now())), 0)::int`.as('seconds'),
      )
      .where(oneOf(keys))
      .where('barredUntil', '>', sql<string>`now()`)
      .executeTakeFirstOrThrow()
  ).seconds

/** After the free tries 15 s, doubling up to a quarter of an hour. What was quiet for that long begins anew. */
export async function countFailures(db: Db, keys: readonly TryKey[]) {
  for (const { scope, key, free, userName, address } of keys) {
    const tries = sql`case when greatest(t.tried_at, t.barred_until) > now() - interval '15 minutes' then t.failed_tries + 1 else 1 end`
    await sql`
      insert into login_tries as t (scope, try_key, user_name, address, failed_tries)
      values (${scope}, ${key}, (select user_name from users where user_name = ${userName}), ${address}, 1)
      on conflict (scope, try_key) do update set tried_at = now(), failed_tries = ${tries},
        barred_until = case when ${tries} > ${free} then now() + least(900, 15 * 2 ^ least(10, ${tries} - ${free} - 1)) * interval '1 second' end`.execute(
      db,
    )
  }
  await sql`delete from login_tries where ctid in (select ctid from login_tries order by tried_at desc offset ${mostRows})`.execute(
    db,
  )
}

export const forgetFailures = (db: Db, keys: readonly TryKey[]) =>
  db.deleteFrom('loginTries').where(oneOf(keys)).execute()
/** Of an account, wherever they came from. Returns how many bars there were. */
export const forgetFailuresOf = async (db: Db, userName: string) =>
  (
    await db
      .deleteFrom('loginTries')
      .where('userName', '=', userName)
      .returning(sql<boolean>`coalesce(barred_until > now(), false)`.as('barred'))
      .execute()
  ).filter(({ barred }) => barred).length
/** Returns how many addresses were barred. */
export const forgetAddressBars = async (db: Db) =>
  (
    await db
      .deleteFrom('loginTries')
      .where('scope', '=', 'address')
      .returning(sql<boolean>`coalesce(barred_until > now(), false)`.as('barred'))
      .execute()
  ).filter(({ barred }) => barred).length

export const knowsBrowser = async (db: Db, browserHash: Buffer, userName: string) =>
  (await db
    .selectFrom('knownBrowsers')
    .select('userName')
    .where('browserHash', '=', browserHash)
    .where('userName', '=', userName)
    .executeTakeFirst()) !== undefined
export const rememberBrowser = (db: Db, browserHash: Buffer, userName: string) =>
  db
    .insertInto('knownBrowsers')
    .values({ browserHash, userName })
    .onConflict((c) => c.columns(['browserHash', 'userName']).doUpdateSet({ seenAt: sql`now()` }))
    .execute()
export const forgetBrowsers = (db: Db, userName: string) =>
  db.deleteFrom('knownBrowsers').where('userName', '=', userName).execute()

/** Somebody logged in to the account from there, as long as sessions are remembered. */
export const knowsAddress = async (db: Db, address: string, userName: string) =>
  (await db
    .selectFrom('sessions')
    .select('userName')
    .where('userName', '=', userName)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst()) !== undefined

export async function deleteOldTries(db: Db) {
  await db
    .deleteFrom('loginTries')
    .where(sql<boolean>`greatest(tried_at, barred_until) < now() - interval '1 hour'`)
    .execute()
  await db
    .deleteFrom('knownBrowsers')
    .where(sql<boolean>`seen_at < now() - make_interval(days => ${browserDays})`)
    .execute()
}
