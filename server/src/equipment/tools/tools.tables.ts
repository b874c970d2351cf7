import { ToolMaintenance } from '@takt/contract/tool-age.ts'
import { ToolCounter } from '@takt/contract/toolCounters.ts'
import { Tool } from '@takt/contract/tools.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  tools: { entity: Tool },
  tool_mounts: 'inner',
  tool_counters: { entity: ToolCounter, kept: ['settledAt', 'settledSeconds', 'baseTotal'] },
  tool_cavity_blocks: 'inner',
  tool_maintenances: { entity: ToolMaintenance },
}
