import { z } from 'zod'
import { choice, code, draftOf, count, flag, id, instant, name, note, positive, version } from './fields.ts'
import type { Moves } from './moves.ts'

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

/** `reason`: the person must give one. */
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
  /** How many are ordered; how many were finished good; how many were scrapped; how many were begun. */
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
export const OrderDraft = draftOf(
  Order.omit({
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
  }),
).extend({ serialsHere: flag().default(false) })
export type OrderDraft = z.input<typeof OrderDraft>
