import { HostSettings, Telegram } from '@takt/contract/host.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  host_settings: { entity: HostSettings, kept: ['one', 'hostKey'], derived: ['keyHint'] },
  host_keys: 'inner',
  host_telegrams: { entity: Telegram, kept: ['request', 'requestHash', 'response'], open: ['teleType'] },
}
