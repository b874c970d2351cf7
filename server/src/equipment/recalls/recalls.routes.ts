import { recalls } from '@takt/contract/recalls.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportRecalled, listRecalled } from './list.ts'
import { holdRecalled, progressOf, recallOf } from './recalls.ts'

export const recallsRoutes = serve(recalls, {
  one: (call, { calibrationId }) => recallOf(call, calibrationId),
  values: (call, input) => listRecalled(call, input),
  export: (call, input) => exportRecalled(call, input),
  hold: (call, input) => holdRecalled(call, input),
  progress: (call, input) => progressOf(call, input),
})
