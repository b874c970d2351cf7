import { z } from 'zod'
import { choice, count, instant, name, seconds, share } from './fields.ts'
import { period, registerPaging } from './lists.ts'
import { MostFailed } from './most-failed.ts'
import { processStatuses } from './units.ts'
import { Order } from './order.ts'

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

export const pastOrderFilterFields = {
  ...Order.pick({ orderCode: true, typeNo: true, customerOrderNo: true }).partial().shape,
  orderStatus: z.array(z.enum(pastStatuses)).max(pastStatuses.length).optional(),
  ...period,
}

export const PastOrderFilter = z.strictObject({ ...pastOrderFilterFields, ...registerPaging(PastOrder) })
export type PastOrderFilter = z.infer<typeof PastOrderFilter>

/** What became of an order's units, and what failed most. */
export const OrderAccount = z.object({
  units: z.array(z.object({ processStatus: choice(processStatuses), units: count() })),
  failures: z.array(MostFailed),
})
