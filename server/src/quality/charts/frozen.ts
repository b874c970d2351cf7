import type { ChartInput, FrozenChartReport } from '@takt/contract/charts.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { FreezeReport, FrozenFilter } from '@takt/contract/frozenReports.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { freezeReport, frozenReport, listFrozen } from '../../platform/frozenReports/frozenReports.ts'
import { reportOf } from './report.ts'

/** Read anew by the server, by the function the page is read by. */
export async function freezeChartReport(
  call: LineCall,
  { reportTitle, remark, messageId, ...asked }: ChartInput & FreezeReport,
) {
  const [report, { timeZone }] = await Promise.all([reportOf(call, asked), plantOf(call.db)])
  if (report.figures.sampleNum === 0) refuse('charts.nothing')
  const { since, until } = report
  const said = { asked, report, since, until, timeZone }
  return freezeReport(call, 'capability', { reportTitle, remark, messageId }, said)
}

export const frozenChartReport = (call: Pick<LineCall, 'db' | 'line'>, reportId: string) =>
  frozenReport<FrozenChartReport>(call, 'capability', reportId)

export const frozenChartReports = ({ db, line }: LineCall, filter: FrozenFilter) =>
  listFrozen(db, line, 'capability', filter)
