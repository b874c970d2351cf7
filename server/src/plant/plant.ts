import { refuse } from '@takt/contract/errors.ts'
import type { Plant, Shift } from '@takt/contract/plant.ts'
import { recordChange } from '../audit/audit.ts'
import type { LineCall, PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import { deleteShifts, insertShifts, lockLine, shiftsOf, updatePlant } from './plant.queries.ts'
import { checkShifts } from './shifts.ts'
import { plantOf } from './the-plant.ts'

export { type Occurrence, type PlantClock, plantClock } from './clock.ts'
export { clockOf, clocksOf } from './line-clock.ts'
export type { Span } from './spans.ts'
export { plantOf }

export function savePlant(call: PlantCall, plant: Plant) {
  return inOneGo(call.db, async (db) => {
    const before = await plantOf(db)
    const after = await updatePlant(db, plant)
    await recordChange(db, call, { entity: 'plant', key: 'plant', action: 'save', before, after })
    return after
  })
}

export const shiftsOfLine = ({ db, line }: LineCall) => shiftsOf(db, line)

/** The shifts of a line are saved as one. */
export function saveShifts(call: LineCall, { shifts }: { shifts: Shift[] }) {
  return inOneGo(call.db, async (db) => {
    checkShifts(shifts)
    if (!(await lockLine(db, call.line))) refuse('record.unknown')
    const before = await shiftsOf(db, call.line)
    await deleteShifts(db, call.line)
    await insertShifts(db, call.line, shifts)
    const after = await shiftsOf(db, call.line)
    await recordChange(db, call, { entity: 'shifts', key: call.line, action: 'save', before: { shifts: before }, after: { shifts: after } })
    return after
  })
}
