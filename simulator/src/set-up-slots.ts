import { calendar, type Slot } from '@takt/contract/calendar.ts'
import type { Shift } from '@takt/contract/plant.ts'
import type { Office } from './delivery/console-calls.ts'
import type { LinePlan } from './plant/plan.ts'

const hour = 60
const aDay = 24 * hour
const longBreak = 30
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * hour + Number(clock.slice(3, 5))
const clockOf = (minutes: number) =>
  [Math.floor((minutes % aDay) / hour), minutes % hour].map((part) => String(part).padStart(2, '0')).join(':')

/** The hours of a shift, parted where its breaks begin and end. The breaks are not planned time, as they are without slots. */
export function slotsOf({ startTime, endTime, breaks }: Shift): Slot[] {
  const start = minutesOf(startTime)
  const since = (clock: string) => (minutesOf(clock) - start + aDay) % aDay
  const length = since(endTime) || aDay
  const rests = breaks.map((one) => ({ from: since(one.start), to: since(one.end) }))
  const marks = new Set([length, ...rests.flatMap(({ from, to }) => [from, to])])
  for (let mark = 0; mark < length; mark += hour) marks.add(mark)
  // A break over the full hour stays one.
  const cuts = [...marks]
    .filter((mark) => !rests.some(({ from, to }) => from < mark && mark < to))
    .toSorted((a, b) => a - b)
  const counted = { Work: 0, Break: 0, Meal: 0 }
  return cuts.slice(1).map((to, place) => {
    const from = cuts[place]!
    const rest = rests.find((one) => one.from <= from && to <= one.to)
    const word = !rest ? 'Work' : rest.to - rest.from >= longBreak ? 'Meal' : 'Break'
    counted[word] += 1
    return {
      slotName: `${word} ${counted[word]}`,
      startTime: clockOf(start + from),
      endTime: clockOf(start + to),
      slotType: ({ Work: 'work', Break: 'break', Meal: 'meal' } as const)[word],
      planned: !rest,
      target: null,
    }
  })
}

/** From today on: the days before have the hours of the clock. */
export async function makeSlots(office: Office, { lineNumber, shifts }: LinePlan) {
  const { today } = await office(calendar.slots, {}, lineNumber)
  for (const shift of shifts)
    await office(
      calendar.saveSlots,
      { shiftName: shift.shiftName, validFrom: today, slots: slotsOf(shift) },
      lineNumber,
    )
}
