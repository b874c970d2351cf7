import { attributeLimits } from '@takt/contract/attributeLimits.ts'
import { chartExclusions } from '@takt/contract/chartExclusions.ts'
import { chartLimits } from '@takt/contract/chartLimits.ts'
import { charts } from '@takt/contract/charts.ts'
import { serve } from '../../platform/http/serve.ts'
import { freezeAttributeLimits, takeBackAttributeLimits } from './attribute-limits.ts'
import { attributeLimitsAt } from './attribute-limits.queries.ts'
import { attributesOf, exportChart, measuredIn, overviewOf, reportOf } from './charts.ts'
import { excludePoint, restorePoint } from './exclusions.ts'
import { exclusionsAt } from './exclusions.queries.ts'
import { freezeChartReport, frozenChartReport, frozenChartReports } from './frozen.ts'
import { exportQdas } from './qdas.ts'
import { freezeLimits, takeBackLimits } from './limits.ts'
import { frozenChartPdf } from './paper.ts'
import { missedSamples } from './missed.ts'
import { shortRunOf } from './short-run.ts'
import { wallOf } from './wall.ts'
import { limitsAt } from './limits.queries.ts'

export const chartsRoutes = serve(charts, {
  report: (call, input) => reportOf(call, input),
  characteristics: (call, input) => measuredIn(call, input),
  overview: (call, input) => overviewOf(call, input),
  wall: (call, input) => wallOf(call, input),
  missed: (call, input) => missedSamples(call, input),
  shortRun: (call, input) => shortRunOf(call, input),
  attributes: (call, input) => attributesOf(call, input),
  freeze: (call, input) => freezeChartReport(call, input),
  frozen: (call, filter) => frozenChartReports(call, filter),
  one: (call, { reportId }) => frozenChartReport(call, reportId),
  pdf: (call, input) => frozenChartPdf(call, input),
  qdas: (call, input) => exportQdas(call, input),
  export: (call, input) => exportChart(call, input),
})

export const chartLimitsRoutes = serve(chartLimits, {
  list: ({ db, line }, place) => limitsAt(db, line, place),
  freeze: (call, draft) => freezeLimits(call, draft),
  withdraw: (call, input) => takeBackLimits(call, input),
})

export const attributeLimitsRoutes = serve(attributeLimits, {
  list: ({ db, line }, place) => attributeLimitsAt(db, line, place),
  freeze: (call, draft) => freezeAttributeLimits(call, draft),
  withdraw: (call, input) => takeBackAttributeLimits(call, input),
})

export const chartExclusionsRoutes = serve(chartExclusions, {
  list: ({ db, line }, place) => exclusionsAt(db, line, place),
  exclude: (call, point) => excludePoint(call, point),
  restore: (call, input) => restorePoint(call, input),
})
