import { AttributeLimits } from '@takt/contract/attributeLimits.ts'
import { ChartExclusion } from '@takt/contract/chartExclusions.ts'
import { ChartLimits } from '@takt/contract/chartLimits.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  chart_limits: { entity: ChartLimits },
  attribute_limits: { entity: AttributeLimits },
  chart_exclusions: { entity: ChartExclusion, kept: ['units'] },
}
