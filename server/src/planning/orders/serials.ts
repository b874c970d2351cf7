import { refuse } from '@takt/contract/errors.ts'
import type { Order, OrderStatus } from '@takt/contract/orders.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findType } from '../../masterdata/types/types.ts'
import { nextNumbers } from '../../plant/settings/settings.ts'
import { lockOrder } from './orders.queries.ts'
import { archivedSerials } from './ports.ts'
import { insertSerials, lastSerialNo, serialsTaken } from './serials.queries.ts'

const over: readonly OrderStatus[] = ['completed', 'closed', 'cancelled']

/** Serials by the rule of the type, else by the plant's; returns the new ones in their order. */
export async function numberUnits(
  db: Db,
  line: LineNumber,
  { orderCode, typeNo, typeVer }: Pick<Order, 'orderCode' | 'typeNo' | 'typeVer'>,
  number: number,
) {
  const type = await findType(db, typeNo, typeVer)
  const own = type?.serialPattern
    ? { pattern: type.serialPattern, reset: type.serialReset ?? 'never' }
    : undefined
  const productSns = await nextNumbers(
    db,
    'serial',
    { line, typeNo, orderCode },
    number,
    async (some) =>
      (await Promise.all([serialsTaken(db, line, some), archivedSerials.get()(db, line, some)])).flat(),
    own,
  )
  await insertSerials(db, line, orderCode, await lastSerialNo(db, line, orderCode), productSns)
  return productSns
}

/** So many more for an order that is not over. */
export function makeSerials(call: LineCall, { id, number }: { id: number; number: number }) {
  return inOneGo(call.db, async (db) => {
    const order = (await lockOrder(db, call.line, id)) ?? refuse('record.unknown')
    if (over.includes(order.orderStatus)) refuse('serials.order_over', { orderStatus: order.orderStatus })
    const productSns = await numberUnits(db, call.line, order, number)
    const made = { made: number, first: productSns[0]!, last: productSns.at(-1)! }
    await recordChange(db, call, {
      entity: 'order',
      key: order.orderCode,
      action: 'makeSerials',
      after: made,
    })
    return made
  })
}
