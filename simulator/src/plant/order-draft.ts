import type { OrderDraft } from '@takt/contract/orders.ts'
import { isoOf } from '../clock.ts'
import type { Random } from '../random.ts'
import { billOf, type LinePlan } from './plan.ts'

/** Of what the line could make without a stop, so much is planned. */
const plannedShare = 0.8

/** The next order of a line: for a customer, of a believable size, planned behind the one before. */
export function draftOrder(plan: LinePlan, number: number, planStart: number, random: Random): OrderDraft {
  const type = random.chance(0.65) ? plan.types[0] : random.pick(plan.types)
  const [least, most] = type.orderSize
  const orderNumber = Math.round(random.between(least, most) / 10) * 10
  const customer = random.pick(type.customers)
  const slowest = Math.max(...plan.stations.filter(({ isBench }) => !isBench).map(({ cycleTime }) => cycleTime)) * type.effort
  return {
    orderCode: `${plan.lineNumber}-${10_000 + number}`, orderName: `${customer}, ${type.typeName}`, orderUnit: 'pcs', typeNo: type.typeNo, typeVer: 1, orderNumber,
    planStart: isoOf(planStart), planEnd: isoOf(planStart + Math.round((orderNumber * slowest) / plannedShare) * 1000),
    productDescription: type.remark, picNumberVer: type.picNumberVer, ...billOf(type), processRoute: type.processingNumber, processRouteVer: 1,
    sceneCode: 'series', customerOrderNo: `${customer.slice(0, 2).toUpperCase()}-${Math.floor(random.between(40_000, 99_999))}`, customerOrderLine: '10',
    productDepartment: plan.department,
  }
}
