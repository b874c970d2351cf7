import type { Db } from '../../platform/db/tables.ts'

/** The slots of a line's shifts, which make their breaks. What is planned of single days stays with the line it was planned for. */
export const lineCalendarPart = {
  copy: async (db: Db, _call: unknown, from: string, to: string) => {
    const slots = await db.selectFrom('shiftSlots').selectAll().where('lineNumber', '=', from).execute()
    const copies = slots.map((one) => ({ ...one, lineNumber: to, slots: JSON.stringify(one.slots) }))
    if (copies.length) await db.insertInto('shiftSlots').values(copies).execute()
    return {}
  },
  remove: async (db: Db, line: string) => {
    await db.deleteFrom('rotations').where('lineNumber', '=', line).execute()
    await db.deleteFrom('calendarDays').where('lineNumber', '=', line).execute()
    await db.deleteFrom('shiftSlots').where('lineNumber', '=', line).execute()
  },
}
