import { webhooks } from '@takt/contract/webhooks.ts'
import { serve } from '../../platform/http/serve.ts'
import { listDeliveries } from './webhooks.queries.ts'
import { changeTarget, createTarget, removeTarget, sendAgain, targets, testTarget } from './webhooks.ts'

export const webhooksRoutes = serve(webhooks, {
  list: ({ db }, filter) => targets(db, filter),
  create: (call, draft) => createTarget(call, draft),
  update: (call, draft) => changeTarget(call, draft),
  delete: (call, key) => removeTarget(call, key),
  test: (call, { targetCode }) => testTarget(call, targetCode),
  deliveries: ({ db }, filter) => listDeliveries(db, filter),
  sendAgain: (call, { id }) => sendAgain(call, id),
})
