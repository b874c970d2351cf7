import { attention } from '@takt/contract/attention.ts'
import { serve } from '../../platform/http/serve.ts'
import { countsOf } from './attention.ts'

export const attentionRoutes = serve(attention, {
  counts: (call) => countsOf(call),
})
