import { CycleStandard } from '@takt/contract/cycleStandards.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  cycle_standards: { entity: CycleStandard },
}
