import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  bulk_acts: 'inner',
}
