import { defects } from '@takt/contract/defects.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeDefect, createDefect, defectsToChoose, mergeDefect, retireDefect } from './defects.ts'
import { listDefects } from './defects.queries.ts'
import { exportDefects } from './export.ts'
import { importDefects } from './import.ts'

export const defectsRoutes = serve(defects, {
  list: ({ db, line }, filter) => listDefects(db, line, filter),
  choices: (call) => defectsToChoose(call),
  create: (call, draft) => createDefect(call, draft),
  update: (call, draft) => changeDefect(call, draft),
  retire: (call, key) => retireDefect(call, key),
  merge: (call, wish) => mergeDefect(call, wish),
  import: (call, wish) => importDefects(call, wish),
  export: (call, scope) => exportDefects(call, scope),
})
