import { futureHolds } from '@takt/contract/futureHolds.ts'
import { serve } from '../../platform/http/serve.ts'
import { dropFutureHold, holdsToCome, setFutureHold } from './futureHolds.ts'

export const futureHoldsRoutes = serve(futureHolds, {
  of: (call, { productId }) => holdsToCome(call, productId),
  set: (call, input) => setFutureHold(call, input),
  drop: (call, input) => dropFutureHold(call, input),
})
