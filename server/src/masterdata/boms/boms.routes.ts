import { boms } from '@takt/contract/boms.ts'
import { serve } from '../../platform/http/serve.ts'
import { bomUses, changeBom, createBom, moveBom, removeBom, reviseBom } from './boms.ts'
import { listBoms } from './boms.queries.ts'
import { exportBoms } from './export.ts'

export const bomsRoutes = serve(boms, {
  list: ({ db }, filter) => listBoms(db, filter),
  create: (call, draft) => createBom(call, draft),
  update: (call, draft) => changeBom(call, draft),
  revise: (call, key) => reviseBom(call, key),
  move: (call, move) => moveBom(call, move),
  delete: (call, key) => removeBom(call, key),
  uses: (call, key) => bomUses(call, key),
  export: (call, input) => exportBoms(call, input),
})
