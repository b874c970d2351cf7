import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  link_keys: 'inner',
}
