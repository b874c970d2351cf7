import { stops } from '@takt/contract/stops.ts'
import { serve } from '../../platform/http/serve.ts'
import { explainPart, mergePart, splitPart } from './change.ts'
import { lossesOf } from './losses.ts'
import { reasonSums, stopsOf } from './stops.ts'

export const stopsRoutes = serve(stops, {
  list: (call, asked) => stopsOf(call, asked),
  reasons: (call, asked) => reasonSums(call, asked),
  losses: (call, filter) => lossesOf(call, filter),
  explain: (call, draft) => explainPart(call, draft),
  split: (call, draft) => splitPart(call, draft),
  merge: (call, draft) => mergePart(call, draft),
})
