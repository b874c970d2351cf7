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
  once,
  nothing,
  positive,
  seconds,
  whole,
} from './fields.ts'
import { teleStates } from './host.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import type { Moves } from './moves.ts'
import { Order } from './orders.ts'

export const lotStatuses = [
  'waiting',
  'inProcess',
  'onHold',
  'completed',
  'reported',
  'refused',
  'scrapped',
  'merged',
] as const
export type LotStatus = (typeof lotStatuses)[number]

/** `reason`: the person must give one. The floor completes a lot with its last good unit; by hand it is finished short. */
export const lotMoves = {
  takeIn: { from: ['waiting'], to: 'inProcess' },
  refuse: { from: ['waiting'], to: 'refused', reason: true },
  hold: { from: ['inProcess'], to: 'onHold', reason: true },
  release: { from: ['onHold'], to: 'inProcess', reason: true },
  finish: { from: ['inProcess'], to: 'completed', reason: true },
  scrap: { from: ['waiting', 'inProcess', 'onHold'], to: 'scrapped', reason: true },
  /** Its units, serials and figures go into another lot. */
  merge: { from: ['waiting', 'inProcess', 'onHold'], to: 'merged' },
  /** The host accepted it. */
  report: { from: ['completed'], to: 'reported' },
} as const satisfies Moves<LotStatus>
export const lotMoveNames = [
  'takeIn',
  'refuse',
  'hold',
  'release',
  'finish',
  'scrap',
  'merge',
  'report',
] as const
export type LotMove = (typeof lotMoveNames)[number]
/** What a person does with one lot alone. */
export const lotActions = ['takeIn', 'refuse', 'hold', 'release', 'finish', 'scrap'] as const

/** Still something to be made of it. */
export const openLots = ['waiting', 'inProcess', 'onHold'] as const satisfies readonly LotStatus[]

/** The default type of a lot: one of the plant's code list of lot types. */
export const usualLotType = 'series'
const priority = () => whole(1, 9)
/** 1 goes first. */
export const usualPriority = 5

/** The part of an order that is dispatched to this line, with its segment of the main route. */
export const Lot = z.object({
  id: id(),
  lineNumber: code(),
  lotNo: code(),
  lotDescribe: note().nullable(),
  lotStatus: choice(lotStatuses),
  /** Of the plant's code list. */
  lotType: code(),
  orderCode: code(),
  productionPriority: priority(),
  /** Its place among the waiting ones of its priority, where a person decided it. */
  sequence: count().nullable(),
  /** How many good units it is for; how many were begun, finished good and scrapped. */
  number: positive(),
  startedNumber: count(),
  doneNumber: count(),
  ngNumber: count(),
  workingCode: code().nullable(),
  customerSn: code().nullable(),
  mainFlow: code().nullable(),
  mainFlowSeq: count().nullable(),
  mainFlowFromOper: code().nullable(),
  mainFlowToOper: code().nullable(),
  /** The lot it was split from, or the one it went into. */
  parentLot: code().nullable(),
  receivedAt: instant(),
  startedAt: instant().nullable(),
  endedAt: instant().nullable(),
  statusReason: note().nullable(),
  revision: count(),
})
export type Lot = z.infer<typeof Lot>

/** The fields of a lot that a planner or the host sets. */
export const LotDraft = Lot.pick({
  lotDescribe: true,
  number: true,
  workingCode: true,
  customerSn: true,
  mainFlow: true,
  mainFlowSeq: true,
  mainFlowFromOper: true,
  mainFlowToOper: true,
})
  .partial()
  .extend({
    lotNo: code().nullish(),
    orderCode: code(),
    number: Lot.shape.number,
    lotType: Lot.shape.lotType.default(usualLotType),
    productionPriority: priority().default(usualPriority),
  })
  .strict()
export type LotDraft = z.input<typeof LotDraft>

/** Its state with the host: the state of the newest telegram about the lot. `untold`: it is complete, and the host was not notified. */
export const syncStates = ['untold', ...teleStates] as const
export type SyncState = (typeof syncStates)[number]

