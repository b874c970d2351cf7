import type { OrderStatus } from '@takt/contract/orders.ts'

/** The line's queue from its head; what is asked for before anybody filters, so the place in it costs no second question. */
export const unfinished = () => ({ orderStatus: ['created', 'released', 'producing', 'paused'] satisfies OrderStatus[], sort: 'sequence' as const, limit: 200 })
