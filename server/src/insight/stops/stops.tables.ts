import { StopReason } from '@takt/contract/stops.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  stop_reasons: { entity: StopReason, kept: ['lineNumber', 'stationNumber', 'start'] },
  stop_cuts: 'inner',
}
