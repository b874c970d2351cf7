import { storeTurn } from '../../platform/db/turns.ts'
import { insertEvents, type Trip } from '../../platform/kernel/kernel.ts'
import type { Floor } from './state.ts'
import { storeAlarms } from './store-alarms.ts'
import { storeDays } from './store-days.ts'
import { storeFailures, storePasses, storeRefused, storeSlots } from './store-passes.ts'
import { storeLots, storeOrders } from './store-progress.ts'
import { type StatusNow, storeStates, storeStatuses } from './store-statuses.ts'
import { storeUnits } from './store-units.ts'
import { unitEvents } from './unit-events.ts'

/**
 * Everything the rules decided, one statement a table, and the commit: all in one trip, but for statuses, which must look at their
 * neighbours first. That a station was heard is no turn of the line.
 */
export async function storeFloor(trip: Trip, floor: Floor, stations: string[]) {
  const { client, lineNumber: line } = trip
  const { units, orders, lots, aspects, writes } = floor
  const isStatusTold = writes.statuses.length > 0 || writes.spoken.length > 0 || writes.heard.size > 0
  const now = isStatusTold ? await storeStatuses(client, line, writes) : new Map<string, StatusNow>()
  const events = [...writes.events, ...unitEvents(units.byId.values())]
  const written = [
    ...storeUnits(
      client,
      line,
      [...units.byId.values()].filter((unit) => unit.touched),
    ),
    ...storePasses(client, line, writes.passes),
    ...storeFailures(client, line, writes),
    ...storeRefused(client, line, writes.refused),
    ...storeOrders(client, line, [...orders.values()]),
    ...storeLots(client, line, [...lots.values()]),
    ...aspects.flatMap(({ aspect, state }) => aspect.store?.(trip, state) ?? []),
    ...storeSlots(client, line, writes),
    ...storeDays(client, floor),
    ...storeAlarms(client, line, writes.alarms),
    ...(events.length ? [insertEvents(client, line, floor.turn, events)] : []),
  ]
  await Promise.all([
    ...written,
    ...(isStatusTold || written.length > 0
      ? storeTurn(client, line, floor.turn, { passes: writes.passes, events })
      : []),
    storeStates(client, line, stations, now, writes),
    client.query('commit'),
  ])
}
