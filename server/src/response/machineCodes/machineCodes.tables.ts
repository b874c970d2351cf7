import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  machine_codes: 'inner',
}
