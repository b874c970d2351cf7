import { sql } from 'kysely'
import type { EventKind } from '@takt/contract/events.ts'
import { isoOf, nowIso } from './instants.ts'
import type { Db } from './tables.ts'

/** A server that has not said so for so long is gone. */
const goneAfter = 60_000

/** Says that a server runs whose follower acts on these kinds; unless one runs whose follower acts on others too. */
export const claimKinds = (db: Db, follower: string, kinds: readonly EventKind[]) =>
  sql`
    insert into follower_kinds (follower, kinds, said_at) values (${follower}, ${kinds}::text[], ${nowIso()})
    on conflict (follower) do update set kinds = excluded.kinds, said_at = excluded.said_at
    where follower_kinds.kinds <@ excluded.kinds
      or follower_kinds.said_at < ${isoOf(Date.now() - goneAfter)}`.execute(db)

/** No server runs whose follower acts on more. None begins either, until the transaction ends. */
export async function isNewest(db: Db, follower: string, kinds: readonly string[]): Promise<boolean> {
  const said = await db
    .selectFrom('followerKinds')
    .select(['kinds', 'saidAt'])
    .where('follower', '=', follower)
    .forShare()
    .executeTakeFirst()
  return (
    !said ||
    said.kinds.every((kind) => kinds.includes(kind)) ||
    Date.parse(said.saidAt) < Date.now() - goneAfter
  )
}
