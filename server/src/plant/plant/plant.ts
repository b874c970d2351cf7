import { isDeepStrictEqual } from 'node:util'
import { refuse } from '@takt/contract/errors.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall, PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  deleteShifts,
  insertShifts,
  isLine,
  keepFormer,
  lockPlant,
  newStamp,
  setPlant,
  shiftsOf,
} from './plant.queries.ts'
import { noCalendar, shiftsOn } from './calendar.ts'
import { clocksOf } from './line-clock.ts'
import { formerShifts, slotsOfLines } from './line-clock.queries.ts'
import { checkShifts, lies, overlapping, stretch } from './shifts.ts'
import { plantOf, plantSettingsOf, plantWithHistory } from './the-plant.ts'

export { checkShifts, lies, overlapping, stretch }
export { breaksOf, type LineCalendar, noCalendar, slotsInForce, usualOn } from './calendar.ts'
export { type Occurrence, type PlantClock, plantClock, type Row } from './clock.ts'
export { clockOf, clocksOf } from './line-clock.ts'
// A change of a line's plan notifies its clocks.
export { formerShifts, newStamp }
export { type Span, together, within, withinAll, without } from './spans.ts'
// Its name, zone and day are saved with the settings of the plant.
export { lockPlant, plantOf, plantSettingsOf, plantWithHistory, setPlant }
export { setHistoryProgress } from './history-progress.ts'

/** The shifts of every day, with the breaks they have today: those of their slots, where they have any. */
export async function shiftsOfLine(db: Db, line: string): Promise<Shift[]> {
  const [stored, slots, clocks] = await Promise.all([
    shiftsOf(db, line),
    slotsOfLines(db, [line]),
    clocksOf(db),
  ])
  return shiftsOn(stored, { ...noCalendar, slots }, clocks(line).productionDayOf(Date.now()))
}

export function saveShifts(call: LineCall, { shifts }: { shifts: Shift[] }) {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    if (!(await isLine(db, call.line))) refuse('record.unknown')
    return replaceShifts(db, call, call.line, shifts)
  })
}

/** The shifts of a line are saved as one. The caller holds the line. The day that runs and those before it stay as they were; the first shifts of a line count for all of its days. */
export async function replaceShifts(db: Db, call: PlantCall, line: string, shifts: Shift[]) {
  checkShifts(shifts)
  const [before, stored, slots, former, clocks] = await Promise.all([
    shiftsOfLine(db, line),
    shiftsOf(db, line),
    slotsOfLines(db, [line]),
    formerShifts(db, [line]),
    clocksOf(db),
  ])
  const cut = new Set(slots.map(({ shiftName }) => shiftName))
  const newShifts = shifts.map((shift, i) => {
    const formerShift = before.find(({ shiftName }) => shiftName === shift.shiftName)
    if (!formerShift || !cut.has(shift.shiftName)) return shift
    // The slots make the breaks; what was stored before there were any still holds for the days before.
    if (!isDeepStrictEqual(shift.breaks, formerShift.breaks))
      refuse('plant.breaks_by_slots', { shiftName: shift.shiftName }, `shifts.${i}.breaks`)
    return { ...shift, breaks: stored.find(({ shiftName }) => shiftName === shift.shiftName)!.breaks }
  })
  if (stored.length > 0 || former.length > 0)
    await keepFormer(db, line, clocks(line).productionDayOf(Date.now()), stored)
  await deleteShifts(db, line)
  await insertShifts(db, line, newShifts)
  await newStamp(db, line)
  const after = await shiftsOfLine(db, line)
  await recordChange(db, call, {
    entity: 'shifts',
    key: line,
    line,
    action: 'save',
    before: { shifts: before },
    after: { shifts: after },
  })
  return after
}
