import type { DutyShift, ShiftSlots, Slot } from '@takt/contract/calendar.ts'
import type { Shift } from '@takt/contract/plant.ts'

/** The shifts of every day as they were up to a day, and on it. */
export type FormerShifts = { lastDay: string; shifts: Shift[] }
/** What a line does differently from the shifts of every day: days of their own, shifts that are cut into slots (the newest first), and what the shifts were before (the oldest first). */
export type LineCalendar = {
  days: ReadonlyMap<string, DutyShift[]>
  slots: readonly Pick<ShiftSlots, 'shiftName' | 'validFrom' | 'slots'>[]
  former: readonly FormerShifts[]
}
export const noCalendar: LineCalendar = { days: new Map(), slots: [], former: [] }

/** The shifts of every day as they are, or were, on one. */
export const usualOn = (
  shifts: readonly Shift[],
  former: LineCalendar['former'],
  productionDay: string,
): readonly Shift[] => former.find(({ lastDay }) => productionDay <= lastDay)?.shifts ?? shifts

/** The slots of a shift that are in force on a day. */
export const slotsInForce = (
  slots: LineCalendar['slots'],
  shiftName: string,
  productionDay: string,
): Slot[] | null =>
  slots.find((one) => one.shiftName === shiftName && one.validFrom <= productionDay)?.slots ?? null

/** Slots that are not planned time are breaks. */
export const breaksOf = (slots: readonly Slot[]) =>
  slots
    .filter(({ planned }) => !planned)
    .map(({ startTime, endTime }) => ({ start: startTime, end: endTime }))

/** The shifts of one day with their breaks: those of the calendar, else the ones of every day. */
export function shiftsOn(
  pattern: readonly Shift[],
  { days, slots }: LineCalendar,
  productionDay: string,
): Shift[] {
  const worked: readonly (Shift | DutyShift)[] = days.get(productionDay) ?? pattern
  return worked.map(({ shiftName, startTime, endTime }) => {
    const cut = slotsInForce(slots, shiftName, productionDay)
    return {
      shiftName,
      startTime,
      endTime,
      breaks: cut ? breaksOf(cut) : (pattern.find((shift) => shift.shiftName === shiftName)?.breaks ?? []),
    }
  })
}
