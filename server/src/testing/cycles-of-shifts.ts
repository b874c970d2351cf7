import type { DrivenCycle } from '../insight/cycleTimes/drivers.ts'
import { randomOf } from './random-message.ts'

const perHour = 60
const hoursOfShift = 8

/** How a station's cycles come one after the other although nothing that is examined about them matters. */
export const courses = {
  independent: (normal: () => number) => () => 30 + 2 * normal(),
  skewed: (normal: () => number) => () => 25 + 5 * Math.exp(0.8 * normal()),
  /** Each leans on the one before (AR1, 0.9). */
  leaning: (normal: () => number) => {
    let off = 0
    return () => 30 + 2 * (off = 0.9 * off + Math.sqrt(1 - 0.81) * normal())
  },
  /** Ever slower, by 6 seconds in twenty shifts, and leaning. */
  drifting: (normal: () => number) => {
    let [off, at] = [0, 0]
    return () => 30 + (6 * at++) / (20 * hoursOfShift * perHour) + 2 * (off = 0.9 * off + 0.44 * normal())
  },
  /** Up and down without a place of its own. */
  wandering: (normal: () => number) => {
    let level = 30
    return () => (level += 0.05 * normal()) + 2 * normal()
  },
}
export type Course = keyof typeof courses

/** So many shifts of one station: an operator a shift, a stop now and then, three types before, eight hours. */
export function cyclesOfShifts(seed: number, course: Course, shifts: number): DrivenCycle[] {
  const random = randomOf(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const next = courses[course](normal)
  let since = 60
  return Array.from({ length: shifts }, (_, shift) => {
    const operator = `P${Math.floor(4 * random())}`
    return Array.from({ length: hoursOfShift * perHour }, (_, at): DrivenCycle => {
      since = random() < 0.01 ? 0 : since + 1
      const hourOfShift = 1 + Math.floor(at / perHour)
      return {
        cycle: next(),
        operator,
        operatorCount: operator === 'P0' ? '2' : '1',
        typeBefore: `T${Math.floor(3 * random())}`,
        sinceStop: since < 5 ? 'soon' : since < 30 ? 'while' : 'long',
        shiftHour: String(hourOfShift),
        hour: `${shift} ${hourOfShift}`,
      }
    })
  }).flat()
}
