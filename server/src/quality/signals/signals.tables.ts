import { ChartSignal } from '@takt/contract/signals.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  chart_signals: { entity: ChartSignal },
}
