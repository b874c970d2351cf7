import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  login_codes: 'inner',
  user_identities: 'inner',
}
