import { Processing } from '@takt/contract/processings.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  processings: { entity: Processing },
}
