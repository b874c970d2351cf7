import { processings } from '@takt/contract/processings.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportProcessings } from './export.ts'
import {
  changeProcessing,
  createProcessing,
  moveProcessing,
  removeProcessing,
  reviseProcessing,
  showUses,
} from './processings.ts'
import { listProcessings } from './processings.queries.ts'

export const processingsRoutes = serve(processings, {
  list: ({ db }, filter) => listProcessings(db, filter),
  create: (call, draft) => createProcessing(call, draft),
  update: (call, draft) => changeProcessing(call, draft),
  revise: (call, key) => reviseProcessing(call, key),
  move: (call, move) => moveProcessing(call, move),
  delete: (call, key) => removeProcessing(call, key),
  uses: (call, key) => showUses(call, key),
  export: (call, input) => exportProcessings(call, input),
})
