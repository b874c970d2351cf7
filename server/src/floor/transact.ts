import type { Database } from '../db/connect.ts'
import { isoOf } from '../db/instants.ts'
import { ensureMonth } from '../db/partitions.ts'
import { clockOf } from '../plant/line-clock.ts'
import { loadFloor } from './load.ts'
import { endsOf, mentionedIn, stationsOf } from './mentioned.ts'
import { type Answered, isRepeat, mayBeTaken, type Message, play } from './play.ts'
import { answerAgain } from './repeat.ts'
import type { Floor } from './state.ts'
import { storeFloor } from './store.ts'

/** What one transaction answered, and which features' screens it changed. */
export type Transacted = { answers: Answered[]; changed: Set<string> }

/**
 * Many messages of one line in one transaction: load and lock, play the rules in memory, store. Answered only after the commit.
 * `trial`: answered as if it were, and nothing of it is stored.
 * Measured: a message alone costs some ten round trips and one flush to disk, 200 together hardly more; so whatever waits goes together.
 */
export async function transact(
  { db, floor: pool }: Database,
  lineNumber: string,
  messages: readonly Message[],
  { trial = false } = {},
): Promise<Transacted> {
  const clock = await clockOf(db, lineNumber)
  const now = Date.now()
  const isTaken = (time: number) => mayBeTaken(time, now)
  for (const month of monthsOf(messages, isTaken)) await ensureMonth(db, month)
  const client = await pool.connect()
  try {
    const floor = await loadFloor(client, db, lineNumber, clock, mentionedIn(messages, clock, isTaken))
    const played = messages.map((message) => play(floor, message, now))
    hearAgain(floor, messages, now)
    const answers: Answered[] = []
    for (const one of played)
      answers.push(isRepeat(one) ? await answerAgain(client, db, floor, one.repeat) : one)
    if (trial) await client.query('rollback')
    else await storeFloor(client, floor, stationsOf(messages))
    client.release()
    return { answers, changed: changedBy(floor) }
  } catch (error) {
    // A connection whose transaction cannot even be rolled back is not used again.
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}

/** A station that was silent and speaks again is what it last said it was, until it says something else. */
function hearAgain({ silent, writes }: Floor, messages: readonly Message[], now: number) {
  for (const [stationNumber, stationStatus] of silent) {
    if (writes.statuses.some((status) => status.stationNumber === stationNumber)) continue
    const heard = messages
      .filter((message) => message.stationNumber === stationNumber && mayBeTaken(message.time, now))
      .map(({ time }) => time)
    if (heard.length)
      writes.statuses.push({ stationNumber, at: Math.min(now, Math.max(...heard)), stationStatus })
  }
}

function monthsOf(messages: readonly Message[], isTaken: (time: number) => boolean) {
  const months = new Map<string, string>()
  for (const time of messages.flatMap(endsOf).filter(isTaken)) {
    const iso = isoOf(time)
    months.set(iso.slice(0, 7), iso)
  }
  return months.values()
}

function changedBy({ orders, lots, bench, writes }: Floor) {
  const changed = new Set(['boards'])
  if (writes.passes.length || writes.refused.length) changed.add('units').add('values').add('passes')
  if ([...orders.values()].some((order) => order.started || order.finished)) changed.add('orders')
  if ([...lots.values()].some((lot) => lot.started || lot.finished)) changed.add('lots')
  if (
    bench.events.length ||
    writes.removed.length ||
    [...bench.shelf.lots.values()].some(({ taken }) => taken)
  )
    changed.add('materials')
  if (writes.statuses.length || writes.heartbeats.length) changed.add('stations')
  return changed
}
