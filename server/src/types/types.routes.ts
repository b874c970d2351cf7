import { types } from '@takt/contract/types.ts'
import { serve } from '../http/serve.ts'
import { changeType, createType, moveType, reviseType } from './types.ts'
import { listTypes } from './types.queries.ts'

export const typesRoutes = serve(types, {
  list: ({ db }, filter) => listTypes(db, filter),
  create: (call, draft) => createType(call, draft),
  update: (call, draft) => changeType(call, draft),
  revise: (call, key) => reviseType(call, key),
  move: (call, move) => moveType(call, move),
})
