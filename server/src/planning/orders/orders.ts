import { type Facts, refuse } from '@takt/contract/errors.ts'
import { canMove } from '@takt/contract/moves.ts'
import {
  type Order,
  type OrderDraft,
  type OrderMove,
  orderMoves,
  type OrderStatus,
} from '@takt/contract/orders.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { type LineNumber, lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents } from '../../platform/kernel/kernel.ts'
import { announceToHost } from '../../platform/outbox/outbox.ts'
import { nextNumber } from '../../plant/settings/settings.ts'
import { eventsOf, newsOf } from './news.ts'
import {
  codesTaken,
  codeTaken,
  countLateOrders,
  countScrapped,
  deleteOrder,
  findOrder,
  insertOrder,
  lockOrder,
  lockOrderCode,
  lotsOf,
  newestOrder,
  orderStartsSince,
  ordersUnderWay,
  typeOfOrder,
} from './orders.queries.ts'
import { checkDefinitions, redChecks } from './readiness.ts'
import { type Change, storeOrder } from './rename.ts'
import { stampsOf } from './stamps.ts'
import { numberUnits } from './serials.ts'

// Scrapped units are counted on their order; adapters keep one order going; the menu counts late ones; a start requires checks;
// what is under way is handed over.
export {
  countLateOrders,
  countScrapped,
  findOrder,
  newestOrder,
  orderStartsSince,
  ordersUnderWay,
  typeOfOrder,
}

// What goes with an order on paper names what it is made by.
export { checkDefinitions as definitionsOf }
// The host's orders.
export { takeOrders } from './import.ts'
export { openOrdersOf, ordersMadeSince } from './orders.queries.ts'
export { billsUnderWay, orderAtWork } from './at-work.queries.ts'
export { typesMade } from './made.queries.ts'
// A lot takes serials of its order, and gives them away when it is divided.
export { fillLot, joinSerials, passSerials } from './serials.queries.ts'
// Labels are printed of serials.
export { countPrints, serialsIn } from './print-serials.queries.ts'

type NewOrder = Omit<OrderDraft, 'orderCode'> & { orderCode?: string | undefined }

export function createOrder(
  call: LineCall,
  { release, ...draft }: NewOrder & { release?: boolean | undefined },
) {
  return inOneGo(call.db, async (db) => {
    await checkDraft(db, draft)
    const order = await insertNew(db, call.line, draft)
    await recordChange(db, call, { entity: 'order', key: order.orderCode, action: 'create', after: order })
    return release ? moveTo(db, call, order, 'release') : order
  })
}

async function insertNew(db: Db, line: LineNumber, { orderCode, ...draft }: NewOrder): Promise<Order> {
  if (orderCode)
    return (
      (await insertOrder(db, line, { ...draft, orderCode })) ??
      refuse('record.code_taken', { code: orderCode }, 'orderCode')
    )
  const next = await nextNumber(db, 'order', { line, typeNo: draft.typeNo }, (codes) =>
    codesTaken(db, line, codes),
  )
  // Somebody may just be typing the same code: then the one after.
  return (await insertOrder(db, line, { ...draft, orderCode: next })) ?? insertNew(db, line, draft)
}

/** Only a created order is rewritten: a released one is fixed, and is moved or changed in number instead. */
export function changeOrder(
  call: LineCall,
  { id, revision, ...draft }: OrderDraft & { id: number; revision: number },
) {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const before = await lockOrderOrRefuse(db, call.line, id)
    if (before.revision !== revision) refuse('record.changed')
    if (before.orderStatus !== 'created') refuse('orders.wrong_status', { orderStatus: before.orderStatus })
    await checkDraft(db, draft)
    if (await codeTaken(db, call.line, draft.orderCode, id))
      refuse('record.code_taken', { code: draft.orderCode }, 'orderCode')
    return changed(db, call, before, draft, 'update')
  })
}

export function removeOrder(call: LineCall, id: number) {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const before = await lockOrderOrRefuse(db, call.line, id)
    if (before.orderStatus !== 'created' || before.startedNumber > 0) refuse('orders.producing')
    const lots = await lotsOf(db, call.line, before.orderCode)
    if (lots.length) refuse('definition.in_use', { by: lots.map(({ lotNo }) => lotNo).join(', ') })
    await deleteOrder(db, call.line, id)
    await recordChange(db, call, { entity: 'order', key: before.orderCode, action: 'delete', before })
    return before
  })
}

export function moveOrder(
  call: LineCall,
  { id, move, reason }: { id: number; move: OrderMove; reason?: string | undefined },
) {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    return moveTo(db, call, await lockOrderOrRefuse(db, call.line, id), move, reason)
  })
}

