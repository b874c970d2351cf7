import { settledAfter } from '../../execution/floor/floor.ts'
import { cutAt } from '../../masterdata/cycleStandards/cycleStandards.ts'
import { type Occurrence, type PlantClock, type Span, within } from '../../plant/plant/plant.ts'

type Day = ReturnType<PlantClock['dayAt']>
/** `kept`: what it is of its day, where sums of that are kept: the whole of it, or the shift of that number. */
export type Part = Span & { place: number; productionDay: string; day: Span; kept: 'whole' | number | null }

/** The stretches cut at the ends of production days and where a standard began, in order. What is to come is left out. */
export const partsOf = (
  clock: PlantClock,
  stretches: readonly Span[],
  now: number,
  changes: readonly number[] = [],
): Part[] =>
  stretches.flatMap((stretch, place) =>
    daysIn(clock, { from: stretch.from, to: Math.min(stretch.to, now) }).flatMap((day) =>
      within(stretch, { from: day.start, to: Math.min(day.end, now) })
        .flatMap((span) => cutAt(span, changes))
        .map((span) => ({
          ...span,
          place,
          productionDay: day.productionDay,
          day: { from: day.start, to: Math.min(day.end, now) },
          kept: isSettled(day, now) ? keptOf(day, span) : null,
        })),
    ),
  )

export function daysIn(clock: PlantClock, { from, to }: Span): Day[] {
  const days: Day[] = []
  for (let at = from; at < to;) {
    const day = clock.dayAt(at)
    days.push(day)
    at = Math.max(day.end, at + 1)
  }
  return days
}

export const isSettled = ({ end }: Pick<Day, 'end'>, now: number) => end <= now - settledAfter

function keptOf({ start, end, shifts }: Day, { from, to }: Span): Part['kept'] {
  if (from === start && to === end) return 'whole'
  const shift = shifts.findIndex((one: Occurrence) => one.start === from && one.end === to)
  return shift < 0 ? null : shift
}
