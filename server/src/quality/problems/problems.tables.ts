import { Problem } from '@takt/contract/problems.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  problems: { entity: Problem },
}
