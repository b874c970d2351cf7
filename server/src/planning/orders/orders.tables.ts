import { Order } from '@takt/contract/orders.ts'
import { Serial } from '@takt/contract/serials.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  orders: { entity: Order, kept: ['endedAt', 'closedBy'] },
  serials: { entity: Serial, kept: ['lineNumber'], derived: ['serialState'] },
  order_materials: 'inner',
  order_sources: 'inner',
}
