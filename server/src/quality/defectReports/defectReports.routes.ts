import { defectReports } from '@takt/contract/defectReports.ts'
import { serve } from '../../platform/http/serve.ts'
import { lookAt, reportDefect, reportsOf, takeBack } from './defectReports.ts'
import { offeredAt } from './offered.ts'

export const defectReportsRoutes = serve(defectReports, {
  look: (call, { scanned }) => lookAt(call, scanned),
  offered: (call, where) => offeredAt(call, where),
  log: (call, draft) => reportDefect(call, draft),
  mine: (call) => reportsOf(call),
  undo: (call, input) => takeBack(call, input),
})
