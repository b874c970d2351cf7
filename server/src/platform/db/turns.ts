import { sql } from 'kysely'
import { isoOf } from './instants.ts'
import type { Sql } from './rows.ts'
import type { Db } from './tables.ts'

/** A place in a line's stream; `heardAt` in epoch milliseconds, never falling along turns. */
export type Turn = { turn: number; heardAt: number }

/** A line that is made has a head; one made again under its number finds the one it had, and goes on counting. */
export const openHead = (db: Db, line: string) =>
  db
    .insertInto('lineHeads')
    .values({ lineNumber: line })
    .onConflict((c) => c.doNothing())
    .execute()

/** What a transaction already took: it is one turn, however often it calls. */
const taken = new WeakMap<Db, Map<string, Turn & { events: number }>>()

/**
 * The head's lock, held until the transaction ends, and the next turn of the line: for everybody but the floor. Whoever locks more
 * locks this first. Undefined: there is no such line.
 */
export async function nextTurn(db: Db, line: string): Promise<Turn | undefined> {
  if (!db.isTransaction) throw new Error('A turn is taken in a transaction')
  const turns = taken.get(db) ?? new Map<string, Turn & { events: number }>()
  taken.set(db, turns)
  if (turns.has(line)) return turns.get(line)
  const {
    rows: [row],
  } = await sql<{ turn: number; heardAt: string }>`
    update line_heads set turn = turn + 1, heard_at = greatest(heard_at, ${isoOf(Date.now())})
    where line_number = ${line} returning turn, heard_at`.execute(db)
  if (!row) return undefined
  await db
    .insertInto('lineTurns')
    .values({ lineNumber: line, ...row })
    .execute()
  const turn = { turn: row.turn, heardAt: Date.parse(row.heardAt), events: 0 }
  turns.set(line, turn)
  return turn
}

/** Places for events in the turn this transaction took, the first of so many. */
export function nextSeq(db: Db, line: string, count: number): { turn: Turn; first: number } {
  const turn = taken.get(db)?.get(line)
  if (!turn) throw new Error(`Events of line "${line}" are written under its head: lock it first`)
  const first = turn.events + 1
  turn.events += count
  return { turn, first }
}

export const markEvents = (db: Db, line: string, { turn }: Turn) =>
  db.updateTable('lineHeads').set({ eventTurn: turn }).where('lineNumber', '=', line).execute()

export async function assertLine(client: Sql, line: string) {
  const text = 'select from lines where line_number = $1'
  const { rows } = await client.query({ name: 'floor_line', text, values: [line] })
  if (rows.length === 0) throw new Error(`Line ${line} is gone`)
}

/** The floor's half of the same: one transaction at a time works on a line, and its turn is the one after the last. */
export async function lockHead(client: Sql, line: string): Promise<Turn> {
  // A head outlives its line: what waited while the line was removed must not be answered as stored. Read after the wait, by a statement of its own.
  const [heads] = await Promise.all([
    client.query<Turn>({
      name: 'floor_lock_head',
      text: `select turn, (extract(epoch from heard_at) * 1000)::float8 as "heardAt"
             from line_heads where line_number = $1 for no key update`,
      values: [line],
    }),
    assertLine(client, line),
  ])
  const [head] = heads.rows
  if (!head) throw new Error(`Line ${line} is gone`)
  return { turn: head.turn + 1, heardAt: Math.max(head.heardAt, Date.now()) }
}

type Pass = { stationNumber: string; outTime: number }

/** Written only by a transaction that wrote something else. Two statements: a divided table takes no WITH that writes. */
export function storeTurn(
  client: Sql,
  line: string,
  { turn, heardAt }: Turn,
  { passes, events }: { passes: readonly Pass[]; events: readonly unknown[] },
) {
  const times = Map.groupBy(passes, ({ stationNumber }) => stationNumber)
  const ends = [...times.values()].map((some) => some.map(({ outTime }) => outTime))
  const at = isoOf(heardAt)
  return [
    client.query({
      name: 'floor_move_head',
      text: `update line_heads set turn = $2, heard_at = $3, event_turn = case when $4 then $2 else event_turn end
             where line_number = $1`,
      values: [line, turn, at, events.length > 0],
    }),
    client.query({
      name: 'floor_insert_turn',
      text: `insert into line_turns (line_number, turn, heard_at, stations, first_out, last_out)
             values ($1, $2, $3, $4, $5, $6)`,
      values: [
        line,
        turn,
        at,
        times.size ? [...times.keys()] : null,
        times.size ? ends.map((some) => isoOf(Math.min(...some))) : null,
        times.size ? ends.map((some) => isoOf(Math.max(...some))) : null,
      ],
    }),
  ]
}

type Regrouped = { stationNumber: string; firstOut: string; lastOut: string }

/** Passes of earlier are of another subgroup from this transaction's turn on: whoever looks at what stations closed looks at them again. */
export async function passesRegrouped(db: Db, line: string, stations: readonly Regrouped[]) {
  const turn = await nextTurn(db, line)
  if (!turn || stations.length === 0) return
  await db
    .updateTable('lineTurns')
    .set({
      stations: stations.map(({ stationNumber }) => stationNumber),
      firstOut: stations.map(({ firstOut }) => firstOut),
      lastOut: stations.map(({ lastOut }) => lastOut),
    })
    .where('lineNumber', '=', line)
    .where('turn', '=', turn.turn)
    .where('heardAt', '>=', isoOf(turn.heardAt))
    .execute()
}

/** That a station closed passes in a turn, or they are of other subgroups since, and the earliest of them ended so many milliseconds since 1970. */
export type ClosedPasses = { turn: number; stationNumber: string; firstOut: number }

/** Which stations closed passes since a turn, and the line's last turn; no further back than an hour. */
export async function closedSince(db: Db, line: string, turn: number) {
  const turns = await db
    .selectFrom('lineTurns')
    .select(['turn', 'stations', 'firstOut'])
    .where('lineNumber', '=', line)
    .where('turn', '>', turn)
    .where('heardAt', '>=', sql<string>`now() - interval '1 hour'`)
    .execute()
  const closed = turns.flatMap(({ turn, stations, firstOut }) =>
    (stations ?? []).map((stationNumber, i): ClosedPasses => ({
      turn,
      stationNumber,
      firstOut: Date.parse(firstOut![i]!), // parallel
    })),
  )
  return { turn: turns.reduce((last, one) => Math.max(last, one.turn), turn), closed }
}

export async function lastTurn(db: Db, line: string) {
  const head = await db
    .selectFrom('lineHeads')
    .select('turn')
    .where('lineNumber', '=', line)
    .executeTakeFirst()
  return head?.turn ?? 0
}
