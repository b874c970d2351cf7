import { groupUnits, kindFor, type ChartKind, type Group } from '@takt/statistics/control.ts'
import type { Subgrouping } from '@takt/statistics/subgroups.ts'
import type { ChartInput } from '@takt/contract/charts.ts'
import { chartLimit } from '@takt/contract/charts.ts'
import { measuredUnits } from '../../execution/values/values.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { excludedUnits } from './exclusions.queries.ts'

const keyOf = ({ id, at }: { id: string; at: number }) => `${id} ${at}`
const readings = (all: (number | null)[]) => all.filter((value) => value !== null)

/** The units of a chart in the subgroups its definition asks for, or those that were chosen; with their `ids` where they are asked for. Each production day and type begins anew. */
export async function chartPoints(
  call: Pick<LineCall, 'db' | 'line'>,
  wanted: ChartInput,
  { ids = false } = {},
) {
  const excluded = new Set((await excludedUnits(call.db, call.line, wanted)).map(keyOf))
  const [{ set, characteristic, passes: all, cut }, clock] = await Promise.all([
    measuredUnits(call, wanted, chartLimit, ids || excluded.size > 0),
    clockOf(call.db, call.line),
  ])
  // What was taken out judges nothing, as if it had not been measured: neither limits nor rules nor figures see it.
  const passes =
    excluded.size > 0
      ? all.filter(({ productId, time }) => !excluded.has(keyOf({ id: productId!, at: time })))
      : all // asked for
  const subgroupBy = wanted.subgroupBy ?? set.subgroupBy
  const subgroupMinutes = wanted.subgroupMinutes ?? set.subgroupMinutes
  const unitCount = wanted.unitCount ?? characteristic.unitCount
  const plan: Subgrouping =
    subgroupBy === 'consecutive'
      ? { by: 'consecutive', units: unitCount, readings: characteristic.valueCount }
      : { by: 'key' }
  let day = clock.dayAt(0)
  let last = { day, typeNo: null as string | null, stream: `${day.productionDay} ` }
  const units = passes.map((pass) => {
    const { time, typeNo } = pass
    if (time < day.start || time >= day.end) day = clock.dayAt(time)
    if (day !== last.day || typeNo !== last.typeNo)
      last = { day, typeNo, stream: `${day.productionDay} ${typeNo ?? ''}` }
    const quarter = () => String(Math.floor((time - day.start) / (subgroupMinutes * 60_000)))
    const key = { consecutive: () => '', time: quarter, lot: () => pass.lotNo ?? '' }[subgroupBy]()
    return { readings: readings(pass.readings), stream: last.stream, key }
  })
  const groups = groupUnits(units, plan)
  return {
    about: { subgroupBy, subgroupMinutes, unitCount, cut },
    characteristic,
    plan,
    kind: chosenKind(wanted.chartKind, plan, groups),
    groups,
    passes,
    values: units.flatMap((unit) => unit.readings),
  }
}
export type Points = Awaited<ReturnType<typeof chartPoints>>

const mostForRange = 25

/** Single values have but one chart, subgroups two; a range of more than 25 values has no table. */
function chosenKind(asked: ChartKind | undefined, plan: Subgrouping, groups: readonly Group[]): ChartKind {
  const proposed = kindFor(plan)
  if (proposed === 'iMr' || !asked || asked === 'iMr') return proposed
  const largest = groups.reduce((most, { moments }) => Math.max(most, moments.n), 0)
  return asked === 'xBarR' && largest > mostForRange ? 'xBarS' : asked
}
