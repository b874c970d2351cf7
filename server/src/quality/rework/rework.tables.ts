import { ReworkReport } from '@takt/contract/rework.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  rework_reports: { entity: ReworkReport },
}
