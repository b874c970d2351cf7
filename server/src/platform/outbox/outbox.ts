import type { Sql } from '../db/rows.ts'
import type { AnnouncedType, TeleState, TeleType } from '@takt/contract/host.ts'
import type { LineCall } from '../db/call.ts'
import type { LineNumber } from '../db/line.ts'
import type { Db } from '../db/tables.ts'
import { port } from '../ports/ports.ts'

export { allowHosts, isForbidden, isNamedHost } from './host-address.ts'
export { type Ended, type Letter, post } from './post.ts'
export { startSending } from './sending.ts'
export { isHopeless, isTaken, pauseAfter } from './tries.ts'

/** What the host shall get. The order's own figures are added; `lot` is what belongs to a lot. */
export type Announcement = {
  teleType: Exclude<AnnouncedType, 'consumption'>
  /** None: it is about the line. */
  orderCode?: string
  lotNo?: string
  lot?: object
  /** Of what it follows from. */
  traceId?: string | null | undefined
}

type LotTelegram = { id: number; lotNo: string; teleType: TeleType; teleState: TeleState }

/** The outbox of the host interface (`exchange/host`), which orders, lots and the line's writer fill in their own transaction. */
export type HostOutbox = {
  /** Writes in the transaction of `db`: both are there or neither. While there is no host nothing is written. */
  announceToHost: (db: Db, line: string, announcements: readonly Announcement[]) => Promise<unknown>
  /** The same on the connection of the line's writer, after the statement that counted the orders. */
  hostInsert: (client: Sql, line: string, announcements: readonly Announcement[]) => Promise<unknown>
  newestOfLots: (
    db: Db,
    line: LineNumber,
    lots: readonly { lotNo: string; orderCode: string }[],
  ) => Promise<LotTelegram[]>
  /** Refuses where no host is set up. */
  mustHaveHost: (db: Db) => Promise<unknown>
  sendAgain: (db: Db, call: LineCall, id: number) => Promise<unknown>
}

export const hostOutbox = port<HostOutbox>('host outbox')

export const announceToHost: HostOutbox['announceToHost'] = (...given) =>
  hostOutbox.get().announceToHost(...given)
export const hostInsert: HostOutbox['hostInsert'] = (...given) => hostOutbox.get().hostInsert(...given)
export const newestOfLots: HostOutbox['newestOfLots'] = (...given) => hostOutbox.get().newestOfLots(...given)
export const mustHaveHost: HostOutbox['mustHaveHost'] = (...given) => hostOutbox.get().mustHaveHost(...given)
export const sendAgain: HostOutbox['sendAgain'] = (...given) => hostOutbox.get().sendAgain(...given)
