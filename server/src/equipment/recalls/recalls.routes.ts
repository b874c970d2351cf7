import { recalls } from '@takt/contract/recalls.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportRecalled, listRecalled } from './list.ts'
import { holdRecalled, progressOf, recallOf } from './recalls.ts'

export const recallsRoutes = serve(recalls, {
  one: (call, { calibrationId }) => recallOf(call, calibrationId),
  values: (call, wanted) => listRecalled(call, wanted),
  export: (call, wanted) => exportRecalled(call, wanted),
  hold: (call, wanted) => holdRecalled(call, wanted),
  progress: (call, wanted) => progressOf(call, wanted),
})
