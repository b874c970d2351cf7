import { findBorders } from '@takt/statistics/borders.ts'
import { basisFor, type Group, stretchOf } from '@takt/statistics/control.ts'
import type { ChartInput } from '@takt/contract/charts.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { limitsAt } from './limits.queries.ts'
import { chartPoints } from './points.ts'
import { limitsFor, stagesOf } from './stages.ts'

/** A change of the mean: somewhere after `after` and up to `upTo`, the instants of two points; `at` is the likeliest. */
export type Step = { at: number; after: number; upTo: number; before: number; behind: number; sigma: number }

/** Where the mean stepped among the points that the newest frozen limits judge, or among all; and when these points were measured. */
export async function stepsOf(
  call: LineCall,
  chartInput: ChartInput,
): Promise<{ steps: Step[]; times: number[] }> {
  const [points, frozen] = await Promise.all([
    chartPoints(call, chartInput),
    limitsAt(call.db, call.line, chartInput),
  ])
  const newest = stagesOf(points, limitsFor(frozen, chartInput.typeNo ?? null, points)).at(-1)
  const groups = stretchOf(points.groups, newest?.limits ? newest.from : 0)
  const basis = basisFor(groups, points.plan, points.kind)
  const timeOf = (group: Group) => points.passes.times[group.units.at(-1)!]! // a group has units
  const times = groups.map(timeOf)
  const found = basis
    ? findBorders(
        groups.map(({ moments }) => moments),
        basis.sigma,
      )
    : []
  return {
    times,
    steps: found.map(({ at, likely, before, after: behind }) => ({
      at: times[at]!,
      after: times[likely.from - 1]!, // there are points on both sides
      upTo: times[likely.to]!,
      before,
      behind,
      sigma: basis!.sigma, // without one nothing is found
    })),
  }
}
