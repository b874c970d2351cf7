import { refuse } from '@takt/contract/errors.ts'
import type { Order, OrderDraft, Readiness } from '@takt/contract/orders.ts'
import { findSets } from '../collectionSets/collectionSets.ts'
import type { LineCall } from '../db/call.ts'
import type { LineNumber } from '../db/line.ts'
import type { Db } from '../db/tables.ts'
import { findProcessing } from '../processings/processings.ts'
import { stationsInUse } from '../stations/stations.ts'
import { findType } from '../types/types.ts'
import { findOrder } from './orders.queries.ts'

type Routed = Pick<OrderDraft, 'typeNo' | 'typeVer' | 'processRoute' | 'processRouteVer'>

/** The type an order makes and the route it takes: its own, or the type's. */
export async function checkDefinitions(db: Db, order: Routed) {
  const type = await findType(db, order.typeNo, order.typeVer)
  const number = order.processRoute ?? type?.processingNumber
  const ver = order.processRoute ? order.processRouteVer : type?.processingVer
  return { type, route: number && ver ? await findProcessing(db, number, ver) : undefined }
}

/** Every line of the green light, good and bad. */
export async function readinessOf(db: Db, line: LineNumber, order: Routed): Promise<Readiness[]> {
  const { type, route } = await checkDefinitions(db, order)
  const steps = route?.steps ?? []
  const sets = await findSets(db, steps.flatMap(({ colSetId, colSetVersion }) => (colSetId && colSetVersion ? [{ colSetId, colSetVersion }] : [])))
  const onLine = new Map((await stationsInUse(db, line)).map((station) => [station.stationNumber, station.enabled]))
  const needed = [...new Set(steps.map((step) => step.stationNumber))]
  const missing = needed.filter((station) => !onLine.has(station))
  const off = needed.filter((station) => onLine.get(station) === false)
  const unreleased = sets.filter((set) => set.definitionStatus !== 'released')
  return [
    { check: 'typeReleased', ok: type?.definitionStatus === 'released', about: `${order.typeNo} ${order.typeVer}` },
    { check: 'routeReleased', ok: route?.definitionStatus === 'released', about: route ? `${route.processingNumber} ${route.processingVer}` : '–' },
    { check: 'setsReleased', ok: unreleased.length === 0, about: unreleased.map((set) => `${set.colSetId} ${set.colSetVersion}`).join(', ') },
    { check: 'stationsOnLine', ok: route !== undefined && missing.length === 0, about: missing.join(', ') },
    { check: 'stationsEnabled', ok: off.length === 0, about: off.join(', ') },
  ]
}

export const redChecks = async (db: Db, line: LineNumber, order: Order) =>
  (await readinessOf(db, line, order)).filter(({ ok }) => !ok).map(({ check, about }) => (about ? `${check} (${about})` : check))

export async function orderReadiness({ db, line }: LineCall, id: number) {
  return readinessOf(db, line, (await findOrder(db, line, id)) ?? refuse('record.unknown'))
}
