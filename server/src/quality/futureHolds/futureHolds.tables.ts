import { FutureHold } from '@takt/contract/futureHolds.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  future_holds: { entity: FutureHold },
}
