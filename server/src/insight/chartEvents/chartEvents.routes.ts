import { chartEvents } from '@takt/contract/chartEvents.ts'
import { serve } from '../../platform/http/serve.ts'
import { chartEventsOf } from './chartEvents.ts'

export const chartEventsRoutes = serve(chartEvents, {
  of: (call, asked) => chartEventsOf(call, asked),
})
