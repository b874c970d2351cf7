import { basisFor, type Group, type Stage } from '@takt/statistics/control.ts'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import type { Points } from './points-of.ts'

/** A stretch of a chart; `limits` null: calculated from its own points. */
export type LimitedStage = Stage & { limits: ChartLimits | null }

/** Those that judge this chart: of its type, its kind and its subgroups, in the order in which they take over. */
export function limitsFor(
  all: readonly ChartLimits[],
  typeNo: string | null,
  { kind, about: { subgroupBy, unitCount, subgroupMinutes } }: Pick<Points, 'kind' | 'about'>,
) {
  return all
    .filter(
      (one) =>
        one.withdrawnAt === null &&
        one.typeNo === typeNo &&
        one.chartKind === kind &&
        one.subgroupBy === subgroupBy &&
        (subgroupBy !== 'consecutive' || one.unitCount === unitCount) &&
        (subgroupBy !== 'time' || one.subgroupMinutes === subgroupMinutes),
    )
    .toSorted((a, b) => order(a.validFrom, b.validFrom) || order(a.frozenAt, b.frozenAt))
}
const order = (a: string, b: string) => Date.parse(a) - Date.parse(b)

/** Each point is judged by the limits of its time; what is before the first, by limits of its own values. */
export function stagesOf(points: Points, limits: readonly ChartLimits[]): LimitedStage[] {
  const { groups, passes, plan, kind } = points
  const timeOf = (group: Group) => passes.times[group.units.at(-1)!]! // a group has units
  const borders = limits.map(({ validFrom }) => {
    const begin = Date.parse(validFrom)
    const from = groups.findIndex((group) => timeOf(group) >= begin)
    return from < 0 ? groups.length : from
  })
  const first = borders[0] ?? groups.length
  const stages: LimitedStage[] = []
  const before = first === groups.length ? points.basis : basisFor(groups.slice(0, first), plan, kind)
  if (before) stages.push({ from: 0, to: first, basis: before, limits: null })
  for (const [at, one] of limits.entries()) {
    const [from, to] = [borders[at]!, borders[at + 1] ?? groups.length]
    const { estimator, mean, sigmaWithin: sigma } = one
    if (from < to) stages.push({ from, to, basis: { estimator, mean, sigma }, limits: one })
  }
  return stages
}
