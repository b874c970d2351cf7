import type { InspectionItem } from '@takt/contract/inspections.ts'
import type { PlantClock, Span } from '../../plant/plant/plant.ts'

type Rhythm = Pick<InspectionItem, 'inspectFrequency' | 'everyHours'>
type Day = ReturnType<PlantClock['dayAt']>

export const hour = 3_600_000
/** A plant that does not work for a quarter of a year plans nothing. */
const farthest = 92

function* daysFrom(clock: PlantClock, ms: number): Generator<Day> {
  let day = clock.dayAt(ms)
  for (let n = 0; n < farthest; n++) {
    yield day
    day = clock.dayAt(day.end)
  }
}

const weekday = (day: Day) => Temporal.PlainDate.from(day.productionDay).dayOfWeek

function mondayBefore(clock: PlantClock, ms: number): number {
  let day = clock.dayAt(ms)
  while (weekday(day) !== 1) day = clock.dayAt(day.start - 1)
  return day.start
}

function weekOf(clock: PlantClock, monday: Day): Span[] {
  const days = [...daysFrom(clock, monday.start).take(7)]
  const [first] = days.flatMap(({ shifts }) => shifts)
  return first ? [{ from: first.start, to: days.at(-1)!.end }] : []
}

/** Shifts that follow one another are one stretch of work. */
function workOf({ shifts }: Day): Span[] {
  const stretches: Span[] = []
  for (const { start, end } of shifts) {
    const last = stretches.at(-1)
    if (last?.to === start) last.to = end
    else stretches.push({ from: start, to: end })
  }
  return stretches
}

/** Only while somebody works: the last window of a stretch ends with it. */
function hoursOf(day: Day, every: number): Span[] {
  const spans: Span[] = []
  for (const { from: start, to: end } of workOf(day))
    for (let from = start; from < end; from += every * hour)
      spans.push({ from, to: Math.min(end, from + every * hour) })
  return spans
}

function windowsOf({ inspectFrequency, everyHours }: Rhythm, clock: PlantClock, day: Day): Span[] {
  if (inspectFrequency === 'week') return weekday(day) === 1 ? weekOf(clock, day) : []
  if (day.shifts.length === 0) return []
  if (inspectFrequency === 'day') return [{ from: day.shifts[0]!.start, to: day.end }]
  if (inspectFrequency === 'hours') return hoursOf(day, everyHours ?? 1)
  return day.shifts.map(({ start, end }) => ({ from: start, to: end }))
}

/** When an item with a fixed schedule is to be checked: in order, from the window that contains `from` or comes next. A day without work has none. */
export function* windowsFrom(rhythm: Rhythm, clock: PlantClock, from: number): Generator<Span> {
  const start = rhythm.inspectFrequency === 'week' ? mondayBefore(clock, from) : from
  for (const day of daysFrom(clock, start))
    for (const window of windowsOf(rhythm, clock, day)) if (window.to > from) yield window
}

/** The instant itself where somebody works then, else the start of the next shift. */
export function nextWork(clock: PlantClock, ms: number): number | null {
  if (clock.shiftAt(ms)) return ms
  for (const { shifts } of daysFrom(clock, ms)) {
    const next = shifts.find(({ start }) => start >= ms)
    if (next) return next.start
  }
  return null
}
