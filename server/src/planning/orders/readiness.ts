import { refuse } from '@takt/contract/errors.ts'
import type { Order, OrderDraft } from '@takt/contract/orders.ts'
import type { Readiness, ReadinessCheck } from '@takt/contract/order-readiness.ts'
import { findBom } from '../../masterdata/boms/boms.ts'
import { findSets } from '../../masterdata/collectionSets/collectionSets.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'
import { packageReadiness } from '../../masterdata/packages/packages.ts'
import { setUpFor } from '../../masterdata/recipes/recipes.ts'
import { findProcessing } from '../../masterdata/processings/processings.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import { findType } from '../../masterdata/types/types.ts'
import { findOrder, findOrders } from './orders.queries.ts'
import { orderChecks } from './ports.ts'

type Routed = Pick<
  OrderDraft,
  'typeNo' | 'typeVer' | 'processRoute' | 'processRouteVer' | 'bomCode' | 'bomVer'
>

/** The type an order makes and the route it takes: its own, or the type's. */
export async function checkDefinitions(db: Db, order: Routed) {
  const type = await findType(db, order.typeNo, order.typeVer)
  const number = order.processRoute ?? type?.processingNumber
  const ver = order.processRoute ? order.processRouteVer : type?.processingVer
  return { type, route: number && ver ? await findProcessing(db, number, ver) : undefined }
}

/** Every line of the green light, good and bad. */
const readinessOf = async (db: Db, line: LineNumber, order: Order) => [
  ...(await definitionLights(db, line, order)),
  ...(await otherLights(db, line, order)),
]

/** The checks of other features on the order: warnings only. */
const otherLights = async (db: Db, line: LineNumber, order: Order) =>
  (await Promise.all(orderChecks.all().map((check) => check(db, line, order)))).flat()

async function definitionLights(db: Db, line: LineNumber, order: Routed): Promise<Readiness[]> {
  const [{ type, route }, bom] = await Promise.all([
    checkDefinitions(db, order),
    order.bomCode && order.bomVer ? findBom(db, order.bomCode, order.bomVer) : undefined,
  ])
  const steps = route?.steps ?? []
  const sets = await findSets(
    db,
    steps.flatMap(({ colSetId, colSetVersion }) =>
      colSetId && colSetVersion ? [{ colSetId, colSetVersion }] : [],
    ),
  )
  const onLine = new Map(
    (await stationsInUse(db, line)).map((station) => [station.stationNumber, station.enabled]),
  )
  const packed = route
    ? await packageReadiness(db, line, {
        ...order,
        processingNumber: route.processingNumber,
        processingVer: route.processingVer,
      })
    : null
  // A step that is left out needs no station.
  const needed = [
    ...new Set(
      steps.filter(({ stepSeq }) => !packed?.skipped.includes(stepSeq)).map((step) => step.stationNumber),
    ),
  ]
  const missing = needed.filter((station) => !onLine.has(station))
  const off = needed.filter((station) => onLine.get(station) === false)
  const unreleased = sets
    .filter((set) => set.definitionStatus !== 'released')
    .map((set) => versionKey(set.colSetId, set.colSetVersion))
  const typeKey = versionKey(order.typeNo, order.typeVer)
  const routeKey = route ? [versionKey(route.processingNumber, route.processingVer)] : []
  const bomKey = order.bomCode ? [versionKey(order.bomCode, order.bomVer ?? 1)] : []
  return [
    lineOf('typeReleased', type?.definitionStatus === 'released', [typeKey]),
    // An order without a route is corrected where its type is defined.
    lineOf('routeReleased', route?.definitionStatus === 'released', routeKey),
    lineOf('setsReleased', unreleased.length === 0, unreleased),
    lineOf('stationsOnLine', route !== undefined && missing.length === 0, missing),
    lineOf('stationsEnabled', off.length === 0, off),
    ...(bomKey.length ? [lineOf('bomReleased', bom?.definitionStatus === 'released', bomKey)] : []),
    ...(packed ? [{ ...lineOf('packageReleased', packed.ok, packed.records), about: packed.about }] : []),
    ...(packed?.bill ? [billLight(order, packed.bill, packed.records)] : []),
    ...parameterLight(order.typeNo, await setUpFor(db, line, order.typeNo, needed)),
  ]
}

/** What the stations take is the order's bill; a package that names another was made for other parts. */
function billLight(
  { bomCode, bomVer }: Routed,
  bill: { bomCode: string; bomVer: number },
  records: string[],
): Readiness {
  const [own, packed] = [
    bomCode ? versionKey(bomCode, bomVer ?? 1) : '–',
    versionKey(bill.bomCode, bill.bomVer),
  ]
  return {
    check: 'bomOfPackage',
    ok: own === packed,
    warning: false,
    about: own === packed ? packed : `${own} ≠ ${packed}`,
    records,
  }
}

/** A warning only: with the first unit that comes the station is sent what is released. Without a report of a station about the type it is left out. */
function parameterLight(typeNo: string, stations: Awaited<ReturnType<typeof setUpFor>>): Readiness[] {
  if (stations.length === 0) return []
  const old = stations.filter(({ isCurrent }) => !isCurrent)
  const about = old
    .map(
      ({ stationNumber, paraVer, released }) =>
        `${stationNumber}: ${paraVer === released ? '' : `v${paraVer} `}≠ v${released}`,
    )
    .join(', ')
  return [
    {
      check: 'parametersCurrent',
      ok: old.length === 0,
      warning: true,
      about,
      records: old.map(({ stationNumber }) => `${typeNo}\n${stationNumber}`),
    },
  ]
}

const lineOf = (check: ReadinessCheck, ok: boolean, records: string[], warning = false): Readiness => ({
  check,
  ok,
  warning,
  records,
  about: records.join(', ') || (ok ? '' : '–'),
})

/** What blocks it; a warning does not. */
const isRed = ({ ok, warning }: Readiness) => !ok && !warning

export const redChecks = async (db: Db, line: LineNumber, order: Order) =>
  (await definitionLights(db, line, order))
    .filter(isRed)
    .map(({ check, about }) => (about ? `${check} (${about})` : check))

export async function orderReadiness({ db, line }: LineCall, id: number) {
  return readinessOf(db, line, (await findOrder(db, line, id)) ?? refuse('record.unknown'))
}

/** Of a whole page of orders; those that make the same by the same definitions are checked at once. */
export async function orderLights({ db, line }: LineCall, ids: number[]) {
  const readinessByKey = new Map<string, Promise<Readiness[]>>()
  const lookAt = (order: Order) => {
    const key = JSON.stringify([
      order.typeNo,
      order.typeVer,
      order.processRoute,
      order.processRouteVer,
      order.bomCode,
      order.bomVer,
    ])
    const looked = readinessByKey.get(key) ?? definitionLights(db, line, order)
    readinessByKey.set(key, looked)
    return looked
  }
  return Promise.all(
    (await findOrders(db, line, ids)).map(async (order) => {
      const lights = [...(await lookAt(order)), ...(await otherLights(db, line, order))]
      return {
        id: order.id,
        red: lights.filter(isRed).length,
        warnings: lights.filter(({ ok, warning }) => !ok && warning).length,
      }
    }),
  )
}
