import { Shift } from '@takt/contract/plant.ts'
import { PlantSettings } from '@takt/contract/settings.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  plant: { entity: PlantSettings, kept: ['one'] },
  shifts: { entity: Shift, kept: ['lineNumber'] },
  former_shifts: 'inner',
  calendar_stamps: 'inner',
}
