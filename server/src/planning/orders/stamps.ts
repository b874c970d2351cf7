import type { Order, OrderMove } from '@takt/contract/orders.ts'
import type { Change } from './rename.ts'

/** When it began and ended, and who ended it. */
export function stampsOf(
  { actualStart, actualEnd }: Order,
  move: OrderMove,
  closedBy: string | null,
  now: string,
): Change {
  switch (move) {
    case 'start':
      return { actualStart: actualStart ?? now }
    case 'complete':
      return { actualEnd: now, endedAt: now, closedBy }
    case 'cancel':
      return { endedAt: actualEnd ?? now, closedBy }
    case 'close':
      return { closedBy }
    case 'release':
    case 'pause':
    case 'resume':
      return {}
  }
}
