import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  notices: 'inner',
  notice_copies: 'inner',
  notice_waits: 'inner',
}
