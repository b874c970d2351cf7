import { reports } from '@takt/contract/reports.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportReport } from './export.ts'
import { choicesOf, make, oneReport, recheck, reportsOfLine } from './reports.ts'

export const reportsRoutes = serve(reports, {
  list: (call, filter) => reportsOfLine(call, filter),
  one: (call, { reportId }) => oneReport(call, reportId),
  choices: (call) => choicesOf(call),
  make: (call, asked) => make(call, asked),
  recheck: (call, { reportId }) => recheck(call, reportId),
  export: (call, asked) => exportReport(call, asked),
})
