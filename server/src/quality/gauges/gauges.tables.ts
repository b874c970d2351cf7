import { GaugeStudy } from '@takt/contract/gauges.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  gauge_studies: { entity: GaugeStudy, kept: ['readings', 'figures'] },
}
