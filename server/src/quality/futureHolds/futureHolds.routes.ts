import { futureHolds } from '@takt/contract/futureHolds.ts'
import { serve } from '../../platform/http/serve.ts'
import { dropFutureHold, holdsToCome, setFutureHold } from './futureHolds.ts'

export const futureHoldsRoutes = serve(futureHolds, {
  of: (call, { productId }) => holdsToCome(call, productId),
  set: (call, asked) => setFutureHold(call, asked),
  drop: (call, asked) => dropFutureHold(call, asked),
})
