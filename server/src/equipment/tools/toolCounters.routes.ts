import { toolCounters } from '@takt/contract/toolCounters.ts'
import { serve } from '../../platform/http/serve.ts'
import {
  askMoreLife,
  blockCavity,
  decideMoreLife,
  listCounters,
  openCavity,
  removeCounter,
  saveCounter,
} from './counters.ts'

export const toolCountersRoutes = serve(toolCounters, {
  list: (call, named) => listCounters(call, named),
  save: (call, wish) => saveCounter(call, wish),
  remove: (call, wish) => removeCounter(call, wish),
  block: (call, wish) => blockCavity(call, wish),
  open: (call, wish) => openCavity(call, wish),
  askMore: (call, input) => askMoreLife(call, input),
  allowMore: (call, named) => decideMoreLife(call, true, named),
  refuseMore: (call, named) => decideMoreLife(call, false, named),
})
