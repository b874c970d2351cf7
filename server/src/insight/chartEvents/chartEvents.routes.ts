import { chartEvents } from '@takt/contract/chartEvents.ts'
import { serve } from '../../platform/http/serve.ts'
import { attributeBordersOf, bordersOf } from './borders.ts'
import { chartEventsOf } from './chartEvents.ts'

export const chartEventsRoutes = serve(chartEvents, {
  borders: (call, wanted) => bordersOf(call, wanted),
  attributeBorders: (call, wanted) => attributeBordersOf(call, wanted),
  of: (call, asked) => chartEventsOf(call, asked),
})