async function moveTo(db: Db, call: LineCall, order: Order, move: OrderMove, reason?: string) {
  const rule: { from: readonly Order['orderStatus'][]; to: Order['orderStatus']; reason?: true } =
    orderMoves[move]
  if (!canMove(rule, order.orderStatus)) refuse('orders.wrong_status', { orderStatus: order.orderStatus })
  if (rule.reason && !reason) refuse('record.reason_missing')
  if (move === 'release' || move === 'start') await mustBeReady(db, call.line, order)
  const now = nowIso()
  const stamps = stampsOf(order, move, call.user.userName || null, now)
  if (move === 'release' && order.serialsHere) await numberUnits(db, call.line, order, order.orderNumber)
  return changed(
    db,
    call,
    order,
    { ...complete({ ...order, orderStatus: rule.to }, now), statusReason: reason ?? null, ...stamps },
    move,
  )
}

/** By its code, held until the transaction ends. */
export const orderOf = async (db: Db, line: LineNumber, orderCode: string) =>
  (await lockOrderCode(db, line, orderCode)) ?? refuse('station.order_unknown', { orderCode }, 'orderCode')

const inQueue: readonly OrderStatus[] = ['released', 'producing', 'paused']

/** The order of a lot that is taken in: released with its first lot, where nobody did it before. */
export async function releaseOrder(db: Db, call: LineCall, orderCode: string) {
  const order = await orderOf(db, call.line, orderCode)
  if (order.orderStatus === 'created') return moveTo(db, call, order, 'release')
  return inQueue.includes(order.orderStatus)
    ? order
    : refuse('orders.wrong_status', { orderStatus: order.orderStatus })
}

/** An order that would produce what it has already made is complete: its last unit may have been finished while it was paused. */
const complete = (
  { orderStatus, actualNumber, orderNumber }: Order,
  now: string,
): Pick<Order, 'orderStatus'> & Change =>
  orderStatus === 'producing' && actualNumber >= orderNumber
    ? { orderStatus: 'completed', actualEnd: now, endedAt: now }
    : { orderStatus }

async function mustBeReady(db: Db, line: LineNumber, order: Order) {
  const red = await redChecks(db, line, order)
  if (red.length) refuse('orders.not_ready', { checks: red.join(', ') })
}

type NewNumber = {
  id: number
  orderNumber: number
  planEnd?: string | undefined
  reason: string
  seen?: number | undefined
}

export function changeOrderNumber(call: LineCall, { id, orderNumber, planEnd, reason, seen }: NewNumber) {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const order = await lockOrderOrRefuse(db, call.line, id)
    if (!['created', 'released', 'producing', 'paused'].includes(order.orderStatus))
      refuse('orders.wrong_status', { orderStatus: order.orderStatus })
    if (seen !== undefined && order.orderNumber !== seen) refuse('record.changed')
    if (orderNumber < order.startedNumber)
      refuse('orders.fewer_than_started', { startedNumber: order.startedNumber })
    if (planEnd && Date.parse(planEnd) < Date.parse(order.planStart)) refuse('orders.plan_backwards')
    return changed(
      db,
      call,
      order,
      { orderNumber, ...(planEnd && { planEnd }), ...complete({ ...order, orderNumber }, nowIso()) },
      'changeNumber',
      { reason },
    )
  })
}

export const lockOrderOrRefuse = async (db: Db, line: LineNumber, id: number) =>
  (await lockOrder(db, line, id)) ?? refuse('record.unknown')

async function changed(
  db: Db,
  call: LineCall,
  before: Order,
  change: Change,
  action: string,
  alsoRecorded: object = {},
) {
  const after = await storeOrder(db, call.line, before, change)
  await recordChange(db, call, {
    entity: 'order',
    key: before.orderCode,
    action,
    before,
    after: { ...after, ...alsoRecorded },
  })
  await appendEvents(db, call.line, eventsOf(before, after))
  await announceToHost(
    db,
    call.line,
    newsOf(before, after).map((teleType) => ({
      teleType,
      orderCode: after.orderCode,
      traceId: call.traceId,
    })),
  )
  return after
}

async function checkDraft(db: Db, draft: Omit<OrderDraft, 'orderCode'>) {
  if (Date.parse(draft.planEnd) < Date.parse(draft.planStart)) refuse('orders.plan_backwards')
  const { type, route } = await checkDefinitions(db, draft)
  const facts: Facts = { typeNo: draft.typeNo, processRoute: draft.processRoute ?? '' }
  if (type?.definitionStatus !== 'released') refuse('orders.type_unknown', facts)
  if (draft.processRoute && route?.definitionStatus !== 'released') refuse('orders.route_unknown', facts)
}
