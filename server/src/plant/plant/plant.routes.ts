import { plant } from '@takt/contract/plant.ts'
import { serve } from '../../platform/http/serve.ts'
import { plantTold, saveShifts, shiftsOfLine } from './plant.ts'

export const plantRoutes = serve(plant, {
  get: ({ db }) => plantTold(db),
  shifts: ({ db, line }) => shiftsOfLine(db, line),
  saveShifts: (call, input) => saveShifts(call, input),
})
