import type { Db } from '../../platform/db/tables.ts'

export const shiftsOfAllLines = (db: Db) =>
  db
    .selectFrom('shifts')
    .select(['lineNumber', 'shiftName', 'startTime', 'endTime', 'breaks'])
    .orderBy('lineNumber')
    .orderBy('startTime')
    .execute()

/** Which calendar each line has now; a line without one has never had one. */
export const calendarStamps = (db: Db) =>
  db.selectFrom('calendarStamps').select(['lineNumber', 'stamp']).execute()

export const publishedDays = (db: Db, lines: readonly string[]) =>
  db
    .selectFrom('calendarDays')
    .select(['lineNumber', 'day', 'shifts'])
    .where('published', '=', true)
    .where('lineNumber', 'in', lines)
    .execute()

export const formerShifts = (db: Db, lines: readonly string[]) =>
  db
    .selectFrom('formerShifts')
    .select(['lineNumber', 'lastDay', 'shifts'])
    .where('lineNumber', 'in', lines)
    .orderBy('lastDay')
    .execute()

export const slotsOfLines = (db: Db, lines: readonly string[]) =>
  db
    .selectFrom('shiftSlots')
    .select(['lineNumber', 'shiftName', 'validFrom', 'slots'])
    .where('lineNumber', 'in', lines)
    .orderBy('validFrom', 'desc')
    .execute()
