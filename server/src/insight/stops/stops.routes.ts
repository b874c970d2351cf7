import { stops } from '@takt/contract/stops.ts'
import { serve } from '../../platform/http/serve.ts'
import { explainPart, mergePart, splitPart } from './change.ts'
import { exportLosses } from './export.ts'
import { lossesOf, lossSumsOf } from './losses.ts'
import { reasonSums, stopsOf } from './stops.ts'

export const stopsRoutes = serve(stops, {
  list: (call, input) => stopsOf(call, input),
  reasons: (call, input) => reasonSums(call, input),
  losses: (call, filter) => lossesOf(call, filter),
  lossSums: (call, input) => lossSumsOf(call, input),
  export: (call, input) => exportLosses(call, input),
  explain: (call, draft) => explainPart(call, draft),
  split: (call, draft) => splitPart(call, draft),
  merge: (call, draft) => mergePart(call, draft),
})
