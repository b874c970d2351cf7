import { Part } from '@takt/contract/bomDefs.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  parts: { entity: Part },
}
