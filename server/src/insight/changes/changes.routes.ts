import { changes } from '@takt/contract/changes.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeOf, listChanges } from './changes.ts'
import { exportChanges } from './export.ts'

export const changesRoutes = serve(changes, {
  list: (call, filter) => listChanges(call, filter),
  change: (call, input) => changeOf(call, input),
  export: (call, input) => exportChanges(call, input),
})
