import { reports } from '@takt/contract/reports.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportReport } from './export.ts'
import { deliveriesOf } from './deliveries.queries.ts'
import { pdfOfReport } from './paper.ts'
import { choicesOf, make, oneReport, recheck, reportsOfLine } from './reports.ts'
import { recipientsFor, saveSchedule, schedulesOfLine } from './schedules.ts'

export const reportsRoutes = serve(reports, {
  list: (call, filter) => reportsOfLine(call, filter),
  one: (call, { reportId }) => oneReport(call, reportId),
  choices: (call) => choicesOf(call),
  schedules: (call) => schedulesOfLine(call),
  recipients: (call) => recipientsFor(call),
  saveSchedule: (call, draft) => saveSchedule(call, draft),
  deliveries: (call, { reportId }) => deliveriesOf(call.db, call.line, reportId),
  make: (call, input) => make(call, input),
  recheck: (call, { reportId }) => recheck(call, reportId),
  pdf: (call, input) => pdfOfReport(call, input),
  export: (call, input) => exportReport(call, input),
})
