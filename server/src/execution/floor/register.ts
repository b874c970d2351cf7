import { refuse } from '@takt/contract/errors.ts'
import type { NoGoReason } from '@takt/contract/reasons.ts'
import type { Reason } from '@takt/contract/floor.ts'
import { timedId } from '../../platform/db/ids.ts'
import { because } from './interlock.ts'
import type { ArriveRequest } from './messages.ts'
import { at, onward, openSteps, stepAt } from './route.ts'
import type { Floor } from './state.ts'
import { type LotState, type OrderState, type UnitState, wayKey } from './unit-state.ts'

/** Named both ways it must be one unit: the serial of one with the id of another is a mix-up. */
export function findUnit(
  { units }: Pick<Floor, 'units'>,
  { productId, productSn }: Pick<ArriveRequest, 'productId' | 'productSn'>,
) {
  const unit = productId ? units.byId.get(productId.toLowerCase()) : units.bySn.get(productSn ?? '')
  return productSn && unit?.productSn !== productSn ? undefined : unit
}
/** A unit that has an id is not new, so one that nobody has seen comes with its serial only. */
export const comesBySerial = ({ productId, productSn }: Pick<ArriveRequest, 'productId' | 'productSn'>) =>
  Boolean(productSn && !productId)

/** The order the message names, else the one its serial was made for, else the only one in production that begins at this station, else the only one at all. */
export function orderFor(
  { orders, serials }: Floor,
  { orderCode, stationNumber, productSn }: Pick<ArriveRequest, 'orderCode' | 'stationNumber' | 'productSn'>,
): OrderState | undefined {
  if (orderCode) return orders.get(orderCode) ?? refuse('station.order_unknown', { orderCode })
  const made = orders.get(serials.get(productSn ?? '')?.orderCode ?? '')
  if (made) return made
  const producing = [...orders.values()].filter((order) => order.orderStatus === 'producing')
  const beginning = producing.filter((order) => beginsAt(order, stationNumber))
  return [beginning, producing].find((some) => some.length === 1)?.[0]
}

/** Why none of the orders takes a unit that comes without naming one. */
export function withoutOrder(floor: Floor, request: ArriveRequest): Reason[] {
  const beginning = [...floor.orders.values()].filter(
    (order) => order.orderStatus === 'producing' && beginsAt(order, request.stationNumber),
  )
  return beginning.length > 1 && comesBySerial(request)
    ? [{ reason: 'orderAmbiguous', about: beginning.map(({ orderCode }) => orderCode).join(', ') }]
    : [notThere(floor, request)]
}

/** A unit that was archived is not begun again under its serial. */
function notThere(
  { serials }: Floor,
  { productSn, productId }: Pick<ArriveRequest, 'productSn' | 'productId'>,
): Reason {
  const month = serials.get(productSn ?? '')?.archivedIn
  return month
    ? { reason: 'serialArchived', about: `${productSn} (${month})` }
    : { reason: 'unitUnknown', about: productSn ?? productId! }
}

const nextPlace = ({ startedNumber, started }: OrderState) => startedNumber + started + 1

/** The step of the order's next unit at this station, if it begins there. */
export function firstStepAt(order: OrderState, stationNumber: string) {
  const { route } = order
  const place = nextPlace(order)
  return route ? stepAt(openSteps(route, onward(route, route.first, place), place), stationNumber) : undefined
}
const beginsAt = (order: OrderState, stationNumber: string) => firstStepAt(order, stationNumber) !== undefined

export function reasonsAgainstNew(floor: Floor, order: OrderState, request: ArriveRequest): Reason[] {
  const { stationNumber, productSn } = request
  const lot = lotFor(floor, order, productSn)
  const isArchived = Boolean(floor.serials.get(productSn ?? '')?.archivedIn)
  return [
    ...(isArchived || !beginsAt(order, stationNumber) ? [notThere(floor, request)] : []),
    ...reasonsAgainstAnother(order),
    ...because(lot === undefined, 'lotMissing', order.orderCode),
    ...because(lot?.lotStatus === 'onHold', 'lotOnHold', lot?.lotNo ?? ''),
  ]
}

/** Why the order takes no further unit. */
export function reasonsAgainstAnother(order: OrderState): Reason[] {
  const about = order.orderCode
  const against: [boolean, NoGoReason, string][] = [
    [order.orderStatus !== 'producing', 'orderNotProducing', about],
    [!order.typeReleased, 'typeNotReleased', `${order.typeNo} ${order.typeVer}`],
    // A scrapped unit may be made again.
    [order.startedNumber + order.started >= order.orderNumber + order.ngNumber, 'orderFull', about],
  ]
  return against.filter(([holds]) => holds).map(([, reason, about]) => ({ reason, about }))
}

/** The lot of a serial made here, else the first in process that needs one more; null: the order is not made in lots. Undefined: it is, and none needs one. */
function lotFor(
  { lots, serials }: Floor,
  { orderCode }: OrderState,
  productSn: string | undefined,
): LotState | null | undefined {
  const made = lots.get(serials.get(productSn ?? '')?.lotNo ?? '')
  if (made && made.lotStatus !== 'waiting') return made
  const own = [...lots.values()].filter((lot) => lot.orderCode === orderCode)
  return own.length === 0
    ? null
    : own.find(
        (lot) => lot.lotStatus === 'inProcess' && lot.startedNumber + lot.started < lot.number + lot.ngNumber,
      )
}

export function newUnit(floor: Floor, order: OrderState, request: ArriveRequest): UnitState {
  const { journal } = floor
  const { processingNumber, processingVer, first } = order.route!
  const placeInOrder = nextPlace(order)
  const currentStep = onward(order.route!, first, placeInOrder)
  const lot = lotFor(floor, order, request.productSn) ?? null
  if (lot) journal.own(lot).started += 1
  const unit: UnitState = {
    isNew: true,
    touched: true,
    seldomStored: null,
    productId: timedId(request.at),
    productSn: request.productSn ?? null,
    typeNo: order.typeNo,
    typeVer: order.typeVer,
    orderCode: order.orderCode,
    lotNo: lot?.lotNo ?? null,
    processingNumber,
    processingVer,
    packageVer: order.packageVer,
    placeInOrder,
    processStatus: 'registered',
    statusBefore: null,
    resultStatus: null,
    currentStep,
    currentStation: at(order.route!, currentStep)?.stationNumber ?? null,
    reworkCount: 0,
    statusReason: null,
    failedStep: null,
    holds: [],
    heldInside: null,
    registeredAt: request.at,
    finishedAt: null,
    lastTime: request.at,
    passCount: 0,
    trail: [],
    passTimes: [],
    unmoved: [],
    returnStep: null,
    openStation: null,
    openStep: null,
    openTime: null,
    openOperator: null,
    goParaVer: null,
    goStationParaVer: null,
    messages: [],
  }
  journal.own(order).started += 1
  order.startedAt = Math.min(order.startedAt ?? Infinity, request.at)
  journal.set(floor.units.byId, unit.productId, unit)
  journal.set(floor.units.bySn, unit.productSn!, unit)
  journal.set(floor.routes, wayKey(unit), order.route!)
  return unit
}
