import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { refuse } from '@takt/contract/errors.ts'
import { type Caller, type Held } from './call.ts'
import { reachOf } from './rights.ts'
import type { Db } from './tables.ts'

/** Tokens are random, so a plain hash is enough: what is stored cannot be used to log in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

const idleHours = 12
const absoluteDays = 7

/** A session is over when nobody used it for half a day, or after a week however busy. */
export const isOver = sql<boolean>`(seen_at < now() - make_interval(hours => ${idleHours}) or made_at < now() - make_interval(days => ${absoluteDays}))`

type Account = {
  userName: string
  name: string
  editRight: boolean
  mustChangePassword: boolean
  lines: string[]
  held: Held[]
}
type Found = {
  locked: boolean
  ended: boolean
  expired: boolean
  stale: boolean
}

/** Read afresh at every call, in one statement: a changed role, a lock or a log-out takes effect at the next one. */
export const callerOf = async (db: Db, token: string | null): Promise<Caller> =>
  token ? callerOfSession(db, hashToken(token)) : refuse('session.unknown')

/** Of accounts, by whatever rows `s` name them (`as` prepares the statement): who they are, where they reach, and what their roles give. */
const accounts = <T>(
  db: Db,
  { as, besides, named, which }: Record<'as' | 'besides' | 'named' | 'which', RawBuilder<unknown>>,
) =>
  sql<Account & T>`
    ${as} select u.user_name, u.name, u.edit_right, ${besides},
           array(select line_number::text from user_lines l where l.user_name = u.user_name order by 1) as lines,
           coalesce((select json_agg(json_build_object(
                       'roleKey', r.role_key,
                       'lines', array(select line_number from role_lines l where l.role_key = r.role_key order by 1),
                       'grants', coalesce((select json_object_agg(page, level) from role_pages p where p.role_key = r.role_key), '{}')) order by r.role_key)
                     from user_roles r where r.user_name = u.user_name), '[]') as held
    from ${named} s join users u using (user_name) where ${which}`.execute(db)

export async function callerOfSession(db: Db, tokenHash: Buffer): Promise<Caller> {
  const {
    rows: [found],
  } = await accounts<Found>(db, {
    as: sql`/*caller*/`,
    besides: sql`u.must_change_password and not s.proven_elsewhere as must_change_password, u.locked, s.ended_at is not null as ended,
           ${isOver} as expired,
           s.seen_at < now() - interval '1 minute' as stale`,
    named: sql`sessions`,
    which: sql`s.token_hash = ${tokenHash}`,
  })
  if (!found) return refuse('session.unknown')
  if (found.ended || found.locked) refuse('session.superseded')
  if (found.expired) refuse('session.expired')
  if (found.stale)
    await db
      .updateTable('sessions')
      .set({ seenAt: sql`now()` })
      .where('tokenHash', '=', tokenHash)
      .execute()
  return asCaller(found)
}

/** Somebody who has proven otherwise who they are, such as by a link that was made for them. */
export async function callerNamed(db: Db, userName: string): Promise<Caller> {
  const {
    rows: [found],
  } = await accounts(db, {
    as: sql`/*callerNamed*/`,
    besides: sql`u.must_change_password`,
    named: sql`(select ${userName}::varchar as user_name)`,
    which: sql`not u.locked`,
  })
  return found ? asCaller(found) : refuse('session.unknown')
}

function asCaller({ userName, name, held, lines, editRight, mustChangePassword }: Account): Caller {
  const levels = held
    .flatMap(({ grants }) => Object.entries(grants))
    .toSorted(([, a], [, b]) => b.localeCompare(a)) // `view` before `edit`: the stronger stays
  return {
    userName,
    name,
    roles: held.map(({ roleKey }) => roleKey),
    lines: reachOf(lines, held),
    grants: Object.fromEntries(levels),
    held,
    editRight,
    mustChangePassword,
  }
}

/** Which of these sessions somebody ended; each is its token's hash, in hexadecimal. */
export async function endedAmong(db: Db, sessions: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select asked.hash from unnest(${sessions}::text[]) as asked (hash) left join sessions s on s.token_hash = decode(asked.hash, 'hex') where s.token_hash is null or s.ended_at is not null`.execute(
    db,
  )
  return new Set(rows.map(({ hash }) => hash))
}
