import { seals } from '@takt/contract/seals.ts'
import { serve } from '../http/serve.ts'
import { checkDay, listSeals } from './seals.ts'

export const sealsRoutes = serve(seals, {
  list: ({ db }) => listSeals(db),
  check: ({ db }, { day }) => checkDay(db, day),
})
