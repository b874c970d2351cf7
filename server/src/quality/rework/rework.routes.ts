import { rework } from '@takt/contract/rework.ts'
import { serve } from '../../platform/http/serve.ts'
import { reworkFigures } from './figures.ts'
import { reportRework } from './report.ts'
import { lookAtWork, reportsOfLine, reworkSums, waitingRework } from './rework.ts'

export const reworkRoutes = serve(rework, {
  waiting: (call) => waitingRework(call),
  look: (call, { unit }) => lookAtWork(call, unit),
  report: (call, draft) => reportRework(call, draft),
  summary: (call, filter) => reworkSums(call, filter),
  figures: (call, input) => reworkFigures(call, input),
  list: (call, filter) => reportsOfLine(call, filter),
})
