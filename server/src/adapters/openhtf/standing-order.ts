import { refuse } from '@takt/contract/errors.ts'
import type { Order } from '@takt/contract/orders.ts'
import { isoOf } from '../../db/instants.ts'
import { createOrder, moveOrder, newestOrder } from '../../orders/orders.ts'
import { stationsInUse } from '../../stations/stations.ts'
import { routeFor, typeFor } from './define.ts'
import { codeOf } from './names.ts'
import type { Office } from './office.ts'
import type { Tested } from './tested.ts'

const codeStart = 'OPENHTF-'
const howMany = 1_000_000
const aYear = 365 * 86_400_000

/** Records name no order, so a line has one that stands open for each type it tests; undefined: it is yet to be made. */
export async function standingOrder({ db, line }: Office, { typeNo }: Tested): Promise<Order | undefined> {
  const order = await newestOrder(db, line.line, typeNo, codeStart)
  if (!order || isOver(order)) return undefined
  return order.orderStatus === 'producing' ? order : refuse('orders.wrong_status', { orderStatus: order.orderStatus })
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
    orderCode: nextCode(before?.orderCode ?? null, tested), orderName: tested.typeName, orderUnit: 'pcs', typeNo: tested.typeNo, typeVer, orderNumber: howMany,
    planStart: isoOf(tested.startTime), planEnd: isoOf(tested.startTime + aYear), processRoute: route.processingNumber, processRouteVer: route.processingVer,
    productDescription: null, picNumberVer: null, bomCode: null, bomVer: null, sceneCode: null, customerOrderNo: null, customerOrderLine: null, productDepartment: null,
    release: true,
  })
  return moveOrder(line, { id, move: 'start' })
}

/** `OPENHTF-PSU-EOL 2.0`, then `OPENHTF-PSU-EOL 2.0 #2` … */
function nextCode(before: string | null, { typeNo }: Tested) {
  const times = before === null ? 1 : Number(/ #(\d+)$/.exec(before)?.[1] ?? 1) + 1
  return codeOf(times === 1 ? `${codeStart}${typeNo}` : `${codeStart}${typeNo} #${times}`)
}
