import type { LotDraft } from '@takt/contract/lots.ts'
import type { OrderDraft } from '@takt/contract/orders.ts'
import { isoOf } from '../clock.ts'
import type { Random } from '../random.ts'
import { billOf, type LinePlan } from './plan.ts'

/** Of what the line could make without a stop, so much is planned. */
const plannedShare = 0.8

/** The next order of a line: for a customer, of a believable size, planned behind the one before. */
export function draftOrder(
  plan: LinePlan,
  number: number,
  planStart: number,
  random: Random,
): OrderDraft & { serialsHere: boolean } {
  const type = random.chance(0.65) ? plan.types[0] : random.pick(plan.types)
  const [least, most] = type.orderSize
  const orderNumber = Math.round(random.between(least, most) / 10) * 10
  const customer = random.pick(type.customers)
  const slowest =
    Math.max(...plan.stations.filter(({ isBench }) => !isBench).map(({ cycleTime }) => cycleTime)) *
    type.effort
  return {
    orderCode: `${plan.lineNumber}-${10_000 + number}`,
    orderName: `${customer}, ${type.typeName}`,
    orderUnit: 'pcs',
    typeNo: type.typeNo,
    typeVer: 1,
    orderNumber,
    planStart: isoOf(planStart),
    planEnd: isoOf(planStart + Math.round((orderNumber * slowest) / plannedShare) * 1000),
    productDescription: type.remark,
    picNumberVer: type.picNumberVer,
    ...billOf(type),
    processRoute: type.processingNumber,
    processRouteVer: 1,
    sceneCode: 'series',
    customerOrderNo: `${customer.slice(0, 2).toUpperCase()}-${Math.floor(random.between(40_000, 99_999))}`,
    customerOrderLine: '10',
    productDepartment: plan.department,
    serialsHere: true,
  }
}

/** So many lots an order comes in; a small one in fewer. */
const lotsOfOrder = 4
/** No lot is smaller. */
const leastLot = 20

/** The lots an order is dispatched in, as a host gives them: its segment of the main route, for the customer's number. Every third order is urgent. */
export function draftLots(
  { stations }: LinePlan,
  { orderCode, orderNumber, typeNo, customerOrderNo }: OrderDraft,
): LotDraft[] {
  const size = Math.max(leastLot, Math.ceil(orderNumber / lotsOfOrder / 10) * 10)
  const urgent = Number(/\d+$/.exec(orderCode)?.[0] ?? 0) % 3 === 0
  return Array.from({ length: Math.ceil(orderNumber / size) }, (_, place) => ({
    orderCode,
    number: Math.min(size, orderNumber - place * size),
    lotType: 'series',
    productionPriority: urgent ? 3 : 5,
    workingCode: typeNo,
    customerSn: `${customerOrderNo}-${place + 1}`,
    mainFlow: `MF-${typeNo}`,
    mainFlowSeq: 10,
    mainFlowFromOper: stations[0]!.stationNumber,
    mainFlowToOper: stations.findLast(({ isBench }) => !isBench)!.stationNumber,
  }))
}
