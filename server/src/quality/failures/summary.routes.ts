import { failureSummary } from '@takt/contract/failure-summary.ts'
import { serve } from '../../platform/http/serve.ts'
import { figuresOf } from './summary.ts'

export const failureSummaryRoutes = serve(failureSummary, {
  figures: (call, input) => figuresOf(call, input),
})
