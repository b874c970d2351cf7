import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import { byId, code, count, flag, id, instant, note, reason, seconds, whole } from './fields.ts'
import { exportFormats, ledgerOf, registerOf, registerPaging } from './lists.ts'
import { ImportVerdict, mostOrders, OrderMaterial, OrderRow } from './order-import.ts'
import { Order, OrderDraft, orderMoveNames, orderStatuses } from './order.ts'
import { OrderLight, Readiness } from './order-readiness.ts'
import { mostSerials, Serial, SerialFilter } from './serials.ts'
import { queueChangeFilterFields, QueueChange, QueueChangeFilter } from './queue-changes.ts'
import { OrderAccount, PastOrderFilter, PastOrderRow, pastOrderFilterFields } from './past-orders.ts'

export {
  Order,
  OrderDraft,
  orderMoveNames,
  orderMoves,
  orderStatuses,
  type OrderMove,
  type OrderStatus,
} from './order.ts'

/** `pace`: seconds the line plans for a unit; null: no cycle time is planned. */
export const OrderProposal = Order.pick({
  picNumberVer: true,
  processRoute: true,
  processRouteVer: true,
  bomCode: true,
  bomVer: true,
}).extend({ pace: seconds().nullable() })
export type OrderProposal = z.infer<typeof OrderProposal>

const filterFields = {
  ...Order.pick({ orderCode: true, orderName: true, typeNo: true, customerOrderNo: true }).partial().shape,
  orderStatus: z.array(z.enum(orderStatuses)).max(orderStatuses.length).optional(),
}

export const OrderFilter = z.strictObject({ ...filterFields, ...registerPaging(Order) })
export type OrderFilter = z.infer<typeof OrderFilter>

/** An order of the same type planned at the same time. */
export const PlanOverlap = Order.pick({
  orderCode: true,
  orderName: true,
  orderStatus: true,
  orderNumber: true,
  planStart: true,
  planEnd: true,
})

/** A picture with more of them could not be read; nothing is answered then. */
export const mostWorkTimes = 500

