import { security } from '@takt/contract/security.ts'
import { serve } from '../../platform/http/serve.ts'
import { listEvents } from './security.queries.ts'

export const securityRoutes = serve(security, {
  list: ({ db }, filter) => listEvents(db, filter),
})
