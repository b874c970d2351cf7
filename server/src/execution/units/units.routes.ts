import { units } from '@takt/contract/units.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportUnits } from './export.ts'
import { passportOf } from './passport.ts'
import { moveUnit } from './units.ts'
import { listUnits } from './units.queries.ts'

export const unitsRoutes = serve(units, {
  list: ({ db, line }, filter) => listUnits(db, line, filter),
  passport: (call, input) => passportOf(call, input),
  move: (call, move) => moveUnit(call, move),
  export: (call, input) => exportUnits(call, input),
})
