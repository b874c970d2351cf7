import { bomDefs } from '@takt/contract/bomDefs.ts'
import { serve } from '../http/serve.ts'
import { blockPart, changePart, createPart, removePart } from './bomDefs.ts'
import { billsWith, listParts } from './bomDefs.queries.ts'
import { exportParts } from './export.ts'

export const bomDefsRoutes = serve(bomDefs, {
  list: ({ db }, filter) => listParts(db, filter),
  uses: ({ db }, { bomCode }) => billsWith(db, bomCode),
  create: (call, draft) => createPart(call, draft),
  update: (call, draft) => changePart(call, draft),
  delete: (call, key) => removePart(call, key),
  block: (call, { bomCode, reason }) => blockPart(call, bomCode, 'blocked', reason),
  unblock: (call, { bomCode, reason }) => blockPart(call, bomCode, 'active', reason),
  export: (call, wanted) => exportParts(call, wanted),
})
