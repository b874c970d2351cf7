import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  backups: 'inner',
}
