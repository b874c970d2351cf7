import { sql } from 'kysely'
import type { EventKind } from '@takt/contract/events.ts'
import type { Db } from './tables.ts'

/** A server that has not renewed its claim for so many seconds is gone; by the database's clock, which all of them have. */
const goneAfter = 60

/** Claims that a server runs whose follower acts on these kinds; unless one runs whose follower acts on others too. */
export const claimKinds = (db: Db, follower: string, kinds: readonly EventKind[]) =>
  sql`
    insert into follower_kinds (follower, kinds, said_at) values (${follower}, ${kinds}::text[], now())
    on conflict (follower) do update set kinds = excluded.kinds, said_at = excluded.said_at
    where follower_kinds.kinds <@ excluded.kinds
      or follower_kinds.said_at < now() - ${goneAfter} * interval '1 second'`.execute(db)

/** No server runs whose follower acts on more. None begins either, until the transaction ends. */
export async function isNewest(db: Db, follower: string, kinds: readonly string[]): Promise<boolean> {
  const newest = await db
    .selectFrom('followerKinds')
    .select(['kinds', sql<boolean>`said_at < now() - ${goneAfter} * interval '1 second'`.as('isGone')])
    .where('follower', '=', follower)
    .forShare()
    .executeTakeFirst()
  return !newest || newest.isGone || newest.kinds.every((kind) => kinds.includes(kind))
}
