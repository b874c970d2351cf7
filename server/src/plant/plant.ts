import { refuse } from '@takt/contract/errors.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { recordChange } from '../audit/audit.ts'
import type { LineCall, PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { deleteShifts, insertShifts, lockLine, lockPlant, setPlant, shiftsOf } from './plant.queries.ts'
import { checkShifts } from './shifts.ts'
import { plantOf, plantSettingsOf } from './the-plant.ts'

export { type Occurrence, type PlantClock, plantClock } from './clock.ts'
export { clockOf, clocksOf } from './line-clock.ts'
export type { Span } from './spans.ts'
// Its name, zone and day are saved with the settings of the plant.
export { lockPlant, plantOf, plantSettingsOf, setPlant }

export const shiftsOfLine = (db: Db, line: string) => shiftsOf(db, line)

export function saveShifts(call: LineCall, { shifts }: { shifts: Shift[] }) {
  return inOneGo(call.db, async (db) => {
    if (!(await lockLine(db, call.line))) refuse('record.unknown')
    return replaceShifts(db, call, call.line, shifts)
  })
}

/** The shifts of a line are saved as one. The caller holds the line. */
export async function replaceShifts(db: Db, call: PlantCall, line: string, shifts: Shift[]) {
  checkShifts(shifts)
  const before = await shiftsOf(db, line)
  await deleteShifts(db, line)
  await insertShifts(db, line, shifts)
  const after = await shiftsOf(db, line)
  await recordChange(db, call, { entity: 'shifts', key: line, line, action: 'save', before: { shifts: before }, after: { shifts: after } })
  return after
}
