import { Station } from '@takt/contract/stations.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  stations: { entity: Station },
  station_keys: 'inner',
  station_pauses: 'inner',
}
