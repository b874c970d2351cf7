import { refuse } from '@takt/contract/errors.ts'
import type { Order } from '@takt/contract/orders.ts'
import { isoOf } from '../../../platform/db/instants.ts'
import { createOrder, moveOrder, newestOrder } from '../../../planning/orders/orders.ts'
import { stationsInUse } from '../../../plant/stations/stations.ts'
import { nextRoute, routeFor, typeFor } from './define.ts'
import { codeOf } from './names.ts'
import type { Office } from './office.ts'
import type { Tested } from './tested.ts'

const codeStart = 'OPENHTF-'
const howMany = 1_000_000
const aYear = 365 * 86_400_000

/** Records name no order, so a line keeps one open for each type it tests; undefined: it is yet to be made. */
export async function standingOrder({ db, line }: Office, { typeNo }: Tested): Promise<Order | undefined> {
  const order = await newestOrder(db, line.line, typeNo, codeStart)
  if (!order || isOver(order)) return undefined
  return order.orderStatus === 'producing'
    ? order
    : refuse('orders.wrong_status', { orderStatus: order.orderStatus })
}

/** A person may close it, to let the newest release of the route take effect; it may also be full. */
const isOver = ({ orderStatus, startedNumber, orderNumber, ngNumber }: Order) =>
  ['completed', 'closed', 'cancelled'].includes(orderStatus) || startedNumber >= orderNumber + ngNumber

export async function openOrder(office: Office, tested: Tested, stationNumber: string): Promise<Order> {
  const { db, line } = office
  const onLine = new Set((await stationsInUse(db, line.line)).map((station) => station.stationNumber))
  const route = await routeFor(office, tested, stationNumber, onLine)
  const typeVer = await typeFor(office, tested, route)
  const before = await newestOrder(db, line.line, tested.typeNo, codeStart)
  const { id } = await createOrder(line, {
    orderCode: nextCode(before?.orderCode ?? null, tested),
    orderName: tested.typeName,
    orderUnit: 'pcs',
    orderNumber: howMany,
    typeNo: tested.typeNo,
    typeVer,
    processRoute: route.processingNumber,
    processRouteVer: route.processingVer,
    planStart: isoOf(tested.startTime),
    planEnd: isoOf(tested.startTime + aYear),
    productDescription: null,
    picNumberVer: null,
    bomCode: null,
    bomVer: null,
    sceneCode: null,
    customerOrderNo: null,
    customerOrderLine: null,
    productDepartment: null,
    release: true,
  })
  return moveOrder(line, { id, move: 'start' })
}

/**
 * A test that failed may have broken off before its last phase. As long as no unit passed by the route that such a record made,
 * the first record that passed defines the test anew, and a new order begins with it. The units of the one before stay on their way.
 */
export const mayDefineAnew = ({ actualNumber }: Order, { outcome }: Tested, missesSteps: boolean) =>
  missesSteps && actualNumber === 0 && outcome === 'PASS'

export async function beginAnew(
  office: Office,
  order: Order,
  tested: Tested,
  stationNumber: string,
): Promise<Order> {
  const now = await standingOrder(office, tested)
  if (now && now.id !== order.id) return now
  await nextRoute(
    office,
    { processingNumber: order.processRoute!, processingVer: order.processRouteVer! },
    tested,
    stationNumber,
  )
  // Another record was as quick: the route was held until now, and this attempt is undone.
  if ((await standingOrder(office, tested))?.id !== now?.id) refuse('record.changed')
  return openOrder(office, tested, stationNumber)
}

/** `OPENHTF-PSU-EOL 2.0`, then `OPENHTF-PSU-EOL 2.0 #2` … */
function nextCode(before: string | null, { typeNo }: Tested) {
  const times = before === null ? 1 : Number(/ #(\d+)$/.exec(before)?.[1] ?? 1) + 1
  return codeOf(times === 1 ? `${codeStart}${typeNo}` : `${codeStart}${typeNo} #${times}`)
}
