import { types } from '@takt/contract/types.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportTypes } from './export.ts'
import { changeType, createType, moveType, removeType, reviseType, usesOf } from './types.ts'
import { listTypes, registerTypes, versionsOf } from './types.queries.ts'

export const typesRoutes = serve(types, {
  list: ({ db }, filter) => listTypes(db, filter),
  register: ({ db }, filter) => registerTypes(db, filter),
  versions: ({ db }, { typeNo }) => versionsOf(db, typeNo),
  uses: (call, key) => usesOf(call, key),
  create: (call, draft) => createType(call, draft),
  update: (call, draft) => changeType(call, draft),
  revise: (call, key) => reviseType(call, key),
  delete: (call, key) => removeType(call, key),
  move: (call, move) => moveType(call, move),
  export: (call, input) => exportTypes(call, input),
})
