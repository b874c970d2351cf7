import type { NewEvent } from '@takt/contract/events.ts'
import type { Order } from '@takt/contract/orders.ts'
import type { Announcement } from '../../platform/outbox/outbox.ts'

/** The events of a change, for followers. */
export function eventsOf(
  before: Order,
  { orderCode, orderNumber, actualNumber, ...after }: Order,
): NewEvent[] {
  if (before.orderStatus === after.orderStatus) return []
  const data = { orderCode, orderNumber, actualNumber }
  if (after.orderStatus === 'completed')
    return [{ kind: 'orderCompleted', about: orderCode, data: { ...data, at: after.actualEnd! } }]
  return before.orderStatus === 'released' && after.orderStatus === 'producing'
    ? [{ kind: 'orderStarted', about: orderCode, data: { ...data, at: after.actualStart! } }]
    : []
}

/** The announcements of a change, for the host. A pause is the line's own matter. */
export function newsOf(before: Order, after: Order): Announcement['teleType'][] {
  if (before.orderStatus === after.orderStatus) return []
  if (after.orderStatus === 'completed')
    return [after.actualNumber < after.orderNumber ? 'orderClosedShort' : 'orderCompleted']
  if (after.orderStatus === 'cancelled') return ['orderCancelled']
  return before.orderStatus === 'released' && after.orderStatus === 'producing' ? ['orderStarted'] : []
}
