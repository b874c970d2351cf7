import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  archives: 'inner',
  archive_pieces: 'inner',
}
