import { Calibration } from '@takt/contract/calibrations.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  calibrations: { entity: Calibration },
}
