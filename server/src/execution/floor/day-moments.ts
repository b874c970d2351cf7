import { createHash } from 'node:crypto'
import {
  addGrouped,
  addUnit,
  estimatorOf,
  type Grouped,
  noneGrouped,
  type Subgrouping,
} from '@takt/statistics/subgroups.ts'
import { noSums, sumNames } from '@takt/statistics/within.ts'
import type { PackedSet } from '../../masterdata/measures/measures.ts'
import type { MeasuredPass, MomentRow, PassPosition } from './moments.queries.ts'

/** Where the readings of a characteristic lie in a pass, and which of them are a subgroup. */
type Grouping = { first: number; count: number; plan: Subgrouping }
/** Passes that follow each other under one key are a subgroup, where it is not their number that counts. */
type KeyOf = (pass: Pick<MeasuredPass, 'time' | 'lotNo'>) => string

export type Plan = { version: string; groupings: Grouping[]; keyOf: KeyOf }

/** Raised when the same definition is to be read in another way: what was folded before is folded anew. */
const reading = 1

/** What a set requests on a day that begins then: as many units as are measured together, with all their readings, or those of a key. */
export function planOf({ slots, subgroupBy, subgroupMinutes }: PackedSet, dayStart: number): Plan {
  const groupings = slots.flatMap(
    ({ characteristic: { unitCount, valueCount }, reading }, first): Grouping[] => {
      const plan: Subgrouping =
        subgroupBy === 'consecutive'
          ? { by: 'consecutive', units: unitCount, readings: valueCount }
          : { by: 'key' }
      return reading === 0 ? [{ first, count: valueCount, plan }] : []
    },
  )
  const stretch = subgroupMinutes * 60_000_000
  const keys: Record<typeof subgroupBy, KeyOf> = {
    consecutive: () => '',
    time: ({ time }) => `${Math.floor((time - dayStart * 1000) / stretch)}`,
    lot: ({ lotNo }) => lotNo ?? '',
  }
  const by = subgroupBy === 'time' ? [subgroupBy, subgroupMinutes, dayStart] : [subgroupBy]
  const version = createHash('sha256')
    .update(JSON.stringify([reading, by, groupings]))
    .digest('base64url')
  return { version, groupings, keyOf: keys[subgroupBy] }
}

/** One day of a station, a set and a type: its moments, and its subgroups as far as its passes are folded, when it counted so many values. */
export type DayMoments = MomentRow &
  Plan & { counted: number[]; grouped: Grouped[]; until: PassPosition | null }

/** With what is stored, unless it was requested in another way. */
export function beginDay(row: MomentRow, plan: Plan): DayMoments {
  const stored = row.plan === plan.version ? row : null
  return {
    ...row,
    ...plan,
    counted: stored?.counted ?? [],
    grouped: plan.groupings.map((_, place) => readGrouped(stored?.sums?.[place], stored?.open?.[place])),
    until: stored && { time: stored.untilTime!, productId: stored.untilId!, passNo: stored.untilPass! },
  }
}

export const nothingGrouped = ({ groupings }: Pick<Plan, 'groupings'>): Grouped[] =>
  groupings.map(() => noneGrouped())

export const countOf = ({ grouped }: Pick<DayMoments, 'grouped'>) =>
  grouped.reduce((sum, { n }) => sum + n, 0)

/** The day counts other values than when it was folded. Of no type it is not rebuilt yet. */
export const isBehind = ({ n, counted, groupings, typeNo }: DayMoments) =>
  typeNo !== '' && groupings.some((_, place) => (n[place] ?? 0) !== (counted[place] ?? 0))

/** How many values its subgroups have once those it counts since are folded. */
export const dueOf = ({ n, counted, grouped }: DayMoments) =>
  grouped.map((one, place) => one.n + (n[place] ?? 0) - (counted[place] ?? 0))

export const holds = ({ grouped }: DayMoments, values: readonly number[]) =>
  grouped.every((one, place) => one.n === (values[place] ?? 0))

export function foldPass(day: DayMoments, pass: MeasuredPass) {
  const { values, time, productId, passNo } = pass
  const key = day.keyOf(pass)
  for (const [i, { first, count, plan }] of day.groupings.entries())
    addUnit(day.grouped[i]!, plan, values.slice(first, first + count).filter(isMeasured), key)
  day.until = { time, productId, passNo }
}
const isMeasured = (value: number | null) => value !== null

/** What the scatter within is estimated from, at one place of the set: of nothing while one of the days is behind. */
export function withinOf(days: readonly DayMoments[], place: number, areBehind: boolean) {
  const sums = noSums()
  for (const { groupings, grouped } of areBehind ? [] : days)
    addGrouped(sums, grouped[place]!, groupings[place]!.plan)
  return { estimator: estimatorOf(days[0]!.groupings[place]!.plan), sums }
}

export const writtenSums = ({ grouped }: DayMoments) =>
  grouped.map(({ n, sums }) => [n, ...sumNames.map((name) => sums[name])])
export const writtenOpen = ({ grouped }: DayMoments) =>
  grouped.map(({ key, units, last, open }) => [
    key,
    units,
    last,
    ...(open ? [open.n, open.mean, open.m2, open.min, open.max] : []),
  ])

function readGrouped(sums: number[] | undefined, open: (number | string | null)[] | undefined): Grouped {
  if (!sums || !open) return noneGrouped()
  const [key, units, last, ...moments] = open as [string, number, number | null, ...number[]] // as `writtenOpen` wrote it
  const [n, mean, m2, min, max] = moments
  return {
    n: sums[0]!,
    sums: Object.fromEntries(sumNames.map((name, i) => [name, sums[i + 1]!])) as Grouped['sums'], // all its names
    key,
    units,
    last,
    open: n === undefined ? null : { n, mean: mean!, m2: m2!, min: min!, max: max! },
  }
}
