import { orders as books, type OrderStatus } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import type { Office } from './delivery/console-calls.ts'
import { freeSerials } from './delivery/office-work.ts'
import { type BookedOrder, type FoundUnit, hasUnread, playOrder } from './model/orders.ts'
import type { Found } from './model/start.ts'
import type { LinePlan } from './plant/plan.ts'

export const nothingFound: Found = { orders: [], units: [], nextOrder: 1, plannedUntil: 0 }

/** What is in the books of a line: its queue, and the units that were left on it. */
export async function readLine(office: Office, plan: LinePlan, withUnits: boolean): Promise<Found> {
  const { lineNumber } = plan
  const booked = await readQueue(office, plan)
  const newest = await office(books.list, { sort: '-id', limit: 200 }, lineNumber)
  const numbers = newest.rows.map(
    ({ orderCode }) => Number(new RegExp(`^${lineNumber}-(\\d+)$`).exec(orderCode)?.[1] ?? 0) - 10_000,
  )
  const orders = booked.map(({ orderCode, type, status, remaining, serialsHere }) => ({
    ...playOrder(
      orderCode,
      type,
      remaining === 0 ? 'full' : status === 'paused' ? 'producing' : status,
      remaining,
      serialsHere ? null : [],
    ),
    barred: status === 'paused',
  }))
  for (const order of orders.filter(hasUnread))
    order.serials = await freeSerials(office, lineNumber, order.orderCode)
  return {
    orders,
    units: withUnits ? await readUnits(office, lineNumber) : [],
    nextOrder: Math.max(0, ...numbers) + 1,
    plannedUntil: Math.max(
      0,
      ...newest.rows
        .filter(({ orderStatus }) => isOpen(orderStatus))
        .map(({ planEnd }) => Date.parse(planEnd)),
    ),
  }
}

const openStatuses = ['created', 'released', 'producing', 'paused'] as const
const isOpen = (status: OrderStatus): status is BookedOrder['status'] =>
  openStatuses.some((open) => open === status)

/** The open orders, first in the queue first. One for something else than we can make is left to others. */
export async function readQueue(office: Office, { lineNumber, types }: LinePlan): Promise<BookedOrder[]> {
  const { rows } = await office(
    books.list,
    { orderStatus: [...openStatuses], sort: 'sequence', limit: 200 },
    lineNumber,
  )
  return rows.flatMap(
    ({ orderCode, orderStatus, typeNo, orderNumber, ngNumber, startedNumber, serialsHere }) => {
      const type = types.find((type) => type.typeNo === typeNo)
      return type && isOpen(orderStatus)
        ? [
            {
              orderCode,
              type,
              status: orderStatus,
              remaining: Math.max(0, orderNumber + ngNumber - startedNumber),
              serialsHere,
            },
          ]
        : []
    },
  )
}

const onTheLine = ['registered', 'inProcess', 'rework', 'held'] as const

async function readUnits(office: Office, lineNumber: string): Promise<FoundUnit[]> {
  const found = await Promise.all(
    onTheLine.map((processStatus) => readUnitsThat(office, lineNumber, processStatus)),
  )
  return found.flat().toSorted((a, b) => (a.productSn < b.productSn ? -1 : 1))
}

async function readUnitsThat(
  office: Office,
  lineNumber: string,
  processStatus: FoundUnit['processStatus'],
  after?: string,
): Promise<FoundUnit[]> {
  const { rows, next } = await office(
    units.list,
    { processStatus, limit: 500, ...(after && { after }) },
    lineNumber,
  )
  const found = rows.flatMap(({ productSn, productId, orderCode, currentStep }) =>
    productSn && currentStep !== null
      ? [{ productSn, productId, orderCode, currentStep, processStatus }]
      : [],
  )
  return next ? [...found, ...(await readUnitsThat(office, lineNumber, processStatus, next))] : found
}
