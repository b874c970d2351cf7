import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  secrets: 'inner',
  session_tickets: 'inner',
  line_heads: 'inner',
  line_turns: 'inner',
  events: 'inner',
  follower_kinds: 'inner',
  follower_positions: 'inner',
  events_set_aside: 'inner',
}
