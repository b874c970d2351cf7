import { orders } from '@takt/contract/orders.ts'
import { serve } from '../http/serve.ts'
import { archiveOfLine } from './archive.ts'
import { exportOrders } from './export.ts'
import { changeOrder, changeOrderNumber, createOrder, moveOrder, queueOrder, removeOrder } from './orders.ts'
import { listOrders } from './orders.queries.ts'
import { exportPast, orderAccount, pastOrders } from './past.ts'
import { orderReadiness } from './readiness.ts'

export const ordersRoutes = serve(orders, {
  list: ({ db, line }, filter) => listOrders(db, line, filter),
  create: (call, draft) => createOrder(call, draft),
  update: (call, draft) => changeOrder(call, draft),
  delete: (call, { id }) => removeOrder(call, id),
  move: (call, move) => moveOrder(call, move),
  queue: (call, place) => queueOrder(call, place),
  changeNumber: (call, change) => changeOrderNumber(call, change),
  readiness: (call, { id }) => orderReadiness(call, id),
  export: (call, wanted) => exportOrders(call, wanted),
  past: (call, filter) => pastOrders(call, filter),
  exportPast: (call, wanted) => exportPast(call, wanted),
  account: (call, { id }) => orderAccount(call, id),
  archive: (call, wanted) => archiveOfLine(call, wanted),
})
