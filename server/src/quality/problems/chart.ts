import type { ProblemChart } from '@takt/contract/problems.ts'
import { type ChartPoints, type Sample, uChart } from '@takt/statistics/charts.ts'
import { uPrimeChart } from '@takt/statistics/laney.ts'
import { findRuleBreaks } from '@takt/statistics/runs.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'

type Quarter = { slot: string; passes: number; found: number }
export type Span = { from: number; turn: number; to: number }
type Day = Sample & { start: number }

/** Nine in a row, as in rule 2: so many days on the better side are no chance. */
const rules = [1, 2] as const

/**
 * Failures of a pass by production day; limits are those of the days before the action, so that what came after is seen against them.
 * Days scatter more than single failures do: u′ widens the limits by as much as the days before did (Laney 2002).
 */
export function chartOf(clock: PlantClock, quarters: readonly Quarter[], { turn }: Span) {
  const days = daysOf(clock, quarters, turn)
  const before = days.filter(({ start }) => start < turn)
  const basis = uChart(before)
  if (!basis || basis.centre === 0) return null
  const { centre } = basis
  const sigmaZ = Math.max(1, uPrimeChart(before)?.sigmaZ ?? 1)
  const points = uPrimeChart(days, { centre, sigmaZ })?.points ?? []
  return { days, points, centre, isAbove: breaksAbove(points, before.length) }
}

/** Whether the days since the action break the limits on the worse side. */
function breaksAbove(points: ChartPoints, first: number) {
  const since = points.slice(first)
  return findRuleBreaks(since, rules).some(({ at }) => {
    const point = since[at]
    return point !== null && point !== undefined && point.value > point.centre
  })
}

/** The day of the action is two: what was before it, and what since. */
function daysOf(clock: PlantClock, quarters: readonly Quarter[], turn: number): Day[] {
  const days = new Map<number, Day>()
  for (const { slot, passes, found } of quarters) {
    const at = Date.parse(slot)
    const { start: begins } = clock.dayAt(at)
    const start = at >= turn ? Math.max(begins, turn) : begins
    const day = days.get(start) ?? { start, size: 0, found: 0 }
    days.set(start, { start, size: day.size + passes, found: day.found + found })
  }
  return [...days.values()].filter(({ size }) => size > 0).toSorted((a, b) => a.start - b.start)
}

export const problemChartOf = (chart: NonNullable<ReturnType<typeof chartOf>>): ProblemChart => ({
  times: chart.days.map(({ start }) => isoOf(start)),
  sizes: chart.days.map(({ size }) => size),
  found: chart.days.map(({ found }) => found),
  values: chart.points.map((point) => point?.value ?? null),
  lower: chart.points.map((point) => point?.lower ?? null),
  upper: chart.points.map((point) => point?.upper ?? null),
  centre: chart.centre,
})
