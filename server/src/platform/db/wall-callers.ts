import { sql } from 'kysely'
import { refuse } from '@takt/contract/errors.ts'
import type { WallViewName } from '@takt/contract/walls.ts'
import type { Caller } from './call.ts'
import { hashToken } from './callers.ts'
import type { Db } from './tables.ts'

type Found = {
  id: number
  name: string
  views: WallViewName[]
  lines: string[]
  revoked: boolean
  expired: boolean
  stale: boolean
}

/**
 * A screen with a wall link, as a caller that may look at the link's views of the link's lines. Read afresh at every call:
 * a revoked link opens nothing from the next one on.
 */
export async function wallCallerOf(db: Db, token: string): Promise<Caller> {
  const {
    rows: [found],
  } = await sql<Found>`
    select id, name, views, lines, revoked_at is not null as revoked, expires_at <= now() as expired,
           coalesce(last_used, '-infinity') < now() - interval '1 minute' as stale
    from wall_links where token_hash = ${hashToken(token)}`.execute(db)
  if (!found) return refuse('walls.link_unknown')
  const { id, name, views, lines, revoked, expired, stale } = found
  if (revoked) refuse('walls.link_revoked')
  if (expired) refuse('walls.link_expired')
  if (stale)
    await db
      .updateTable('wallLinks')
      .set({ lastUsed: sql`now()` })
      .where('id', '=', id)
      .execute()
  const grants = Object.fromEntries(views.map((view) => [view, 'view' as const]))
  return {
    userName: '',
    name,
    roles: [],
    lines,
    editRight: false,
    mustChangePassword: false,
    grants,
    held: [{ roleKey: '', lines: [], grants }],
  }
}
