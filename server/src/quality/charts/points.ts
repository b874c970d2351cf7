import {
  basisFor,
  groupUnits,
  kindFor,
  type ChartKind,
  type Group,
  type MeasuredUnit,
  withinFor,
} from '@takt/statistics/control.ts'
import { type Fits, fitsOf } from '@takt/statistics/fit.ts'
import type { Subgrouping } from '@takt/statistics/subgroups.ts'
import { once } from '@takt/contract/durations.ts'
import type { ChartInput } from '@takt/contract/charts.ts'
import { chartLimit } from '@takt/contract/charts.ts'
import type { CollectionSet } from '@takt/contract/collectionSets.ts'
import { chartedPasses, type ChartedPasses, passesAt } from '../../execution/values/values.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { type ExcludedUnit, excludedUnits } from './exclusions.queries.ts'

/**
 * The units of a chart in the subgroups of its definition, or those that were chosen. Each production day and type begins anew.
 * `fitting`: distributions are fitted meanwhile.
 */
export async function chartPoints(
  call: Pick<LineCall, 'db' | 'line'>,
  chartInput: ChartInput,
  { fitting = false } = {},
) {
  let fits: Fits | null = null
  const fit = (readings: Float64Array) => void (fits = fitsOf(readings))
  const [{ set, characteristic, passes: all, cut }, excluded, clock] = await Promise.all([
    chartedPasses(call, chartInput, chartLimit, fitting ? fit : undefined),
    excludedUnits(call.db, call.line, chartInput),
    clockOf(call.db, call.line),
  ])
  const passes = without(all, excluded)
  const ofAll = passes === all ? (fits as Fits | null) : null // assigned in a callback
  return pointsOf({ set, characteristic, passes, cut, fits: ofAll }, clock, chartInput)
}
export type Points = ReturnType<typeof pointsOf>

type Charted = Awaited<ReturnType<typeof chartedPasses>> & { fits: Fits | null }
type Plan = Pick<ChartInput, 'chartKind' | 'subgroupBy' | 'subgroupMinutes' | 'unitCount'>

/** The same of passes that were read. */
export function pointsOf(
  { set, characteristic, passes, cut, fits }: Charted,
  clock: PlantClock,
  chartInput: Plan,
) {
  const subgroupBy = chartInput.subgroupBy ?? set.subgroupBy
  const subgroupMinutes = chartInput.subgroupMinutes ?? set.subgroupMinutes
  const unitCount = chartInput.unitCount ?? characteristic.unitCount
  const plan: Subgrouping =
    subgroupBy === 'consecutive'
      ? { by: 'consecutive', units: unitCount, readings: characteristic.valueCount }
      : { by: 'key' }
  const unitAt = unitsOf(passes, clock, { subgroupBy, subgroupMinutes })
  const groups = groupUnits(passes.times.length, unitAt, plan)
  const kind = chosenKind(chartInput.chartKind, plan, groups)
  const within = once(() => withinFor(groups, plan, kind))
  const basis = once(() => basisFor(groups, plan, kind, within()))
  return {
    about: { subgroupBy, subgroupMinutes, unitCount, cut },
    characteristic,
    plan,
    kind,
    groups,
    /** Whoever judges by frozen limits asks for neither of these. */
    get within() {
      return within()
    },
    /** Of all the points. */
    get basis() {
      return basis()
    },
    passes,
    fits,
    values: passes.each === 1 ? passes.readings : passes.readings.filter((value) => !Number.isNaN(value)),
  }
}

/** What was taken out judges nothing, as if it had not been measured: neither limits nor rules nor figures see it. */
export function without(all: ChartedPasses, excluded: readonly ExcludedUnit[]) {
  if (excluded.length === 0) return all
  const byTime = Map.groupBy(excluded, ({ at }) => at)
  const isOut = (place: number) =>
    byTime.get(all.times[place]!)?.some(({ id }) => id === all.idOf(place)) ?? false
  return passesAt(
    all,
    Array.from(all.times.keys()).filter((place) => !isOut(place)),
  )
}

type By = { subgroupBy: CollectionSet['subgroupBy']; subgroupMinutes: number }
/** For one place after another, each in the same object: none of them is kept. */
function unitsOf(
  { times, types, lots, readings, each }: ChartedPasses,
  clock: PlantClock,
  { subgroupBy, subgroupMinutes }: By,
): (at: number) => MeasuredUnit {
  let day = clock.dayAt(0)
  let last = { day, typeNo: null as string | null, stream: `${day.productionDay} ` }
  const keyAt = (at: number, since: number) => {
    if (subgroupBy === 'consecutive') return ''
    return subgroupBy === 'lot' ? (lots[at] ?? '') : String(Math.floor(since / (subgroupMinutes * 60_000)))
  }
  const unit = { readings: [0], stream: '', key: '' }
  return (at) => {
    const [time, typeNo] = [times[at]!, types[at] ?? null]
    if (time < day.start || time >= day.end) day = clock.dayAt(time)
    if (day !== last.day || typeNo !== last.typeNo)
      last = { day, typeNo, stream: `${day.productionDay} ${typeNo ?? ''}` }
    // A pass of this chart has a reading.
    if (each === 1) unit.readings[0] = readings[at]!
    else unit.readings = Array.from(readings.subarray(each * at, each * (at + 1))).filter(isReading)
    unit.stream = last.stream
    unit.key = keyAt(at, time - day.start)
    return unit
  }
}

const isReading = (value: number) => !Number.isNaN(value)

const mostForRange = 25

/** Single values have but one chart, subgroups two; a range of more than 25 values has no table. */
function chosenKind(chosen: ChartKind | undefined, plan: Subgrouping, groups: readonly Group[]): ChartKind {
  const proposed = kindFor(plan)
  if (proposed === 'iMr' || !chosen || chosen === 'iMr') return proposed
  const largest = groups.reduce((most, { moments }) => Math.max(most, moments.n), 0)
  return chosen === 'xBarR' && largest > mostForRange ? 'xBarS' : chosen
}
