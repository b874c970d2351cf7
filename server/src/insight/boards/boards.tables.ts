import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  slot_reasons: 'inner',
}
