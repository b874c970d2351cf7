import {
  basisFor,
  type ChartKind,
  type Group,
  groupUnits,
  kindFor,
  type MeasuredUnit,
  withinFor,
} from '@takt/statistics/control.ts'
import type { Fits } from '@takt/statistics/fit.ts'
import type { Subgrouping } from '@takt/statistics/subgroups.ts'
import type { ChartInput } from '@takt/contract/charts.ts'
import type { CollectionSet } from '@takt/contract/collectionSets.ts'
import { once } from '@takt/contract/durations.ts'
import { type ChartedPasses, passesAt } from '../../execution/values/charted-passes.ts'
import type { chartedPasses } from '../../execution/values/values.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import type { ExcludedUnit } from './exclusions.queries.ts'

export type { ExcludedUnit }

export type Points = ReturnType<typeof pointsOf>

/** `set`: how its definition groups units. */
type Charted = Omit<Awaited<ReturnType<typeof chartedPasses>>, 'set'> & {
  set: Pick<CollectionSet, 'subgroupBy' | 'subgroupMinutes'>
  fits: Fits | null
}
/** Which production day an instant is in. */
export type Days = Pick<PlantClock, 'dayAt'>
type Plan = Pick<ChartInput, 'chartKind' | 'subgroupBy' | 'subgroupMinutes' | 'unitCount'>

/** The units of a chart in their subgroups. No more than this is loaded by the thread that judges them, so it reads nothing. */
export function pointsOf({ set, characteristic, passes, cut, fits }: Charted, days: Days, chartInput: Plan) {
  const subgroupBy = chartInput.subgroupBy ?? set.subgroupBy
  const subgroupMinutes = chartInput.subgroupMinutes ?? set.subgroupMinutes
  const unitCount = chartInput.unitCount ?? characteristic.unitCount
  const plan: Subgrouping =
    subgroupBy === 'consecutive'
      ? { by: 'consecutive', units: unitCount, readings: characteristic.valueCount }
      : { by: 'key' }
  const unitAt = unitsOf(passes, days, { subgroupBy, subgroupMinutes })
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
  days: Days,
  { subgroupBy, subgroupMinutes }: By,
): (at: number) => MeasuredUnit {
  let day = { productionDay: '', start: Infinity, end: -Infinity }
  let last = { day, typeNo: null as string | null, stream: '' }
  const keyAt = (at: number, since: number) => {
    if (subgroupBy === 'consecutive') return ''
    return subgroupBy === 'lot' ? (lots[at] ?? '') : String(Math.floor(since / (subgroupMinutes * 60_000)))
  }
  const unit = { readings: [0], stream: '', key: '' }
  return (at) => {
    const [time, typeNo] = [times[at]!, types[at] ?? null]
    if (time < day.start || time >= day.end) day = days.dayAt(time)
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
