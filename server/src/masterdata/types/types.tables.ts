import { ProductType } from '@takt/contract/types.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  product_types: { entity: ProductType, open: ['labelTemplate'] },
}
