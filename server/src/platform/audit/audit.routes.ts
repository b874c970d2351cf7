import { audit } from '@takt/contract/audit.ts'
import { serve } from '../http/serve.ts'
import { historyOf } from './audit.ts'

export const auditRoutes = serve(audit, {
  of: (call, input) => historyOf(call, input),
})
