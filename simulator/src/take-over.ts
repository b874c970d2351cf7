import { type Order, orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import type { Office } from './delivery/console-calls.ts'
import { type FoundUnit, playOrder } from './model/orders.ts'
import type { Found } from './model/start.ts'
import type { PlayedOrder } from './model/line.ts'
import type { LinePlan } from './plant/plan.ts'

export const nothingFound: Found = { orders: [], units: [], nextOrder: 1, plannedUntil: 0 }
const played = { created: 'created', released: 'released', producing: 'producing' } as const

/** What stands in the books of a line: its queue, and the units that were left on it. */
export async function readLine(office: Office, plan: LinePlan, withUnits: boolean): Promise<Found> {
  const { lineNumber } = plan
  const open = await office(orders.list, { orderStatus: ['created', 'released', 'producing'], sort: 'sequence', limit: 200 }, lineNumber)
  const newest = await office(orders.list, { sort: '-id', limit: 200 }, lineNumber)
  const numbers = newest.rows.map(({ orderCode }) => Number(new RegExp(`^${lineNumber}-(\\d+)$`).exec(orderCode)?.[1] ?? 0) - 10_000)
  return {
    orders: open.rows.flatMap((order) => playedOrder(plan, order)),
    units: withUnits ? await readUnits(office, lineNumber) : [],
    nextOrder: Math.max(0, ...numbers) + 1,
    plannedUntil: Math.max(0, ...open.rows.map(({ planEnd }) => Date.parse(planEnd))),
  }
}

/** An order for something else than we can make is left to others. */
function playedOrder({ types }: LinePlan, { orderCode, orderStatus, typeNo, orderNumber, ngNumber, startedNumber }: Order): PlayedOrder[] {
  const type = types.find((type) => type.typeNo === typeNo)
  if (!type || !(orderStatus in played)) return []
  const remaining = Math.max(0, orderNumber + ngNumber - startedNumber)
  return [playOrder(orderCode, type, remaining === 0 ? 'full' : played[orderStatus as keyof typeof played], remaining)] // just looked up in it
}

const onTheLine = ['registered', 'inProcess', 'rework', 'held'] as const

async function readUnits(office: Office, lineNumber: string): Promise<FoundUnit[]> {
  const found: FoundUnit[] = []
  for (const processStatus of onTheLine) {
    let after: string | undefined
    do {
      const { rows, next } = await office(units.list, { processStatus, limit: 500, ...(after && { after }) }, lineNumber)
      for (const { productSn, productId, orderCode, currentStep } of rows) if (productSn && currentStep !== null) found.push({ productSn, productId, orderCode, currentStep, processStatus })
      after = next ?? undefined
    } while (after)
  }
  return found.toSorted((a, b) => (a.productSn < b.productSn ? -1 : 1))
}
