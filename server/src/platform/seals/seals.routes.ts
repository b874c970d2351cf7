import { seals } from '@takt/contract/seals.ts'
import { serve } from '../http/serve.ts'
import { checkDay, listSeals, nextSeal } from './seals.ts'

export const sealsRoutes = serve(seals, {
  list: ({ db }) => listSeals(db),
  next: ({ db }) => nextSeal(db),
  check: ({ db }, { day }) => checkDay(db, day),
})
