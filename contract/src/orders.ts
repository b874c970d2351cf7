import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import {
  byId,
  choice,
  code,
  count,
  flag,
  id,
  instant,
  name,
  note,
  parts,
  positive,
  seconds,
  share,
  version,
  whole,
} from './fields.ts'
import { exportFormats, ledgerOf, ledgerPaging, period, registerOf, registerPaging } from './lists.ts'
import type { Moves } from './moves.ts'
import { ImportVerdict, mostOrders, OrderMaterial, OrderRow } from './order-import.ts'
import { Failure, processStatuses } from './units.ts'

export const orderStatuses = [
  'created',
  'released',
  'producing',
  'paused',
  'completed',
  'closed',
  'cancelled',
] as const
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
  /** Serials are made at its release, so labels can be printed before the first unit is begun. */
  serialsHere: flag(),
  /** Why it was paused, completed short or cancelled. */
  statusReason: note().nullable(),
  revision: count(),
})
export type Order = z.infer<typeof Order>

/** What a planner writes; the rest is set by the line, the clock and the plant. */
export const OrderDraft = Order.omit({
  id: true,
  lineNumber: true,
  orderStatus: true,
  actualNumber: true,
  ngNumber: true,
  startedNumber: true,
  sequence: true,
  actualStart: true,
  actualEnd: true,
  statusReason: true,
  revision: true,
})
  .extend({ serialsHere: flag().default(false) })
  .strict()
export type OrderDraft = z.input<typeof OrderDraft>

const ordersWanted = {
  ...Order.pick({ orderCode: true, orderName: true, typeNo: true, customerOrderNo: true }).partial().shape,
  orderStatus: z.array(z.enum(orderStatuses)).max(orderStatuses.length).optional(),
}
export const OrderFilter = z.strictObject({ ...ordersWanted, ...registerPaging(Order) })
export type OrderFilter = z.infer<typeof OrderFilter>

/** What must be true before an order may start; a red line says what to mend. */
export const readinessChecks = [
  'typeReleased',
  'routeReleased',
  'setsReleased',
  'stationsOnLine',
  'stationsEnabled',
  'bomReleased',
  'packageReleased',
  'bomOfPackage',
  'parametersCurrent',
  'materialAvailable',
] as const
export type ReadinessCheck = (typeof readinessChecks)[number]
/** `warning`: it is said, and does not stand in the way. `records`: the keys of what has to be mended, as its page opens them; of a package, which has five, a line each. */
export const Readiness = z.object({
  check: choice(readinessChecks),
  ok: flag(),
  warning: flag(),
  about: z.string(),
  records: z.array(z.string()),
})
export type Readiness = z.infer<typeof Readiness>
/** How many lines of an order's list are red, and how many only warn. */
export const OrderLight = z.object({ id: id(), red: count(), warnings: count() })

/** An order of the same type planned at the same time. */
export const PlanOverlap = Order.pick({
  orderCode: true,
  orderName: true,
  orderStatus: true,
  orderNumber: true,
  planStart: true,
  planEnd: true,
})

/** A serial that was made here for an order; what became of it is told by its unit. */
export const serialStates = ['free', 'begun', 'finished', 'scrapped'] as const
export const Serial = z.object({
  productSn: code(),
  orderCode: code(),
  lotNo: code().nullable(),
  serialNo: count(),
  serialState: choice(serialStates),
  numberedAt: instant(),
  printedAt: instant().nullable(),
  prints: count(),
})
export type Serial = z.infer<typeof Serial>
/** As many as one order may have made at once. */
export const mostSerials = 100_000
export const SerialFilter = z.strictObject({
  orderCode: code(),
  lotNo: code().optional(),
  productSn: code().optional(),
  serialState: choice(serialStates).optional(),
  page: registerPaging(Serial).page,
  limit: registerPaging(Serial).limit,
})
export type SerialFilter = z.infer<typeof SerialFilter>

