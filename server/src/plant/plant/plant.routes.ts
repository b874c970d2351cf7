import { plant } from '@takt/contract/plant.ts'
import { serve } from '../../platform/http/serve.ts'
import { plantWithHistory, saveShifts, shiftsOfLine } from './plant.ts'

export const plantRoutes = serve(plant, {
  get: ({ db }) => plantWithHistory(db),
  shifts: ({ db, line }) => shiftsOfLine(db, line),
  saveShifts: (call, input) => saveShifts(call, input),
})
