import { Line } from '@takt/contract/lines.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  lines: { entity: Line, kept: ['madeAt'] },
}
