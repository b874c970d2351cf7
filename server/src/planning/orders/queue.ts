import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { lockQueue, setSequences } from './orders.queries.ts'
import { lockOrderOrRefuse } from './orders.ts'

/** Puts an order before another of the line's queue, or at its end. */
export function queueOrder(
  call: LineCall,
  { id, before, seen }: { id: number; before: number | null; seen?: number | undefined },
) {
  return inOneGo(call.db, async (db) => {
    const queue = (await lockQueue(db, call.line))
      .toSorted((a, b) => a.sequence - b.sequence || a.id - b.id)
      .map((queued) => queued.id)
    const order = await lockOrderOrRefuse(db, call.line, id)
    if (!queue.includes(id)) refuse('orders.wrong_status', { orderStatus: order.orderStatus })
    if (seen !== undefined && order.sequence !== seen) refuse('record.changed')
    const rest = queue.filter((queued) => queued !== id)
    const place = before === null ? rest.length : rest.indexOf(before)
    if (place < 0) refuse('record.unknown', {}, 'before')
    await setSequences(db, call.line, rest.toSpliced(place, 0, id))
    const after = await lockOrderOrRefuse(db, call.line, id)
    await recordChange(db, call, {
      entity: 'order',
      key: order.orderCode,
      action: 'queue',
      before: { sequence: queue.indexOf(id) + 1 },
      after: { sequence: place + 1 },
    })
    return after
  })
}
