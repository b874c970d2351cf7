import { charts } from '@takt/contract/charts.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportChart, overviewOf, reportOf } from './charts.ts'

export const chartsRoutes = serve(charts, {
  report: (call, wanted) => reportOf(call, wanted),
  overview: (call, wanted) => overviewOf(call, wanted),
  export: (call, wanted) => exportChart(call, wanted),
})
