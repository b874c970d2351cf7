import type { Order } from '@takt/contract/orders.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { updateOrder } from './orders.queries.ts'
import { orderCodeBearers } from './ports.ts'

/** `closedBy`: nobody where its last good unit ended it. */
export type Change = Partial<Order> & { endedAt?: string; closedBy?: string | null }

/** With another code, every table with it takes the new one; the database checks at the end of the transaction whether something was left. */
export async function storeOrder(db: Db, line: LineNumber, before: Order, change: Change) {
  const after = await updateOrder(db, line, before.id, change)
  if (after.orderCode !== before.orderCode) await rename(db, line, before.orderCode, after.orderCode)
  return after
}

async function rename(db: Db, line: LineNumber, from: string, into: string) {
  for (const table of ['orderMaterials', 'orderSources', 'serials'] as const)
    await db
      .updateTable(table)
      .set({ orderCode: into })
      .where('lineNumber', '=', line)
      .where('orderCode', '=', from)
      .execute()
  for (const follow of orderCodeBearers.all()) await follow(db, line, from, into)
}
