import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** A line's own shifts and the stamp of its calendar. */
export const lineShiftsPart = {
  copy: async (db: Db, _call: unknown, from: string, to: string) => {
    await sql`insert into shifts (line_number, shift_name, start_time, end_time, breaks)
      select ${to}, shift_name, start_time, end_time, breaks from shifts where line_number = ${from}`.execute(
      db,
    )
    await sql`insert into calendar_stamps (line_number) select ${to} from calendar_stamps where line_number = ${from}`.execute(
      db,
    )
    return {}
  },
  remove: async (db: Db, line: string) => {
    await db.deleteFrom('shifts').where('lineNumber', '=', line).execute()
    await db.deleteFrom('formerShifts').where('lineNumber', '=', line).execute()
    await db.deleteFrom('calendarStamps').where('lineNumber', '=', line).execute()
  },
}
