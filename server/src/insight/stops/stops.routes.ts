import { stops } from '@takt/contract/stops.ts'
import { serve } from '../../platform/http/serve.ts'
import { explainStop, stopsOf } from './stops.ts'

export const stopsRoutes = serve(stops, {
  list: (call, asked) => stopsOf(call, asked),
  explain: (call, draft) => explainStop(call, draft),
})
