import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '@takt/contract/errors.ts'
import type { GrantLevel, PageName } from '@takt/contract/pages.ts'
import type { Caller } from './call.ts'
import type { Db } from './tables.ts'

/** Tokens are random, so a plain hash is enough: what is stored cannot be used to log in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

const idleHours = 12
const absoluteDays = 7

type Found = {
  userName: string; name: string; mustChangePassword: boolean; locked: boolean; ended: boolean; expired: boolean; stale: boolean
  roles: string[]; lines: string[]; grants: { page: PageName; level: GrantLevel }[]
}

/** Asked afresh at every call, in one statement: a changed role, a lock or a log-out takes effect at the next one. */
export async function callerOf(db: Db, token: string | null): Promise<Caller> {
  if (!token) return refuse('session.unknown')
  const tokenHash = hashToken(token)
  const { rows: [found] } = await sql<Found>`
    select u.user_name, u.name, u.must_change_password, u.locked, s.ended_at is not null as ended,
           s.seen_at < now() - make_interval(hours => ${idleHours}) or s.made_at < now() - make_interval(days => ${absoluteDays}) as expired,
           s.seen_at < now() - interval '1 minute' as stale,
           array(select role_key::text from user_roles r where r.user_name = u.user_name order by 1) as roles,
           array(select line_number::text from user_lines l where l.user_name = u.user_name order by 1) as lines,
           coalesce((select json_agg(json_build_object('page', p.page, 'level', p.level) order by p.level desc)
                     from user_roles r join role_pages p using (role_key) where r.user_name = u.user_name), '[]') as grants
    from sessions s join users u using (user_name) where s.token_hash = ${tokenHash}`.execute(db)
  if (!found) return refuse('session.unknown')
  if (found.ended || found.locked) refuse('session.superseded')
  if (found.expired) refuse('session.expired')
  if (found.stale) await db.updateTable('sessions').set({ seenAt: sql`now()` }).where('tokenHash', '=', tokenHash).execute()
  const { userName, name, roles, lines, mustChangePassword } = found
  // `view` sorts before `edit` in the descending list, so the stronger of two roles' grants is the one that stays.
  return { userName, name, roles, lines, mustChangePassword, grants: Object.fromEntries(found.grants.map(({ page, level }) => [page, level])) }
}
