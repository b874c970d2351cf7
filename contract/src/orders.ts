import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import { byId, choice, code, count, flag, id, instant, name, note, positive, seconds, share, version } from './fields.ts'
import { exportFormats, period, registerOf, registerPaging } from './lists.ts'
import type { Moves } from './moves.ts'
import { Failure, processStatuses } from './units.ts'

export const orderStatuses = ['created', 'released', 'producing', 'paused', 'completed', 'closed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** `reason`: the person must say why. */
export const orderMoves = {
  release: { from: ['created'], to: 'released' },
  start: { from: ['released'], to: 'producing' },
  pause: { from: ['producing'], to: 'paused', reason: true },
  resume: { from: ['paused'], to: 'producing' },
  /** Also by the line itself, when the last good unit is counted. By hand it is closed short. */
  complete: { from: ['producing', 'paused'], to: 'completed', reason: true },
  close: { from: ['completed'], to: 'closed' },
  cancel: { from: ['created', 'released'], to: 'cancelled', reason: true },
} as const satisfies Moves<OrderStatus>
export const orderMoveNames = ['release', 'start', 'pause', 'resume', 'complete', 'close', 'cancel'] as const
export type OrderMove = (typeof orderMoveNames)[number]

export const Order = z.object({
  id: id(),
  lineNumber: code(),
  orderCode: code(),
  orderName: name(),
  orderStatus: choice(orderStatuses),
  orderUnit: code(),
  typeNo: code(),
  typeVer: version(),
  /** How many are asked for; how many were finished good; how many were scrapped; how many were begun. */
  orderNumber: positive(),
  actualNumber: count(),
  ngNumber: count(),
  startedNumber: count(),
  /** Place in the line's queue. */
  sequence: count(),
  planStart: instant(),
  planEnd: instant(),
  actualStart: instant().nullable(),
  actualEnd: instant().nullable(),
  productDescription: note().nullable(),
  picNumberVer: code().nullable(),
  bomCode: code().nullable(),
  bomVer: version().nullable(),
  processRoute: code().nullable(),
  processRouteVer: version().nullable(),
  sceneCode: code().nullable(),
  customerOrderNo: code().nullable(),
  customerOrderLine: code().nullable(),
  productDepartment: code().nullable(),
  /** Why it was paused, completed short or cancelled. */
  statusReason: note().nullable(),
  revision: count(),
})
export type Order = z.infer<typeof Order>

/** What a planner writes; the rest is set by the line, the clock and the plant. */
export const OrderDraft = Order.omit({
  id: true, lineNumber: true, orderStatus: true, actualNumber: true, ngNumber: true, startedNumber: true, sequence: true,
  actualStart: true, actualEnd: true, statusReason: true, revision: true,
}).strict()
export type OrderDraft = z.infer<typeof OrderDraft>

const ordersWanted = {
  ...Order.pick({ orderCode: true, orderName: true, typeNo: true, customerOrderNo: true }).partial().shape,
  orderStatus: z.array(z.enum(orderStatuses)).max(orderStatuses.length).optional(),
}
export const OrderFilter = z.strictObject({ ...ordersWanted, ...registerPaging(Order) })
export type OrderFilter = z.infer<typeof OrderFilter>

/** What must be true before an order may start; a red line says what to mend. */
export const readinessChecks = ['typeReleased', 'routeReleased', 'setsReleased', 'stationsOnLine', 'stationsEnabled'] as const
export const Readiness = z.object({ check: choice(readinessChecks), ok: flag(), about: z.string() })
export type Readiness = z.infer<typeof Readiness>

/** Orders that are over. */
export const pastStatuses = ['completed', 'closed', 'cancelled'] as const

/** Why an order has no OEE: it is never guessed. */
export const oeeGaps = ['neverStarted', 'tooLong', 'noWorkTime', 'noCycle', 'notSeen', 'nothingMade'] as const

/** An order that is over. What the database works out of it can be sorted by. */
export const PastOrder = Order.extend({
  /** When it was completed or cancelled. */
  endedAt: instant().nullable(),
  /** Who completed, closed or cancelled it last; null: its last good unit did. */
  closedBy: code().nullable(),
  plannedDuration: seconds(),
  /** From the actual start to the actual end, pauses and nights included, as the planned one. */
  actualDuration: seconds().nullable(),
  /** Finished good / (finished good + scrapped). */
  okRate: share().nullable(),
})

export type PastOrder = z.infer<typeof PastOrder>

export const PastOrderRow = PastOrder.extend({
  /** Units that went through rework at least once. */
  reworkedNumber: count(),
  /** Of the line while the order ran. */
  oee: share().nullable(),
  oeeGap: choice(oeeGaps).nullable(),
})
export type PastOrderRow = z.infer<typeof PastOrderRow>

const pastOrdersWanted = {
  ...Order.pick({ orderCode: true, typeNo: true, customerOrderNo: true }).partial().shape,
  orderStatus: z.array(z.enum(pastStatuses)).max(pastStatuses.length).optional(),
  ...period,
}
export const PastOrderFilter = z.strictObject({ ...pastOrdersWanted, ...registerPaging(PastOrder) })
export type PastOrderFilter = z.infer<typeof PastOrderFilter>

/** What became of an order's units, and what failed most. */
export const OrderAccount = z.object({
  units: z.array(z.object({ processStatus: choice(processStatuses), units: count() })),
  failures: z.array(Failure.pick({ resultCode: true, defectCode: true, stationNumber: true }).extend({ failures: count() })),
})

export const orders = feature('orders', {
  list: query({ input: OrderFilter, output: registerOf(Order), for: ['orderCreate', 'pendingProductionOrder'] }),
  create: command({ input: OrderDraft.extend({ release: flag().optional() }), output: Order, for: ['orderCreate'], touches: ['boards'] }),
  update: command({ input: OrderDraft.extend({ id: id(), revision: count() }), output: Order, for: ['orderCreate'], touches: ['boards'] }),
  delete: command({ input: byId, output: Order, for: ['orderCreate', 'pendingProductionOrder'], touches: ['boards'] }),
  move: command({
    input: byId.extend({ move: z.enum(orderMoveNames), reason: note().optional() }), output: Order, for: ['orderCreate', 'pendingProductionOrder'], touches: ['boards'],
  }),
  /** Puts an order into the queue before another; null: at the end. `seen`: where it must still stand, for who takes a move back. */
  queue: command({ input: byId.extend({ before: id().nullable(), seen: Order.shape.sequence.optional() }), output: Order, for: ['pendingProductionOrder'] }),
  /** `seen`: what must still be asked for, for who takes a change back. */
  changeNumber: command({ input: byId.extend({ orderNumber: Order.shape.orderNumber, seen: Order.shape.orderNumber.optional() }), output: Order, for: ['pendingProductionOrder'], touches: ['boards'] }),
  readiness: query({ input: byId, output: z.array(Readiness), for: ['orderCreate', 'pendingProductionOrder'] }),
  export: download({
    input: z.strictObject({ ...ordersWanted, sort: OrderFilter.shape.sort, format: z.enum(exportFormats) }), output: z.never(), for: ['orderCreate', 'pendingProductionOrder'],
  }),
  past: query({ input: PastOrderFilter, output: registerOf(PastOrderRow), for: ['orderHistory'] }),
  exportPast: download({
    input: z.strictObject({ ...pastOrdersWanted, sort: PastOrderFilter.shape.sort, format: z.enum(exportFormats) }), output: z.never(), for: ['orderHistory'],
  }),
  account: query({ input: byId, output: OrderAccount, for: ['orderHistory'] }),
  /** All the line knows of its orders in one ZIP: orders, units, passes, failures and, where wanted, every measured value. */
  archive: download({ input: z.strictObject({ values: flag().default(true) }), output: z.never(), for: ['orderHistory'] }),
})
