import type { Slot } from '@takt/contract/calendar.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { lengthOf, minutesOf } from '~/shapes/day-clock.ts'

const clockAt = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A shift in slots of so many minutes, its breaks left where they are; the last slot before a break or the end may be shorter. */
export function cutShift(
  { startTime, endTime, breaks }: Shift,
  minutes: number,
  nameOf: (number: number) => string,
  breakName: string,
): Slot[] {
  const start = minutesOf(startTime)
  const end = start + lengthOf(startTime, endTime)
  const pauses = breaks
    .map((pause) => {
      const from = start + (lengthOf(startTime, pause.start) % (24 * 60))
      return { from, to: from + lengthOf(pause.start, pause.end) }
    })
    .toSorted((a, b) => a.from - b.from)
  const slots: Slot[] = []
  let works = 0
  for (let at = start; at < end;) {
    const pause = pauses.find(({ from, to }) => from <= at && at < to)
    const next = pauses.find(({ from }) => from > at)?.from ?? end
    const to = pause ? Math.min(pause.to, end) : Math.min(at + minutes, next, end)
    const name = pause ? `${breakName} ${clockAt(at)}` : nameOf(++works)
    slots.push({
      slotName: name,
      startTime: clockAt(at),
      endTime: clockAt(to),
      slotType: pause ? 'break' : 'work',
      planned: !pause,
      target: null,
    })
    at = to
  }
  return slots
}
