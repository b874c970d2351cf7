import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import type { OfficeWork, Unit } from '../model/line.ts'
import type { Office } from './console-calls.ts'

/** Does what the line's office decided, through the console's calls. */
export async function doOfficeWork(office: Office, lineNumber: string, work: OfficeWork, unit: Unit | null): Promise<void> {
  switch (work.kind) {
    case 'createOrder':
      await office(orders.create, work.draft, lineNumber)
      return
    case 'moveOrder':
      await office(orders.move, { id: (await findOrder(office, lineNumber, work.orderCode)).id, move: work.move }, lineNumber)
      return
    case 'wrapUpOrder':
      return wrapUp(office, lineNumber, work.orderCode)
    case 'moveUnit':
      // A unit that was never taken in has no id, and nobody needs to decide about it.
      if (unit?.productId) await office(units.move, { productId: unit.productId, move: work.move, reason: work.reason }, lineNumber)
  }
}

async function findOrder(office: Office, lineNumber: string, orderCode: string) {
  const { rows } = await office(orders.list, { orderCode, limit: 200 }, lineNumber)
  const found = rows.find((order) => order.orderCode === orderCode)
  if (!found) throw new Error(`Order ${orderCode} of line ${lineNumber} is gone.`)
  return found
}

/** The line completes an order with its last good unit; one that lost units to scrap is closed short. */
async function wrapUp(office: Office, lineNumber: string, orderCode: string) {
  const { id, orderStatus, ngNumber } = await findOrder(office, lineNumber, orderCode)
  if (orderStatus === 'producing') await office(orders.move, { id, move: 'complete', reason: `Closed short: ${ngNumber} scrapped` }, lineNumber)
  if (orderStatus === 'producing' || orderStatus === 'completed') await office(orders.move, { id, move: 'close' }, lineNumber)
}
