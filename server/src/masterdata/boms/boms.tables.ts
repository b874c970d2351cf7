import { Bom } from '@takt/contract/boms.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  boms: { entity: Bom },
}
