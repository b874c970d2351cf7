import type { PoolClient } from 'pg'
import { lockHead } from '../../platform/db/turns.ts'
import { type Aspect, Journal, type Message, type Trip } from '../../platform/kernel/kernel.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { checksOff } from '../../plant/settings/settings.ts'
import { alarmsOf } from './alarms.ts'
import { loadAspects, viewOf } from './aspects.ts'
import { loadWay } from './definitions.ts'
import { lockOrders, openLots, serialsOf, withOrdersOf, withRoutes } from './load-orders.ts'
import { refusedBefore, silencesOf } from './load-stations.ts'
import type { KeptMoments } from './kept-moments.ts'
import type { KeptUnits } from './kept-units.ts'
import { heldInside, readUnits } from './load-units.ts'
import type { Mentioned } from './mentioned.ts'
import { defectsOf, nothingMeant } from '../../masterdata/defects/defects.ts'
import { loadSets } from '../../masterdata/measures/measures.ts'
import { openOfExchanged } from './part-out.queries.ts'
import { readDays } from './store-days.ts'
import type { Floor } from './state.ts'
import { type UnitState, wayKey } from './unit-state.ts'
import { noWrites } from './writes.ts'

/**
 * Loads what the messages name. One transaction works on a line at a time, whatever the number of servers: its head is the lock,
 * which costs one row where locking every unit would write each of them twice. Orders are locked too, because people change them.
 * Nothing here waits for an answer: all goes to the database in one trip, the beginning of the transaction included.
 */
export async function loadFloor(
  trip: Trip,
  aspects: readonly Aspect[],
  clock: PlantClock,
  messages: readonly Message[],
  mentioned: Mentioned,
  { keptUnits, keptMoments }: { keptUnits: KeptUnits; keptMoments: KeptMoments },
): Promise<Floor> {
  const { client, db, lineNumber } = trip
  const { orderCodes } = mentioned
  // A status or a heartbeat needs nothing that only work needs.
  const isWorking = mentioned.sns.length + mentioned.ids.length > 0
  const kept = keptUnits.of(lineNumber, mentioned)
  const keptDays = keptMoments.of(lineNumber, mentioned.days)
  const loaded = await together({
    begun: client.query('begin'),
    turn: lockHead(client, lineNumber),
    read: readUnits(client, lineNumber, kept.missing),
    heldInside: heldInside(client, lineNumber, kept.units),
    orders: isWorking || orderCodes.length ? lockOrders(client, lineNumber, orderCodes) : [],
    refusedBefore: refusedBefore(client, lineNumber, mentioned.arrivals),
    days: readDays(client, lineNumber, keptDays.missing),
    setKeys: lockSets(client, mentioned.setKeys),
    silences: silencesOf(client, lineNumber, mentioned.stations, mentioned.from),
    lots: isWorking ? openLots(client, lineNumber) : new Map(),
    serials: serialsOf(client, lineNumber, kept.missing.sns),
    openFailures: openOfExchanged(client, lineNumber, mentioned.exchanged),
    alarms: alarmsOf(client, lineNumber, messages),
    aspects: loadAspects(trip, aspects, messages, mentioned),
    off: checksOff(db, lineNumber),
    defects: isWorking ? defectsOf(db, lineNumber) : nothingMeant,
  })
  const { refusedBefore: refused, silences, lots, off } = loaded
  const isCurrent = kept.units.length === 0 || kept.turn === loaded.turn.turn - 1
  if (isCurrent)
    for (const unit of kept.units) unit.heldInside = loaded.heldInside.get(unit.productId) ?? null
  // A unit that went to the archive meanwhile is known by its serial only.
  const [units, serials] = isCurrent
    ? [unique([...loaded.read, ...kept.units]), loaded.serials]
    : await Promise.all([
        readUnits(client, lineNumber, mentioned),
        serialsOf(client, lineNumber, mentioned.sns),
      ])
  const days =
    keptDays.turn === loaded.turn.turn - 1 || keptDays.days.size === 0
      ? new Map([...keptDays.days, ...loaded.days])
      : await readDays(client, lineNumber, mentioned.days)
  const made = [...units, ...serials.values()]
  const orders = await withRoutes(db, await withOrdersOf(client, lineNumber, loaded.orders, made))
  const routes: Floor['routes'] = new Map()
  for (const unit of units) {
    const key = wayKey(unit)
    if (!routes.has(key)) routes.set(key, (await loadWay(db, unit))!)
  }
  const line = {
    lineNumber,
    turn: loaded.turn,
    alarms: loaded.alarms,
    openFailures: loaded.openFailures,
    orders,
    routes,
    days,
    silences,
    lots,
    serials,
    off,
    defects: loaded.defects,
    refusedBefore: refused,
    writes: noWrites(),
    journal: new Journal(),
    sets: await loadSets(db, loaded.setKeys),
    productionDay: (ms: number) => clock.productionDayOf(ms),
    units: {
      byId: new Map(units.map((unit) => [unit.productId, unit])),
      bySn: new Map(units.flatMap((unit) => (unit.productSn ? [[unit.productSn, unit]] : []))),
    },
  }
  return { ...line, aspects: loaded.aspects, view: viewOf(line) }
}

/** A unit may be named by its serial and by its id. */
const unique = (units: readonly UnitState[]) => [
  ...new Map(units.map((unit) => [unit.productId, unit])).values(),
]

/** All of them at once, by name. */
async function together<T extends Record<string, unknown>>(
  questions: T,
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const answers = await Promise.all(Object.values(questions))
  return Object.fromEntries(Object.keys(questions).map((name, i) => [name, answers[i]])) as {
    [K in keyof T]: Awaited<T[K]> // the same names, in the same order
  }
}

/** A draft that takes values is not changed while it does. */
async function lockSets(client: PoolClient, setKeys: number[]): Promise<number[]> {
  if (setKeys.length === 0) return []
  const { rows } = await client.query<{ setKey: number }>({
    name: 'floor_lock_sets',
    text: 'select set_key as "setKey" from collection_sets where set_key = any($1) order by set_key for share',
    values: [setKeys],
  })
  return rows.map(({ setKey }) => setKey)
}