export const orders = feature('orders', {
  list: query({
    input: OrderFilter,
    output: registerOf(Order),
    for: ['orderCreate', 'pendingProductionOrder'],
  }),
  /** Without a code it gets the next of the numbering rule. */
  create: command({
    input: OrderDraft.extend({ orderCode: code().optional(), release: flag().optional() }),
    output: Order,
    for: ['orderCreate'],
    touches: ['boards'],
  }),
  /** `leaveOut`: what has a fault is left out, else nothing is written. A dry run writes nothing and tells what a real one would do. */
  import: command({
    input: z.strictObject({
      rows: z.array(OrderRow).min(1).max(mostOrders),
      leaveOut: flag(),
      dryRun: flag(),
    }),
    output: ImportVerdict,
    for: ['orderCreate'],
    touches: ['boards'],
    large: true,
  }),
  materials: query({
    input: byId,
    output: z.array(OrderMaterial),
    for: ['orderCreate', 'pendingProductionOrder', 'orderHistory'],
  }),
  update: command({
    input: OrderDraft.extend({ id: id(), revision: count() }),
    output: Order,
    for: ['orderCreate'],
    touches: ['boards'],
  }),
  delete: command({
    input: byId,
    output: Order,
    for: ['orderCreate', 'pendingProductionOrder'],
    touches: ['boards'],
  }),
  move: command({
    input: byId.extend({ move: z.enum(orderMoveNames), reason: note().optional() }),
    output: Order,
    for: ['orderCreate', 'pendingProductionOrder'],
    touches: ['boards', 'inspections'],
  }),
  /** Puts an order into the queue before another; null: at the end. `seen`: its place when the person took the move back. */
  queue: command({
    input: byId.extend({ before: id().nullable(), seen: Order.shape.sequence.optional() }),
    output: Order,
    for: ['pendingProductionOrder'],
  }),
  /** The planned end stays as it is unless another one is sent with the quantity. `seen`: the quantity when the person took the change back. */
  changeNumber: command({
    input: byId.extend({
      orderNumber: Order.shape.orderNumber,
      planEnd: Order.shape.planEnd.optional(),
      reason: reason(),
      seen: Order.shape.orderNumber.optional(),
    }),
    output: Order,
    for: ['pendingProductionOrder'],
    touches: ['boards'],
  }),
  readiness: query({
    input: byId,
    output: z.array(Readiness),
    for: ['orderCreate', 'pendingProductionOrder', 'toMesProcess'],
  }),
  /** The lights of a whole page of orders in one question. */
  lights: query({
    input: z.strictObject({ ids: z.array(id()).max(200) }),
    output: z.array(OrderLight),
    for: ['orderCreate', 'pendingProductionOrder', 'toMesProcess'],
  }),
  /** The defaults of the form and of every import. Without a route of its own: by the route of the type. */
  proposal: query({
    input: Order.pick({ typeNo: true, typeVer: true, processRoute: true, processRouteVer: true }).strict(),
    output: OrderProposal,
    for: ['orderCreate', 'pendingProductionOrder'],
  }),
  /** When so many are made at a pace, by the shifts and the calendar of the line; null: not within a year. */
  plannedEnd: query({
    input: Order.pick({ planStart: true, orderNumber: true }).extend({ pace: seconds() }).strict(),
    output: z.object({ planEnd: instant().nullable() }),
    for: ['orderCreate', 'pendingProductionOrder'],
  }),
  /** When the line works, by its shifts and its calendar: the time in between makes nothing. */
  workTimes: query({
    input: z.strictObject({ from: instant(), to: instant() }),
    output: z.array(z.object({ start: instant(), end: instant() })).max(mostWorkTimes),
    for: ['pendingProductionOrder'],
  }),
  overlaps: query({
    input: z.strictObject({
      typeNo: code(),
      planStart: instant(),
      planEnd: instant(),
      except: id().optional(),
    }),
    output: z.array(PlanOverlap),
    for: ['orderCreate'],
  }),
  serials: query({
    input: SerialFilter,
    output: registerOf(Serial),
    for: ['orderCreate', 'pendingProductionOrder', 'mesProcess', 'toMesProcess'],
  }),
  /** So many more, in addition to those its release made. */
  makeSerials: command({
    input: byId.extend({ number: whole(1, mostSerials) }),
    output: z.object({ made: count(), first: code(), last: code() }),
    for: ['orderCreate', 'pendingProductionOrder'],
  }),
  changes: query({
    input: QueueChangeFilter,
    output: ledgerOf(QueueChange),
    for: ['pendingProductionHistory'],
  }),
  exportChanges: download({
    input: z.strictObject({ ...queueChangeFilterFields, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['pendingProductionHistory'],
    mayLag: true,
  }),
  export: download({
    input: z.strictObject({ ...filterFields, sort: OrderFilter.shape.sort, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['orderCreate', 'pendingProductionOrder'],
  }),
  past: query({
    input: PastOrderFilter,
    output: registerOf(PastOrderRow),
    for: ['orderHistory'],
    mayLag: true,
  }),
  exportPast: download({
    input: z.strictObject({
      ...pastOrderFilterFields,
      sort: PastOrderFilter.shape.sort,
      format: z.enum(exportFormats),
    }),
    output: z.never(),
    for: ['orderHistory'],
    mayLag: true,
  }),
  account: query({ input: byId, output: OrderAccount, for: ['orderHistory'], mayLag: true }),
  /** All the line has of its orders in one ZIP: orders, units, passes, failures and, where requested, every measured value. */
  archive: download({
    input: z.strictObject({ values: flag().default(true) }),
    output: z.never(),
    for: ['orderHistory'],
    mayLag: true,
  }),
})
