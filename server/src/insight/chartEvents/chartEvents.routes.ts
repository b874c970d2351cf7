import { chartEvents } from '@takt/contract/chartEvents.ts'
import { serve } from '../../platform/http/serve.ts'
import { attributeBordersOf, bordersOf } from './borders.ts'
import { chartEventsOf } from './chartEvents.ts'

export const chartEventsRoutes = serve(chartEvents, {
  borders: (call, input) => bordersOf(call, input),
  attributeBorders: (call, input) => attributeBordersOf(call, input),
  of: (call, input) => chartEventsOf(call, input),
})
