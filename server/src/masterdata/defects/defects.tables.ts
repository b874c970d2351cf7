import { Defect } from '@takt/contract/defects.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  defects: { entity: Defect, kept: ['place'] },
}
