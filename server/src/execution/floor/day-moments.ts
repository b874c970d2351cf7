import { createHash } from 'node:crypto'
import {
  addUnit,
  estimatorOf,
  type Grouped,
  noneGrouped,
  type Subgrouping,
  sumsOf,
} from '@takt/statistics/subgroups.ts'
import type { PackedSet } from '../../masterdata/measures/measures.ts'
import type { MeasuredPass, MomentRow, Place } from './moments.queries.ts'

/** Where the readings of a characteristic lie in a pass, and which of them are a subgroup. */
type Asked = { first: number; count: number; plan: Subgrouping }

export type Plan = { version: string; asked: Asked[] }

/** Raised when the same definition is to be read in another way: what was folded before is folded anew. */
const reading = 1

/** What a set asks for: as many units that follow each other as are measured together, with all their readings. */
export function planOf({ slots }: PackedSet): Plan {
  const asked = slots.flatMap(({ characteristic: { unitCount, valueCount }, reading }, first): Asked[] =>
    reading === 0
      ? [
          {
            first,
            count: valueCount,
            plan: { by: 'consecutive', units: unitCount, readings: valueCount },
          },
        ]
      : [],
  )
  const version = createHash('sha256')
    .update(JSON.stringify([reading, asked]))
    .digest('base64url')
  return { version, asked }
}

/** One day of a station, a set and a type: its moments, and its subgroups as far as its passes are folded. */
export type DayMoments = MomentRow & {
  asked: Asked[]
  version: string
  grouped: Grouped[]
  until: Place | null
}

/** With what is stored, unless it was asked for in another way. */
export function beginDay(row: MomentRow, { version, asked }: Plan): DayMoments {
  const stored = row.plan === version ? row : null
  return {
    ...row,
    asked,
    version,
    grouped: asked.map((_, place) => readGrouped(stored?.sums?.[place], stored?.open?.[place])),
    until: stored && { time: stored.untilTime!, productId: stored.untilId!, passNo: stored.untilPass! },
  }
}

export const nothingGrouped = ({ asked }: Pick<Plan, 'asked'>): Grouped[] => asked.map(() => noneGrouped())

export const countOf = ({ grouped }: Pick<DayMoments, 'grouped'>) =>
  grouped.reduce((sum, { n }) => sum + n, 0)

/** The day counts other values than its subgroups: passes came meanwhile, or one came late. Of no type it is not rebuilt yet. */
export const isBehind = ({ n, grouped, typeNo }: DayMoments) =>
  typeNo !== '' && grouped.some((one, place) => one.n !== (n[place] ?? 0))

export function foldPass(day: DayMoments, { values, lotNo: _, ...place }: MeasuredPass) {
  for (const [i, { first, count, plan }] of day.asked.entries())
    addUnit(day.grouped[i]!, plan, values.slice(first, first + count).filter(isMeasured))
  day.until = place
}
const isMeasured = (value: number | null) => value !== null

/** What the scatter within is estimated from, at one place of the set. */
export function withinAt({ asked, grouped }: DayMoments, place: number) {
  const { plan } = asked[place]!
  return { estimator: estimatorOf(plan), sums: sumsOf(grouped[place]!, plan) }
}

const sumNames = ['groups', 'df', 'ss', 'ranges', 'rangeWeight', 'movingRanges', 'steps'] as const

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
