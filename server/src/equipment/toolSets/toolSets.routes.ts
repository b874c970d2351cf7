import { toolSets } from '@takt/contract/toolSets.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportToolSets } from './export.ts'
import { changeToolSet, createToolSet, moveToolSet, removeToolSet, reviseToolSet } from './toolSets.ts'
import { listToolSets } from './toolSets.queries.ts'

export const toolSetsRoutes = serve(toolSets, {
  list: ({ db }, filter) => listToolSets(db, filter),
  create: (call, draft) => createToolSet(call, draft),
  update: (call, draft) => changeToolSet(call, draft),
  revise: (call, key) => reviseToolSet(call, key),
  move: (call, move) => moveToolSet(call, move),
  delete: (call, key) => removeToolSet(call, key),
  export: (call, input) => exportToolSets(call, input),
})
