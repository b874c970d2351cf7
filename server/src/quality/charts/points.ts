import { type Fits, fitsOf } from '@takt/statistics/fit.ts'
import type { ChartInput } from '@takt/contract/charts.ts'
import { chartLimit } from '@takt/contract/charts.ts'
import { chartedPasses } from '../../execution/values/values.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { excludedUnits } from './exclusions.queries.ts'
import { pointsOf, without } from './points-of.ts'

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
