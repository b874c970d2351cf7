import { cycleStandards } from '@takt/contract/cycleStandards.ts'
import { serve } from '../../platform/http/serve.ts'
import { listStandards } from './cycleStandards.queries.ts'
import { proposeStandard, withdrawStandard } from './cycleStandards.ts'

export const cycleStandardsRoutes = serve(cycleStandards, {
  list: ({ db, line }, place) => listStandards(db, line, place),
  propose: (call, draft) => proposeStandard(call, draft),
  withdraw: (call, key) => withdrawStandard(call, key),
})
