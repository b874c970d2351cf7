import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  sessions: 'inner',
  password_links: 'inner',
  login_tries: 'inner',
  known_browsers: 'inner',
}
