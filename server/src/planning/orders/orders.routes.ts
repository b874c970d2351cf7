import { orders } from '@takt/contract/orders.ts'
import { serve } from '../../platform/http/serve.ts'
import { archiveOfLine } from './archive.ts'
import { exportChanges, queueChanges } from './changes.ts'
import { exportOrders } from './export.ts'
import { importOrders, orderMaterials } from './import.ts'
import { changeOrder, changeOrderNumber, createOrder, moveOrder, removeOrder } from './orders.ts'
import { queueOrder } from './queue.ts'
import { listOrders, overlappingOrders } from './orders.queries.ts'
import { exportPast, orderAccount, pastOrders } from './past.ts'
import { plannedEnd } from './plan-end.ts'
import { proposeOrder } from './proposal.ts'
import { orderLights, orderReadiness } from './readiness.ts'
import { makeSerials } from './serials.ts'
import { workTimes } from './work-times.ts'
import { listSerials } from './serials.queries.ts'

export const ordersRoutes = serve(orders, {
  list: ({ db, line }, filter) => listOrders(db, line, filter),
  create: (call, draft) => createOrder(call, draft),
  import: (call, wish) => importOrders(call, wish),
  materials: (call, { id }) => orderMaterials(call, id),
  update: (call, draft) => changeOrder(call, draft),
  delete: (call, { id }) => removeOrder(call, id),
  move: (call, move) => moveOrder(call, move),
  queue: (call, place) => queueOrder(call, place),
  changeNumber: (call, change) => changeOrderNumber(call, change),
  readiness: (call, { id }) => orderReadiness(call, id),
  lights: (call, { ids }) => orderLights(call, ids),
  proposal: (call, of) => proposeOrder(call, of),
  plannedEnd: (call, plan) => plannedEnd(call, plan),
  workTimes: (call, span) => workTimes(call, span),
  overlaps: ({ db, line }, plan) => overlappingOrders(db, line, plan),
  serials: ({ db, line }, filter) => listSerials(db, line, filter),
  makeSerials: (call, input) => makeSerials(call, input),
  changes: (call, filter) => queueChanges(call, filter),
  exportChanges: (call, input) => exportChanges(call, input),
  export: (call, input) => exportOrders(call, input),
  past: (call, filter) => pastOrders(call, filter),
  exportPast: (call, input) => exportPast(call, input),
  account: (call, { id }) => orderAccount(call, id),
  archive: (call, input) => archiveOfLine(call, input),
})
