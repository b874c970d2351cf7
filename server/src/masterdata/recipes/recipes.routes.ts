import { recipes } from '@takt/contract/recipes.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportSets } from './export.ts'
import { downloadsAt, downloadTo, showGrid } from './grid.ts'
import { importSets } from './import.ts'
import { listSets } from './recipes.queries.ts'
import { moveSet, removeSet, reviseSet, saveSet } from './recipes.ts'
import { takeOver } from './take-over.ts'

export const recipesRoutes = serve(recipes, {
  grid: (call, { typeNo }) => showGrid(call, typeNo),
  list: ({ db, line }, filter) => listSets(db, line, filter),
  save: (call, draft) => saveSet(call, draft),
  takeOver: (call, wish) => takeOver(call, wish),
  revise: (call, key) => reviseSet(call, key),
  move: (call, move) => moveSet(call, move),
  delete: (call, key) => removeSet(call, key),
  download: (call, input) => downloadTo(call, input),
  downloads: (call, { stationNumber }) => downloadsAt(call, stationNumber),
  import: (call, wish) => importSets(call, wish),
  export: (call, input) => exportSets(call, input),
})
