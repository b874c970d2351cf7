import { ToolSet } from '@takt/contract/toolSets.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  tool_sets: { entity: ToolSet },
}
