import { collectionSets } from '@takt/contract/collectionSets.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportResults, exportSets } from './export.ts'
import { changeSet, createSet, moveSet, removeSet, reviseSet } from './collectionSets.ts'
import { listResults, listSets } from './collectionSets.queries.ts'

export const collectionSetsRoutes = serve(collectionSets, {
  list: ({ db }, filter) => listSets(db, filter),
  results: ({ db }, filter) => listResults(db, filter),
  create: (call, draft) => createSet(call, draft),
  update: (call, draft) => changeSet(call, draft),
  revise: (call, key) => reviseSet(call, key),
  move: (call, move) => moveSet(call, move),
  delete: (call, key) => removeSet(call, key),
  export: (call, input) => exportSets(call, input),
  exportResults: (call, input) => exportResults(call, input),
})
