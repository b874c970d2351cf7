import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  done_messages: 'inner',
}
