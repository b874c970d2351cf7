import { chartEvents } from '@takt/contract/chartEvents.ts'
import { serve } from '../../platform/http/serve.ts'
import { bordersOf } from './borders.ts'
import { chartEventsOf } from './chartEvents.ts'

export const chartEventsRoutes = serve(chartEvents, {
  borders: (call, wanted) => bordersOf(call, wanted),
  of: (call, asked) => chartEventsOf(call, asked),
})
