import { Reworker } from '@takt/contract/reworkers.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  reworkers: { entity: Reworker },
}
