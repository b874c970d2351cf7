import type { NewEvent } from '@takt/contract/events.ts'
import { storeTurn } from '../../platform/db/turns.ts'
import { insertEvents, type Trip } from '../../platform/kernel/kernel.ts'
import { closeMended, reopen, retestsPassed } from './close-failures.ts'
import { storePartsOut } from './part-out.queries.ts'
import type { Floor } from './state.ts'
import { changedSlots, lateDays, storeLate } from './late-changes.ts'
import { storeAlarms } from './store-alarms.ts'
import { storeDays } from './store-days.ts'
import { storeFailures, storePasses, storeRefused, storeSlots } from './store-passes.ts'
import { storeLots, storeOrders } from './store-progress.ts'
import { type StatusNow, storeStates, storeStatuses } from './store-statuses.ts'
import { storeUnits } from './store-units.ts'
import { unitEvents } from './unit-events.ts'

/** What others may act on, and whether the line has a turn more. */
type Stored = { events: readonly NewEvent[]; isTurn: boolean }

/**
 * Everything the rules decided, one statement a table, and the commit: all in one trip, except for statuses, which must read their
 * neighbours first, failures that are closed, and aspects that need it. A sign of life of a station is no turn of the line. Returns what others may act on.
 */
export async function storeFloor(trip: Trip, floor: Floor, stations: string[]): Promise<Stored> {
  const { client, lineNumber: line } = trip
  const { units, orders, lots, aspects, writes } = floor
  const hasStatuses = writes.statuses.length > 0 || writes.spoken.length > 0 || writes.heard.size > 0
  const { now, events: statuses, touched } = hasStatuses ? await storeStatuses(client, line, writes) : untold
  const first = [
    ...storeUnits(
      client,
      line,
      [...units.byId.values()].filter((unit) => unit.touched),
    ),
    ...storePasses(client, line, writes.passes),
    ...storeFailures(client, line, writes.failures),
    ...(writes.stopped.length ? [reopen(client, line, writes.stopped)] : []),
    ...(writes.partsOut.length ? [storePartsOut(client, line, writes.partsOut)] : []),
  ]
  const answering = [
    ...(writes.mended.length ? [mend(client, line, writes.mended)] : []),
    ...aspects.flatMap(({ aspect, state }) => aspect.storeAndTell?.(trip, state) ?? []),
  ]
  const answers = answering.length ? (await after(first, Promise.all(answering))).flat() : []
  const events = [...writes.events, ...unitEvents(units.byId.values()), ...answers, ...statuses]
  const written = [
    ...first,
    ...answering,
    ...storeRefused(client, line, writes.refused),
    ...storeOrders(client, line, [...orders.values()]),
    ...storeLots(client, line, [...lots.values()]),
    ...aspects.flatMap(({ aspect, state }) => aspect.store?.(trip, state) ?? []),
    ...storeSlots(client, line, writes),
    ...storeLate(client, line, lateDays([...touched, ...changedSlots(writes)], Date.now())),
    ...storeDays(client, floor),
    ...storeAlarms(client, line, writes.alarms),
    ...(events.length ? [insertEvents(client, line, floor.turn, events)] : []),
  ]
  await Promise.all([
    ...written,
    ...(hasStatuses || written.length > 0
      ? storeTurn(client, line, floor.turn, { passes: writes.passes, events })
      : []),
    storeStates(client, line, stations, now, writes),
    client.query('commit'),
  ])
  return { events, isTurn: hasStatuses || written.length > 0 }
}

const mend = async (...changes: Parameters<typeof closeMended>) =>
  (await Promise.all([closeMended(...changes), retestsPassed(...changes)])).flat()

const untold = { now: new Map<string, StatusNow>(), events: [], touched: [] }

/** Its answer, and no other's error unheard. */
const after = async <T>(before: readonly Promise<unknown>[], last: Promise<T>): Promise<T> =>
  (await Promise.all([last, ...before]))[0]
