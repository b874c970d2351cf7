import { bomDefs } from '@takt/contract/bomDefs.ts'
import { serve } from '../../platform/http/serve.ts'
import { blockPart, changePart, createPart, removePart } from './bomDefs.ts'
import { billsWith, listParts, partNames } from './bomDefs.queries.ts'
import { exportParts } from './export.ts'
import { importParts } from './import.ts'

export const bomDefsRoutes = serve(bomDefs, {
  list: ({ db }, filter) => listParts(db, filter),
  names: ({ db }) => partNames(db),
  uses: ({ db }, { bomCode }) => billsWith(db, bomCode),
  create: (call, draft) => createPart(call, draft),
  update: (call, draft) => changePart(call, draft),
  delete: (call, key) => removePart(call, key),
  block: (call, { bomCode, reason }) => blockPart(call, bomCode, 'blocked', reason),
  unblock: (call, { bomCode, reason }) => blockPart(call, bomCode, 'active', reason),
  import: (call, wish) => importParts(call, wish),
  export: (call, input) => exportParts(call, input),
})
