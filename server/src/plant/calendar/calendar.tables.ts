import { CalendarDay, ShiftSlots, Team } from '@takt/contract/calendar.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  teams: { entity: Team },
  rotations: 'inner',
  calendar_days: { entity: CalendarDay },
  shift_slots: { entity: ShiftSlots },
}
