import type { PoolClient } from 'pg'
import { Refusal } from '@takt/contract/errors.ts'
import type { NewEvent } from '@takt/contract/events.ts'
import { type Database, forLookUps } from '../../platform/db/connect.ts'
import { isDatabaseUnreachable } from '../../platform/db/outage.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { ensureMonth } from '../../platform/db/partitions.ts'
import { type Aspect, type Message, stationsOf } from '../../platform/kernel/kernel.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { keepFresh } from './fresh-passes.ts'
import { hearStations } from './hearing.ts'
import { KeptMoments } from './kept-moments.ts'
import { KeptUnits } from './kept-units.ts'
import { loadFloor } from './load.ts'
import { endsOf, mentionedIn } from './mentioned.ts'
import { type Answered, isRepeat, mayBeTaken, play } from './play.ts'
import { answerAgain } from './repeat.ts'
import type { Floor } from './state.ts'
import { storeFloor } from './store.ts'
import { UsedIds } from './used-ids.ts'

/** What one transaction answered, and which features' screens it changed. */
export type Transacted = { answers: Answered[]; changed: Set<string> }

/**
 * Many messages of one line in one transaction: load and lock, play the rules in memory, store. Answered only after the commit.
 * `trial`: answered as if it were, and nothing of it is stored. `usedIds`: what the ids of earlier messages were used for.
 * Measured: a message alone costs some ten round trips and one flush to disk, 200 together hardly more; so whatever waits goes together.
 */
export async function transact(
  { db: common, floor: pool }: Database,
  aspects: readonly Aspect[],
  lineNumber: string,
  messages: readonly Message[],
  {
    trial = false,
    usedIds = new UsedIds(),
    keptUnits = new KeptUnits(),
    keptMoments = new KeptMoments(),
  } = {},
): Promise<Transacted> {
  // While it holds the line it never waits for a connection that reports, or people who wait for this very line, have taken.
  const db = forLookUps(common)
  const clock = await clockOf(db, lineNumber)
  const now = Date.now()
  const isTaken = (time: number) => mayBeTaken(time, now)
  for (const month of monthsOf(messages, isTaken)) await ensureMonth(db, month)
  for (const table of ['line_turns', 'events'] as const) await ensureMonth(db, isoOf(now), table)
  const client = await pool.connect()
  try {
    const trip = { client, db, lineNumber }
    const mentioned = mentionedIn(messages, clock, isTaken)
    const floor = await loadFloor(trip, aspects, clock, messages, mentioned, {
      keptUnits,
      keptMoments,
    })
    const played = messages.map((message) => {
      const reused = usedIds.refusalFor(lineNumber, message)
      if (reused) return reused
      const answer = play(floor, message, now)
      if (answer instanceof Refusal) usedIds.forget(lineNumber, message)
      return answer
    })
    hearStations(floor, messages, now)
    const answers: Answered[] = []
    for (const one of played)
      answers.push(isRepeat(one) ? await answerAgain(client, db, floor, one.repeat) : one)
    const { events, isTurn } = trial
      ? await client.query('rollback').then(() => ({ events: [], isTurn: false }))
      : await storeFloor(trip, floor, stationsOf(messages))
    if (isTurn) {
      keptUnits.keep(lineNumber, floor.turn, floor.units.byId.values())
      keptMoments.keep(lineNumber, floor.turn, mentioned.days, floor.days)
      keepFresh(db, floor)
    }
    client.release()
    return { answers, changed: changedBy(floor, events) }
  } catch (error) {
    keptUnits.forget(lineNumber)
    keptMoments.forget(lineNumber)
    await letGo(client, error)
    throw error
  }
}

/** A connection that broke or timed out is closed: waiting for its rollback doubled the time until the error (measured: 9 s). PostgreSQL rolls back by itself. */
async function letGo(client: PoolClient, error: unknown) {
  if (isDatabaseUnreachable(error)) return client.release(error as Error) // it is one
  await client.query('rollback').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  )
}

const aDay = 86_400_000
function monthsOf(messages: readonly Message[], isTaken: (time: number) => boolean) {
  const days = new Set(
    messages
      .flatMap(endsOf)
      .filter(isTaken)
      .map((time) => time - (time % aDay)),
  )
  return new Map([...days].map(isoOf).map((iso) => [iso.slice(0, 7), iso])).values()
}

function changedBy({ orders, lots, aspects, writes }: Floor, events: readonly NewEvent[]) {
  const changed = new Set(['boards'])
  if (events.length) changed.add('events')
  if (writes.alarms.length) changed.add('alarms')
  if (writes.passes.length || writes.refused.length) changed.add('units').add('values').add('passes')
  if ([...orders.values()].some((order) => order.started || order.finished)) changed.add('orders')
  if ([...lots.values()].some((lot) => lot.started || lot.finished)) changed.add('lots')
  for (const { aspect, state } of aspects)
    for (const feature of aspect.changed?.(state) ?? []) changed.add(feature)
  // A repeated status is no change.
  if (writes.heartbeats.length || events.some(({ kind }) => kind === 'stationStatus')) changed.add('stations')
  return changed
}
