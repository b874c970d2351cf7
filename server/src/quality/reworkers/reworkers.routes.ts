import { reworkers } from '@takt/contract/reworkers.ts'
import { serve } from '../../platform/http/serve.ts'
import { addReworker, badgeOf, changeReworker, endReworker, reworkersOfLine } from './reworkers.ts'

export const reworkersRoutes = serve(reworkers, {
  list: (call, filter) => reworkersOfLine(call, filter),
  create: (call, draft) => addReworker(call, draft),
  update: (call, change) => changeReworker(call, change),
  end: (call, key) => endReworker(call, key),
  badge: (call, input) => badgeOf(call, input),
})
