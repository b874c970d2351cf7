import type { Database } from '../db/connect.ts'
import { messageHash } from '../db/ids.ts'
import { isoOf } from '../db/instants.ts'
import { ensureMonth } from '../db/partitions.ts'
import type { PlantClock } from '../plant/clock.ts'
import { clockOf } from '../plant/line-clock.ts'
import { loadFloor, type Mentioned } from './load.ts'
import { type Answered, isRepeat, mayBeTaken, type Message, play } from './play.ts'
import { answerAgain } from './repeat.ts'
import type { Floor, TestRun } from './state.ts'
import { storeFloor } from './store.ts'

/** What one transaction answered, and which features' screens it changed. */
export type Transacted = { answers: Answered[]; changed: Set<string> }

/**
 * Many messages of one line in one transaction: load and lock, play the rules in memory, store. Answered only after the commit.
 * Measured: a message alone costs some ten round trips and one flush to disk, 200 together hardly more; so whatever waits goes together.
 */
export async function transact({ db, floor: pool }: Database, lineNumber: string, messages: readonly Message[]): Promise<Transacted> {
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
    for (const one of played) answers.push(isRepeat(one) ? await answerAgain(client, db, floor, one.repeat) : one)
    await storeFloor(client, floor, stationsOf(messages))
    client.release()
    return { answers, changed: changedBy(floor) }
  } catch (error) {
    // A connection whose transaction cannot even be rolled back is not used again.
    await client.query('rollback').then(() => client.release(), (broken: Error) => client.release(broken))
    throw error
  }
}

const stationsOf = (messages: readonly Message[]) => [...new Set(messages.map(({ stationNumber }) => stationNumber))]

/** A station that was silent and speaks again is what it last said it was, until it says something else. */
function hearAgain({ silent, writes }: Floor, messages: readonly Message[], now: number) {
  for (const [stationNumber, stationStatus] of silent) {
    if (writes.statuses.some((status) => status.stationNumber === stationNumber)) continue
    const heard = messages.filter((message) => message.stationNumber === stationNumber && mayBeTaken(message.time, now)).map(({ time }) => time)
    if (heard.length) writes.statuses.push({ stationNumber, at: Math.min(now, Math.max(...heard)), stationStatus })
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

/** When the passes it makes end. */
function endsOf(message: Message) {
  if (message.kind === 'testRun') return message.steps.map((step) => step.at)
  return message.kind === 'complete' ? [message.time] : []
}

function mentionedIn(messages: readonly Message[], clock: PlantClock, isTaken: (time: number) => boolean): Mentioned {
  const sns = new Set<string>()
  const ids = new Set<string>()
  const orderCodes = new Set<string>()
  const setKeys = new Set<number>()
  const arrivals: Mentioned['arrivals'] = []
  const days = new Map<string, Mentioned['days'][number]>()
  for (const message of messages) {
    if (!isWork(message)) continue
    for (const end of endsOf(message).filter(isTaken)) {
      const one = { stationNumber: message.stationNumber, day: clock.productionDayOf(end) }
      days.set(`${one.day}\0${one.stationNumber}`, one)
    }
    if (message.productSn) sns.add(message.productSn)
    if ('productId' in message && message.productId) ids.add(message.productId)
    if (message.orderCode) orderCodes.add(message.orderCode)
    if (message.kind === 'arrive') arrivals.push({ stationNumber: message.stationNumber, message: messageHash(message.stationNumber, message.messageId) })
    if (message.kind === 'testRun') for (const set of namedIn(message)) setKeys.add(set)
  }
  return { sns: [...sns], ids: [...ids], orderCodes: [...orderCodes], setKeys: [...setKeys], arrivals, stations: stationsOf(messages), days: [...days.values()] }
}

const isWork = (message: Message) => message.kind === 'arrive' || message.kind === 'complete' || message.kind === 'testRun'
const namedIn = ({ steps }: TestRun) => steps.flatMap(({ setKey }) => (setKey === null ? [] : [setKey]))

function changedBy({ orders, writes }: Floor) {
  const changed = new Set(['boards'])
  if (writes.passes.length || writes.refused.length) changed.add('units').add('values').add('passes')
  if ([...orders.values()].some((order) => order.started || order.finished)) changed.add('orders')
  if (writes.statuses.length || writes.heartbeats.length) changed.add('stations')
  return changed
}
