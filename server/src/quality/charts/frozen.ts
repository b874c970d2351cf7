import type { ChartInput, FrozenChartReport } from '@takt/contract/charts.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { FreezeReport, FrozenFilter } from '@takt/contract/frozenReports.ts'
import { readingsAt } from '../../execution/values/values.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import type { LineCall } from '../../platform/db/call.ts'
import {
  freezeReport,
  frozenReport,
  frozenValues,
  listFrozen,
} from '../../platform/frozenReports/frozenReports.ts'
import { chartPoints } from './points.ts'
import type { Points } from './points-of.ts'
import { relatedTo, reportFrom } from './report.ts'

/** Read anew by the server, by the function the page is read by. */
export async function freezeChartReport(
  call: LineCall,
  { reportTitle, remark, messageId, ...chartInput }: ChartInput & FreezeReport,
) {
  const [points, related, { timeZone }] = await Promise.all([
    chartPoints(call, chartInput, { fitting: true }),
    relatedTo(call, chartInput),
    plantOf(call.db),
  ])
  const report = reportFrom(chartInput, points, related)
  if (report.figures.sampleNum === 0) refuse('charts.nothing')
  const { since, until } = report
  const content = { asked: chartInput, report, since, until, timeZone, measured: measuredOf(points) }
  return freezeReport(call, 'capability', { reportTitle, remark, messageId }, content)
}

export async function frozenChartReport(
  call: Pick<LineCall, 'db' | 'line'>,
  reportId: string,
): Promise<FrozenChartReport> {
  const kept = await frozenReport<Kept>(call, 'capability', reportId)
  return { ...kept, report: { ...kept.report, times: kept.report.times.map(timeOf) } }
}
/** Before 2026-11-28 its instants were kept as texts. */
type Kept = FrozenChartReport & { report: { times: (number | string)[] } }
const timeOf = (time: number | string) => (typeof time === 'string' ? Date.parse(time) : time)

export const frozenChartReports = ({ db, line }: LineCall, filter: FrozenFilter) =>
  listFrozen(db, line, 'capability', filter)

/** Parallel arrays: when a unit was measured (milliseconds since 1970) and all its readings. `typeNo` null: units of several types. */
export type Measured = { typeNo: string | null; times: number[]; readings: (number | null)[][] }

export function measuredOf({ passes }: Pick<Points, 'passes'>): Measured {
  const types = new Set(passes.types)
  return {
    typeNo: types.size === 1 ? [...types][0]! : null, // the one there is
    times: [...passes.times],
    readings: Array.from(passes.times.keys(), (at) => readingsAt(passes, at)),
  }
}

export const frozenMeasured = (call: Pick<LineCall, 'db' | 'line'>, reportId: string) =>
  frozenValues<Measured>(call, reportId)
