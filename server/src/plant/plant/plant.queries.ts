import { randomUUID } from 'node:crypto'
import type { Plant, Shift } from '@takt/contract/plant.ts'
import type { PlantSettings } from '@takt/contract/settings.ts'
import type { Db } from '../../platform/db/tables.ts'

export const findPlant = (db: Db) =>
  db.selectFrom('plant').select(['plantName', 'timeZone', 'dayStart']).executeTakeFirst()

/** Whoever comes second finds it there. */
export const insertPlant = (db: Db, plant: Plant) =>
  db
    .insertInto('plant')
    .values(plant)
    .onConflict((c) => c.doNothing())
    .execute()

export const setPlant = (db: Db, plant: PlantSettings) => db.updateTable('plant').set(plant).execute()

/** Held until the transaction ends: two people saving what is the plant's take turns. */
export const lockPlant = (db: Db) => db.selectFrom('plant').select('one').forUpdate().execute()

export const isLine = async (db: Db, line: string) =>
  (await db.selectFrom('lines').select('lineNumber').where('lineNumber', '=', line).execute()).length > 0

export const shiftsOf = (db: Db, line: string) =>
  db
    .selectFrom('shifts')
    .select(['shiftName', 'startTime', 'endTime', 'breaks'])
    .where('lineNumber', '=', line)
    .orderBy('startTime')
    .execute()

/** What they were on this day stays so, however often they are changed on it. */
export const keepFormer = (db: Db, line: string, lastDay: string, shifts: readonly Shift[]) =>
  db
    .insertInto('formerShifts')
    .values({ lineNumber: line, lastDay, shifts: JSON.stringify(shifts) })
    .onConflict((c) => c.doNothing())
    .execute()

/** Clocks of this line that are kept elsewhere are old from now on. */
export function newStamp(db: Db, line: string) {
  const stamp = randomUUID()
  return db
    .insertInto('calendarStamps')
    .values({ lineNumber: line, stamp })
    .onConflict((c) => c.column('lineNumber').doUpdateSet({ stamp }))
    .execute()
}

export const deleteShifts = (db: Db, line: string) =>
  db.deleteFrom('shifts').where('lineNumber', '=', line).execute()

export async function insertShifts(db: Db, line: string, shifts: readonly Shift[]) {
  const rows = shifts.map((shift) => ({ ...shift, lineNumber: line, breaks: JSON.stringify(shift.breaks) }))
  if (rows.length) await db.insertInto('shifts').values(rows).execute()
}
