import type { Db } from '../../platform/db/tables.ts'
import { insertShifts, newStamp } from './plant.queries.ts'

/** A line's own shifts and the stamp of its calendar. */
export const lineShiftsPart = {
  copy: async (db: Db, _call: unknown, from: string, to: string) => {
    const shifts = await db.selectFrom('shifts').selectAll().where('lineNumber', '=', from).execute()
    await insertShifts(db, to, shifts)
    const stamp = await db
      .selectFrom('calendarStamps')
      .select('stamp')
      .where('lineNumber', '=', from)
      .execute()
    if (stamp.length) await newStamp(db, to)
    return {}
  },
  remove: async (db: Db, line: string) => {
    await db.deleteFrom('shifts').where('lineNumber', '=', line).execute()
    await db.deleteFrom('formerShifts').where('lineNumber', '=', line).execute()
    await db.deleteFrom('calendarStamps').where('lineNumber', '=', line).execute()
  },
}