/** With the fields of its order. A dispatch list can be sorted by all of it. */
export const OrderedLot = Lot.extend({
  orderId: id(),
  orderStatus: Order.shape.orderStatus,
  typeNo: code(),
  typeVer: Order.shape.typeVer,
  planEnd: instant(),
  /** The line makes this type now: no changeover. */
  sameType: flag(),
})
export const LotRow = OrderedLot.extend({
  /** The station most of its units wait at, and since when the first of them waits there. */
  currentProcess: code().nullable(),
  waitingSince: instant().nullable(),
  /** Its units that are NG: those on the line whose last result is, and the scrapped ones. */
  ng: count(),
  /** Null: the host was not notified about it, and did not have to be. */
  syncState: choice(syncStates).nullable(),
})
export type LotRow = z.infer<typeof LotRow>

const filterFields = {
  ...Lot.pick({ lotNo: true, orderCode: true, lotType: true, productionPriority: true }).partial().shape,
  typeNo: code().optional(),
  lotStatus: z.array(z.enum(lotStatuses)).max(lotStatuses.length).optional(),
}
/** Without a `sort` the best next comes first: by priority, by hand, without a changeover, by the date the order is due. */
export const LotFilter = z.strictObject({ ...filterFields, ...registerPaging(OrderedLot) })
export type LotFilter = z.infer<typeof LotFilter>

/** An order of which something is in no lot yet. */
export const UndividedOrder = Order.pick({
  orderCode: true,
  orderName: true,
  typeNo: true,
  orderNumber: true,
  orderUnit: true,
}).extend({ left: count() })

/** Units of lots that wait at an operation now. */
export const LotWip = z.object({
  stationNumber: code(),
  stationName: name(),
  waiting: count(),
  inWork: count(),
  held: count(),
  waitingSince: instant().nullable(),
  medianWait: seconds().nullable(),
})
export type LotWip = z.infer<typeof LotWip>

const dispatch = ['toMesProcess', 'mesProcess'] as const

export const lots = feature('lots', {
  list: query({ input: LotFilter, output: registerOf(LotRow), for: dispatch }),
  create: command({ input: LotDraft, output: Lot, for: dispatch }),
  /** Everything of an order that is in no lot yet, in lots of one size; the last may be smaller. */
  divide: command({
    input: LotDraft.pick({ orderCode: true, lotType: true, productionPriority: true }).extend({
      lotSize: positive(),
    }),
    output: z.array(Lot),
    for: dispatch,
  }),
  undivided: query({ input: nothing, output: z.array(UndividedOrder), for: dispatch }),
  move: command({
    input: byId.extend({ move: z.enum(lotActions), reason: note().optional(), ...once }),
    output: Lot,
    for: dispatch,
    touches: ['orders', 'units', 'boards'],
  }),
  /** Puts a waiting lot before another of its priority; null: behind them. */
  queue: command({ input: byId.extend({ before: id().nullable() }), output: Lot, for: ['toMesProcess'] }),
  /** Nobody's order any more: the best next comes first again. */
  unqueue: command({ input: nothing, output: z.object({ lots: count() }), for: ['toMesProcess'] }),
  prioritise: command({
    input: byId.extend({ productionPriority: priority(), seen: priority().optional() }),
    output: Lot,
    for: dispatch,
  }),
  /** So many of what is not begun go into a new lot; returns the new one. */
  split: command({
    input: byId.extend({ number: positive(), lotNo: code().nullish(), ...once }),
    output: Lot,
    for: dispatch,
    touches: ['units'],
  }),
  /** The lot goes into another; answers that one. */
  merge: command({
    input: byId.extend({ into: id(), ...once }),
    output: Lot,
    for: dispatch,
    touches: ['units'],
  }),
  /** Reports the lot to the host once more, or for the first time. */
  resend: command({ input: byId, output: Lot, for: ['mesProcess'], touches: ['host'] }),
  wip: query({
    input: z.strictObject({ lotNo: code().optional() }),
    output: z.array(LotWip),
    for: ['mesProcess'],
  }),
  export: download({
    input: z.strictObject({ ...filterFields, sort: LotFilter.shape.sort, format: z.enum(exportFormats) }),
    output: z.never(),
    for: dispatch,
  }),
})
