import type { Shift } from '@takt/contract/plant.ts'

/** The only file that turns instants into words and back; everywhere else a time is epoch milliseconds. */
export const isoOf = (ms: number) => new Date(ms).toISOString()

/** The real time, unless a test brings its own. */
export type Clock = { now: () => number; sleep: (ms: number, signal?: AbortSignal) => Promise<void> }
export const realClock: Clock = { now: () => Date.now(), sleep }

/** Ends early, without complaint, when it is stopped. */
function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })
}

export type Pause = { start: number; end: number }
const day = 86_400_000
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The first break of a line that is not over yet: breaks come back every day at the same time of the plant's clock. */
export function nextPause(shifts: readonly Shift[], timeZone: string, after: number): Pause | null {
  const clock = wallClock(timeZone)
  const midnight = after + clock.offsetAt(after) - ((after + clock.offsetAt(after)) % day)
  const pauses = shifts
    .flatMap(({ breaks }) => breaks)
    .flatMap(({ start, end }) =>
      [-day, 0, day].map((shiftBy) => {
        const from = midnight + shiftBy + minutesOf(start) * 60_000
        const length = ((minutesOf(end) - minutesOf(start) + 1440) % 1440) * 60_000
        return { start: clock.toInstant(from), end: clock.toInstant(from + length) }
      }),
    )
  return pauses.filter((pause) => pause.end > after).toSorted((a, b) => a.start - b.start)[0] ?? null
}

/** The shift that is on, by the plant's clock. */
export function shiftAt(shifts: readonly Shift[], timeZone: string, at: number): Shift | null {
  const minute = Math.floor(((at + wallClock(timeZone).offsetAt(at)) % day) / 60_000)
  const covers = ({ startTime, endTime }: Shift) =>
    (minute - minutesOf(startTime) + 1440) % 1440 <
    ((minutesOf(endTime) - minutesOf(startTime) + 1440) % 1440 || 1440)
  return shifts.find(covers) ?? null
}

type WallClock = { offsetAt: (ms: number) => number; toInstant: (wall: number) => number }
const wallClocks = new Map<string, WallClock>()

function wallClock(timeZone: string): WallClock {
  const cached = wallClocks.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const readOffset = (ms: number) => {
    const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
    return (
      Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second) -
      (ms - (ms % 1000))
    )
  }
  // Reading a clock's face is slow, and clocks change at a quarter of an hour.
  const read = new Map<number, number>()
  const offsetAt = (ms: number) => {
    const quarter = ms - (ms % 900_000)
    const offset = read.get(quarter) ?? readOffset(quarter)
    read.set(quarter, offset)
    return offset
  }
  // Twice, because the first guess may lie on the other side of the hour when the clocks change.
  const toInstant = (wall: number) => wall - offsetAt(wall - offsetAt(wall))
  const made = { offsetAt, toInstant }
  wallClocks.set(timeZone, made)
  return made
}
