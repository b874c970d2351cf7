import type { ShiftSlots, Slot } from '@takt/contract/calendar.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { holds } from '../../platform/db/rights.ts'
import type { Db } from '../../platform/db/tables.ts'
import { clocksOf, lies, newStamp, overlapping, shiftsOfLine, stretch } from '../plant/plant.ts'
import { allSlots, dropSlots, holdCalendar, putSlots } from './calendar.queries.ts'
import { lineTakt } from './ports.ts'

type Draft = Pick<ShiftSlots, 'shiftName' | 'validFrom' | 'slots'>
type Key = Pick<ShiftSlots, 'shiftName' | 'validFrom'>

export async function slotsOfLine({ db, line }: LineCall) {
  const [clocks, shifts, slots, takt] = await Promise.all([
    clocksOf(db),
    shiftsOfLine(db, line),
    allSlots(db, line),
    lineTakt.get()(db, line),
  ])
  return { today: clocks(line).productionDayOf(Date.now()), takt, shifts, slots }
}

/** Slots lie in their shift, one after the other; any of them may cross midnight. */
export function checkSlots(shift: Shift, slots: readonly Slot[]) {
  const whole = stretch(shift.startTime, shift.endTime)
  for (const [i, { slotName, startTime, endTime, slotType, planned }] of slots.entries()) {
    const own = stretch(startTime, endTime)
    if (slotType === 'work' && !planned)
      refuse('calendar.slot_work_unplanned', { slotName }, `slots.${i}.planned`)
    if (!lies(own, whole))
      refuse('calendar.slot_outside', { slotName, shiftName: shift.shiftName }, `slots.${i}.startTime`)
    for (const earlier of slots.slice(0, i)) {
      if (earlier.slotName === slotName) refuse('calendar.slot_twice', { slotName }, `slots.${i}.slotName`)
      if (overlapping(stretch(earlier.startTime, earlier.endTime), own))
        refuse(
          'calendar.slot_overlap',
          { slotName: earlier.slotName, other: slotName },
          `slots.${i}.startTime`,
        )
    }
  }
}

/** From today on at the earliest: the breaks of the days before stay what they were. */
async function mustNotBePast(db: Db, line: string, validFrom: string) {
  const today = (await clocksOf(db))(line).productionDayOf(Date.now())
  if (validFrom < today) refuse('calendar.slots_past', { day: validFrom })
}

export function saveSlots(call: LineCall, draft: Draft) {
  return inOneGo(call.db, async (db) => {
    await holdCalendar(db, call.line)
    await mustNotBePast(db, call.line, draft.validFrom)
    return store(db, call, call.line, draft)
  })
}

async function store(db: Db, call: LineCall, line: string, { slots, ...key }: Draft) {
  const shift =
    (await shiftsOfLine(db, line)).find(({ shiftName }) => shiftName === key.shiftName) ??
    refuse('calendar.no_shift', { shiftName: key.shiftName })
  checkSlots(shift, slots)
  const inOrder = slots.toSorted((a, b) => sinceStart(shift, a) - sinceStart(shift, b))
  const before =
    (await allSlots(db, line)).find(
      (one) => one.shiftName === key.shiftName && one.validFrom === key.validFrom,
    ) ?? null
  const after = await putSlots(db, line, { ...key, slots: inOrder }, call.user.userName)
  await newStamp(db, line)
  await recordChange(db, call, {
    entity: 'shiftSlots',
    key: key.shiftName,
    line,
    action: 'save',
    before,
    after,
  })
  return after
}

const sinceStart = ({ startTime }: Shift, slot: Slot) => stretch(startTime, slot.startTime).length % (24 * 60)

export function deleteSlots(call: LineCall, key: Key) {
  return inOneGo(call.db, async (db) => {
    await holdCalendar(db, call.line)
    await mustNotBePast(db, call.line, key.validFrom)
    const before = (await dropSlots(db, call.line, key)) ?? refuse('record.unknown')
    await newStamp(db, call.line)
    await recordChange(db, call, { entity: 'shiftSlots', key: key.shiftName, action: 'delete', before })
    return before
  })
}

/** To lines whose shift of this name has the same times. */
export function copySlots(call: LineCall, { toLines, ...key }: Key & { toLines: string[] }) {
  return inOneGo(call.db, async (db) => {
    const { slots } =
      (await allSlots(db, call.line)).find(
        (one) => one.shiftName === key.shiftName && one.validFrom === key.validFrom,
      ) ?? refuse('calendar.slots_missing', key)
    const own = (await shiftsOfLine(db, call.line)).find(({ shiftName }) => shiftName === key.shiftName)
    for (const [i, lineNumber] of toLines.toSorted().entries()) {
      if (!holds(call.user, 'timeFragment', 'edit', lineNumber))
        refuse('call.line_forbidden', { lineNumber }, `toLines.${i}`)
      const otherShift = (await shiftsOfLine(db, lineNumber)).find(
        ({ shiftName }) => shiftName === key.shiftName,
      )
      if (!otherShift || otherShift.startTime !== own?.startTime || otherShift.endTime !== own.endTime)
        refuse('calendar.shift_differs', { lineNumber, shiftName: key.shiftName }, 'toLines')
      const today = (await clocksOf(db))(lineNumber).productionDayOf(Date.now())
      await store(db, call, lineNumber, {
        ...key,
        validFrom: key.validFrom < today ? today : key.validFrom,
        slots,
      })
    }
    return { days: toLines.length }
  })
}
