import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  station_days: 'inner',
}
