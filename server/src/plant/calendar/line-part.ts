import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** The slots of a line's shifts, which make their breaks. What is planned of single days stays with the line it was planned for. */
export const lineCalendarPart = {
  copy: async (db: Db, _call: unknown, from: string, to: string) => {
    await sql`insert into shift_slots (line_number, shift_name, valid_from, slots, saved_by, saved_at)
      select ${to}, shift_name, valid_from, slots, saved_by, saved_at from shift_slots where line_number = ${from}`.execute(
      db,
    )
    return {}
  },
  remove: async (db: Db, line: string) => {
    await db.deleteFrom('rotations').where('lineNumber', '=', line).execute()
    await db.deleteFrom('calendarDays').where('lineNumber', '=', line).execute()
    await db.deleteFrom('shiftSlots').where('lineNumber', '=', line).execute()
  },
}
