import { FrozenReport } from '@takt/contract/frozenReports.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  frozen_reports: { entity: FrozenReport, kept: ['asked', 'report', 'measured'] },
}
