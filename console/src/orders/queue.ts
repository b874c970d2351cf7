import { createContext } from 'react'
import type { Order, OrderStatus } from '@takt/contract/orders.ts'

/** The line's queue from its head; the default query, so the place in it costs no second one. */
export const unfinished = () => ({
  orderStatus: ['created', 'released', 'producing', 'paused'] satisfies OrderStatus[],
  sort: 'sequence' as const,
  limit: 200,
})

/** The queue as the table shows it, for whoever moves an order in it; `blocked`: why nobody can now. */
export const QueueRows = createContext<{ rows: Order[]; blocked: string | null }>({ rows: [], blocked: null })
