import { SettingsVersion } from '@takt/contract/settings.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  settings_versions: { entity: SettingsVersion, kept: ['settings'] },
  number_counters: 'inner',
}
