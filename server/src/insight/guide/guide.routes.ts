import { guide } from '@takt/contract/guide.ts'
import { serve } from '../../platform/http/serve.ts'
import { setUpOf } from './guide.ts'

export const guideRoutes = serve(guide, {
  progress: (call) => setUpOf(call),
})
