import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  user_preferences: 'inner',
  saved_views: 'inner',
}
