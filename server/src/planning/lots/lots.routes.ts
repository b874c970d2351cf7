import { lots } from '@takt/contract/lots.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportLots, lotsOf } from './list.ts'
import { wipOfLots } from './lot-units.queries.ts'
import { moveLot } from './lots.ts'
import { undividedOrders } from './lots.queries.ts'
import { createLot, divideOrder } from './make.ts'
import { mergeLots, prioritiseLot, queueLot, splitLot, unqueueLots } from './rearrange.ts'
import { resendLot } from './sync.ts'

export const lotsRoutes = serve(lots, {
  list: (call, filter) => lotsOf(call, filter),
  create: (call, draft) => createLot(call, draft),
  divide: (call, input) => divideOrder(call, input),
  undivided: ({ db, line }) => undividedOrders(db, line),
  move: (call, move) => moveLot(call, move),
  queue: (call, place) => queueLot(call, place),
  unqueue: (call) => unqueueLots(call),
  prioritise: (call, change) => prioritiseLot(call, change),
  split: (call, part) => splitLot(call, part),
  merge: (call, both) => mergeLots(call, both),
  resend: (call, { id }) => resendLot(call, id),
  wip: ({ db, line }, { lotNo }) => wipOfLots(db, line, lotNo),
  export: (call, input) => exportLots(call, input),
})
