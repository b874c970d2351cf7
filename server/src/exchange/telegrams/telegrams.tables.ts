import { StationTelegram } from '@takt/contract/telegrams.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  station_telegrams: {
    entity: StationTelegram,
    kept: ['texts', 'textStart', 'requestLength', 'responseLength', 'item', 'cut', 'errorFacts'],
    open: ['teleType'],
  },
  station_telegram_texts: 'inner',
}