/** What people do to a line's queue, and the fields that are told before and after. */
export const queueActions = [
  'create',
  'update',
  'release',
  'queue',
  'changeNumber',
  'start',
  'pause',
  'resume',
  'complete',
  'close',
  'cancel',
  'delete',
  'makeSerials',
] as const
export const queueFields = [
  'sequence',
  'orderNumber',
  'planStart',
  'planEnd',
  'typeNo',
  'orderStatus',
] as const
const told = z.union([z.string(), z.number(), z.null()])
export const QueueChange = z.object({
  id: id(),
  at: instant(),
  orderCode: code(),
  queueAction: choice(queueActions),
  userName: code(),
  reason: note().nullable(),
  changes: parts(z.object({ field: z.enum(queueFields), before: told, after: told })),
})
export type QueueChange = z.infer<typeof QueueChange>
const changesWanted = {
  orderCode: code().optional(),
  userName: code().optional(),
  queueAction: z.array(z.enum(queueActions)).max(queueActions.length).optional(),
  ...period,
}
export const QueueChangeFilter = z.strictObject({ ...changesWanted, ...ledgerPaging })
export type QueueChangeFilter = z.infer<typeof QueueChangeFilter>

/** Orders that are over. */
export const pastStatuses = ['completed', 'closed', 'cancelled'] as const

/** Why an order has no OEE: it is never guessed. */
export const oeeGaps = ['neverStarted', 'tooLong', 'noWorkTime', 'noCycle', 'notSeen', 'nothingMade'] as const

/** An order that is over. What the database works out of it can be sorted by. */
export const PastOrder = Order.extend({
  /** When it was completed or cancelled. */
  endedAt: instant().nullable(),
  /** Who completed, closed or cancelled it last; null: its last good unit did. */
  closedBy: name().nullable(),
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
  failures: z.array(
    Failure.pick({ resultCode: true, defectCode: true, stationNumber: true }).extend({ failures: count() }),
  ),
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
    touches: ['boards'],
  }),
  /** Puts an order into the queue before another; null: at the end. `seen`: where it must still stand, for who takes a move back. */
  queue: command({
    input: byId.extend({ before: id().nullable(), seen: Order.shape.sequence.optional() }),
    output: Order,
    for: ['pendingProductionOrder'],
  }),
  /** `seen`: what must still be asked for, for who takes a change back. */
  changeNumber: command({
    input: byId.extend({ orderNumber: Order.shape.orderNumber, seen: Order.shape.orderNumber.optional() }),
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
  /** The bill an order for the type would be made from: its released package's on the type's route, else the newest that is released and valid. Null: there is none. */
  proposedBill: query({
    input: Order.pick({ typeNo: true, typeVer: true }).strict(),
    output: Order.pick({ bomCode: true, bomVer: true }).nullable(),
    for: ['orderCreate'],
  }),
  /** When the line works, by its shifts and its calendar: what lies between is no time to make anything. */
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
  /** So many more, beside those its release made. */
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
    input: z.strictObject({ ...changesWanted, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['pendingProductionHistory'],
  }),
  export: download({
    input: z.strictObject({ ...ordersWanted, sort: OrderFilter.shape.sort, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['orderCreate', 'pendingProductionOrder'],
  }),
  past: query({ input: PastOrderFilter, output: registerOf(PastOrderRow), for: ['orderHistory'] }),
  exportPast: download({
    input: z.strictObject({
      ...pastOrdersWanted,
      sort: PastOrderFilter.shape.sort,
      format: z.enum(exportFormats),
    }),
    output: z.never(),
    for: ['orderHistory'],
  }),
  account: query({ input: byId, output: OrderAccount, for: ['orderHistory'] }),
  /** All the line knows of its orders in one ZIP: orders, units, passes, failures and, where wanted, every measured value. */
  archive: download({
    input: z.strictObject({ values: flag().default(true) }),
    output: z.never(),
    for: ['orderHistory'],
  }),
})
