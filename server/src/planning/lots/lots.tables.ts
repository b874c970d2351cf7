import { Lot } from '@takt/contract/lots.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  lots: { entity: Lot },
}
