import { sql, type Updateable } from 'kysely'
import type { EventKind } from '@takt/contract/events.ts'
import { inOneGo } from './connect.ts'
import { isoOf, nowIso } from './instants.ts'
import type { Db, Tables } from './tables.ts'

/** A turn whose events are all done. */
const wholeTurn = 2_147_483_647

export type Position = { turn: number; seq: number; heardAt: string; tries: number }
export type StoredEvent = {
  lineNumber: string
  turn: number
  seq: number
  heardAt: string
  kind: EventKind
  about: string
  data: object
}

/**
 * A new follower begins at the heads, once, whatever the number of servers that start with it. A line that is made later has no
 * position yet and is followed from its beginning.
 */
export const register = (db: Db, follower: string) =>
  inOneGo(db, async (db) => {
    const atHeads = sql`
      insert into follower_positions (follower, line_number, turn, seq)
      select ${follower}, line_number, event_turn, ${wholeTurn} from line_heads`
    const first = await sql`${atHeads} where line_number = '' on conflict do nothing`.execute(db)
    if (first.numAffectedRows)
      await sql`${atHeads} where line_number <> '' on conflict do nothing`.execute(db)
  })

/** All streams that have events somebody has not seen, in one look. */
export const ahead = async (db: Db, followers: string[]) =>
  (
    await sql<{ follower: string; lineNumber: string }>`
    select f.follower, h.line_number from line_heads h cross join unnest(${followers}::text[]) as f (follower)
    left join follower_positions p on p.follower = f.follower and p.line_number = h.line_number
    where (h.event_turn, ${wholeTurn}::int) > (coalesce(p.turn, 0), coalesce(p.seq, ${wholeTurn}))
      and (p.retry_at is null or p.retry_at <= ${nowIso()})`.execute(db)
  ).rows

/** Held until the transaction ends. Undefined: another server has it, or it waits for its next try. */
export async function lockPosition(db: Db, follower: string, line: string): Promise<Position | undefined> {
  const position = () =>
    db
      .selectFrom('followerPositions')
      .select(['turn', 'seq', 'heardAt', 'tries', 'retryAt'])
      .where('follower', '=', follower)
      .where('lineNumber', '=', line)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
  let found = await position()
  if (!found) {
    const made = await db
      .insertInto('followerPositions')
      .values({ follower, lineNumber: line })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 0n) return undefined
    found = await position()
  }
  return found && (found.retryAt === null || Date.parse(found.retryAt) <= Date.now()) ? found : undefined
}

/** The head first: whatever it counts can be read, as turns become visible in their order. */
export async function eventsAfter(
  db: Db,
  line: string,
  { turn, seq, heardAt }: Position,
  kinds: readonly EventKind[],
  limit: number,
) {
  const head = await db
    .selectFrom('lineHeads')
    .select('eventTurn')
    .where('lineNumber', '=', line)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<StoredEvent>`
    select line_number, turn, seq, heard_at, kind, about, data from events
    where line_number = ${line} and (turn, seq) > (${turn}, ${seq}) and turn <= ${head.eventTurn}
      and heard_at >= ${heardAt} and kind = any(${kinds})
    order by turn, seq limit ${limit}`.execute(db)
  const last = rows.at(-1)
  // Fewer were found than requested: there is no other up to the head.
  const reached =
    last && rows.length === limit ? last : { turn: Math.max(turn, head.eventTurn), seq: wholeTurn, heardAt }
  return { events: rows, reached }
}

type EventPosition = Pick<StoredEvent, 'turn' | 'seq' | 'heardAt'>

export const moveTo = (db: Db, follower: string, line: string, { turn, seq, heardAt }: EventPosition) =>
  set(db, follower, line, { turn, seq, heardAt, tries: 0, retryAt: null })

export const noteTry = (db: Db, follower: string, line: string, tries: number, seconds: number) =>
  set(db, follower, line, { tries, retryAt: isoOf(Date.now() + 1000 * seconds) })

const set = (db: Db, follower: string, line: string, change: Updateable<Tables['followerPositions']>) =>
  db
    .updateTable('followerPositions')
    .set(change)
    .where('follower', '=', follower)
    .where('lineNumber', '=', line)
    .execute()

export const setAside = (db: Db, follower: string, event: StoredEvent, errorText: string) =>
  db
    .insertInto('eventsSetAside')
    .values({ ...event, follower, errorText, data: JSON.stringify(event.data) })
    .execute()
