import { eventKinds, type EventKind, type LineEvent, plantStream } from '@takt/contract/events.ts'
import { inOneGo } from '../db/connect.ts'
import { isOutage } from '../db/outage.ts'
import { isNewest } from '../db/follower-kinds.ts'
import type { Db } from '../db/tables.ts'
import { appendEvents, lockPlantStream } from './events.ts'
import {
  eventsAfter,
  lockPosition,
  moveTo,
  noteTry,
  setAside,
  type StoredEvent,
} from '../db/follower-positions.ts'

/**
 * Somebody who acts on events of every line, each once and in order. `handle` writes its effect on `db`, in one transaction with its
 * position, and answers the features whose screens show something else now. It never waits for a line.
 */
export type Follower = {
  name: string
  kinds: readonly EventKind[]
} & (
  | { handle: Handle }
  /**
   * Its commands to lines are handed in before its position moves, in transactions of their own and with no locks held. They may be
   * handed in again, also by two servers at a time: each is executed once, by the key of its event.
   */
  | { handIn: Handle }
)
type Handle = (db: Db, events: readonly LineEvent[]) => Promise<readonly string[]>

export const mostTries = 5
const mostTogether = 200

type Went = {
  events: StoredEvent[]
  changed: readonly string[]
  more: boolean
  error?: unknown
  /** What is still to be handed in reaches so far. */
  reached?: Parameters<typeof moveTo>[3]
}

/**
 * As far as it gets on one stream. Events that fail together are tried one by one, so that only the one to blame waits for its next try.
 * Returns what changed, and whether there is more.
 */
export async function followLine(db: Db, follower: Follower, line: string): Promise<Omit<Went, 'events'>> {
  const went = await step(db, follower, line, mostTogether)
  if (!went.error || went.events.length === 1) return went
  const changed = new Set<string>()
  for (const _ of went.events) {
    const one = await step(db, follower, line, 1)
    for (const feature of one.changed) changed.add(feature)
    if (one.error || one.events.length === 0) return { ...one, changed: [...changed] }
  }
  return { changed: [...changed], more: true }
}

async function step(db: Db, follower: Follower, line: string, most: number): Promise<Went> {
  let events: StoredEvent[] = []
  try {
    const went = await inOneGo(db, async (db): Promise<Went> => {
      const position = await lockPosition(db, follower.name, line)
      if (!position || !(await isNewest(db, follower.name, follower.kinds)))
        return { events, changed: [], more: false }
      const limit = position.tries ? 1 : most
      const found = await eventsAfter(db, line, position, follower.kinds, limit)
      events = found.events
      const more = events.length === limit
      if ('handIn' in follower && events.length) return { events, changed: [], more, reached: found.reached }
      const changed =
        events.length && 'handle' in follower ? await follower.handle(db, events.map(parsed)) : []
      await moveTo(db, follower.name, line, found.reached)
      return { events, changed, more }
    })
    if (!('handIn' in follower) || !went.reached) return went
    const changed = await follower.handIn(db, events.map(parsed))
    await moveOn(db, follower, line, went.reached)
    return { ...went, changed }
  } catch (error) {
    // With the database away nothing is the event's fault; nor where nothing was read.
    if (isOutage(error) || events.length === 0) throw error
    if (events.length > 1) return { events, changed: [], more: false, error }
    const more = await failed(db, follower, events[0]!, error)
    return { events, changed: more ? ['events'] : [], more, error }
  }
}

/** Never back: another server may have handed in more meanwhile, or the same. */
const moveOn = (db: Db, { name, kinds }: Follower, line: string, reached: Parameters<typeof moveTo>[3]) =>
  inOneGo(db, async (db) => {
    const position = await lockPosition(db, name, line)
    if (position && !isPast(position, reached) && (await isNewest(db, name, kinds)))
      await moveTo(db, name, line, reached)
  })

type EventPosition = { turn: number; seq: number }
const isPast = (position: EventPosition, one: EventPosition) =>
  position.turn > one.turn || (position.turn === one.turn && position.seq >= one.seq)

/** What is stored was written by this or an earlier release; what does not fit any more is set aside like what fails. */
const parsed = (event: StoredEvent) =>
  ({ ...event, data: eventKinds[event.kind].parse(event.data) }) as LineEvent // its kind's own data

/** The next try is a while later; after the last one the event is set aside, people are notified, and the stream goes on. True: it goes on. */
const failed = (db: Db, { name }: Follower, event: StoredEvent, error: unknown) =>
  inOneGo(db, async (db) => {
    const position = await lockPosition(db, name, event.lineNumber)
    if (!position) return false
    if (isPast(position, event)) return true
    const tries = position.tries + 1
    if (tries < mostTries) {
      await noteTry(db, name, event.lineNumber, tries, 2 ** (tries - 1))
      return false
    }
    const errorText = error instanceof Error ? error.message : String(error)
    await setAside(db, name, event, errorText)
    await moveTo(db, name, event.lineNumber, event)
    // One about such an event that fails too is seen in the metrics only.
    if (event.kind === 'eventSetAside') return true
    await lockPlantStream(db)
    await appendEvents(db, plantStream, [
      {
        kind: 'eventSetAside',
        about: name,
        data: {
          follower: name,
          lineNumber: event.lineNumber,
          kind: event.kind,
          about: event.about,
          errorText,
        },
      },
    ])
    return true
  })
