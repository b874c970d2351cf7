import { passes } from '@takt/contract/passes.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportPasses } from './export.ts'
import { listPasses, wipNow, yieldsOf } from './passes.ts'

export const passesRoutes = serve(passes, {
  list: (call, filter) => listPasses(call, filter),
  yields: (call, scope) => yieldsOf(call, scope),
  wip: (call, scope) => wipNow(call, scope),
  export: (call, input) => exportPasses(call, input),
})
