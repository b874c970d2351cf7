import { addTo, type Moments, momentsOf } from './moments.ts'
import { addGroup, addSums, noSums, type SumEstimator, type WithinSums } from './within.ts'

/** So many units that follow each other are a subgroup; or those are that follow each other under one key, a quarter of an hour or a lot. */
export type Subgrouping = { by: 'consecutive'; units: number; readings: number } | { by: 'key' }

/** The values of one characteristic so far, in the order they were measured: full subgroups in `sums`, and the one that is open. */
export type Grouped = {
  sums: WithinSums
  /** How many values these are. */
  n: number
  key: string
  /** Of the open subgroup. */
  units: number
  open: Moments | null
  last: number | null
}

export const noneGrouped = (): Grouped => ({
  sums: noSums(),
  n: 0,
  key: '',
  units: 0,
  open: null,
  last: null,
})

/** Single values have no range, so their scatter is that from each to the next; R̄/d2 has a table up to 25; keys gather any number. */
export function estimatorOf(plan: Subgrouping): SumEstimator {
  if (plan.by === 'key') return 'pooled'
  const size = plan.units * plan.readings
  return size === 1 ? 'movingRange' : size <= 25 ? 'rBar' : 'pooled'
}

/** One more unit, with the readings it has of the characteristic. A unit without any is not counted. */
export function addUnit(grouped: Grouped, plan: Subgrouping, readings: readonly number[], key = '') {
  if (readings.length === 0) return
  if (plan.by === 'key' && grouped.key !== key) closeGroup(grouped)
  grouped.key = key
  grouped.units += 1
  for (const value of readings) {
    if (grouped.last !== null) {
      grouped.sums.movingRanges += Math.abs(value - grouped.last)
      grouped.sums.steps += 1
    }
    grouped.last = value
    grouped.n += 1
    grouped.open = addTo(grouped.open, value)
  }
  if (plan.by === 'consecutive' && grouped.units === plan.units) {
    if (estimatorOf(plan) === 'movingRange') grouped.sums.groups += 1
    closeGroup(grouped)
  }
}

function closeGroup(grouped: Grouped) {
  if (grouped.open) addGroup(grouped.sums, grouped.open)
  grouped.open = null
  grouped.units = 0
}

/** Adds its subgroups, with the open one where that is one as it is: too few consecutive units are not one, and would bias the estimate. */
export function addGrouped(all: WithinSums, { sums, open }: Grouped, { by }: Subgrouping) {
  addSums(all, sums)
  if (by === 'key' && open) addGroup(all, open)
  return all
}

/**
 * Values in their order as subgroups of one size. What is left over at the end is no subgroup: it is shown as values, if at
 * all, and never bends the limits. A value that is not a number is no value.
 */
export function subgroupsOf(
  values: readonly number[],
  size: number,
): { groups: Moments[]; leftover: number } {
  const seen = values.filter(Number.isFinite)
  const count = Math.floor(seen.length / size)
  const groups = Array.from({ length: count }, (_, i) => momentsOf(seen.slice(i * size, (i + 1) * size))!)
  return { groups, leftover: seen.length - count * size }
}
