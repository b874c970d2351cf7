import { isoOf } from '../clock.ts'
import { draftLots, draftOrder } from '../plant/order-draft.ts'
import type { TypePlan } from '../plant/plan.ts'
import { type Line, type Message, type PlayedOrder, stepOf, type Unit } from './line.ts'
import { tellOffice } from './outbox.ts'

/** The office keeps so many orders ahead of the line. */
const ahead = { released: 2, planned: 5 }

export const playOrder = (
  orderCode: string,
  type: TypePlan,
  status: PlayedOrder['status'],
  remaining: number,
  serials: string[] | null = [],
): PlayedOrder => ({
  orderCode,
  type,
  status,
  remaining,
  onLine: 0,
  serials,
  opened: [],
  ends: [],
  barred: false,
})

/** The order units are begun for now. The office starts the next one when the last is full. */
export function currentOrder(line: Line): PlayedOrder | null {
  const producing = line.orders.find((order) => order.status === 'producing' && !order.barred)
  if (producing || !line.hasOffice || line.orders.some((order) => order.barred)) return producing ?? null
  keepQueue(line)
  const next = line.orders.find((order) => order.status === 'released')!
  next.status = 'producing'
  takeLots(line, next)
  next.opened.push(
    tellOffice(line, { kind: 'moveOrder', orderCode: next.orderCode, move: 'start' }, next.opened),
  )
  keepQueue(line)
  return next
}

/** What was dispatched of it to the line and waits. */
export const takeLots = (line: Line, order: PlayedOrder) =>
  void order.opened.push(tellOffice(line, { kind: 'takeLots', orderCode: order.orderCode }, order.opened))

/** Plans new orders and releases the first ones, as long as the queue is short. */
function keepQueue(line: Line) {
  const inStatus = (...statuses: PlayedOrder['status'][]) =>
    line.orders.filter(({ status }) => statuses.includes(status))
  while (inStatus('created', 'released').length < ahead.planned) planOrder(line)
  while (inStatus('released').length < ahead.released) {
    const first = inStatus('created')[0]!
    first.status = 'released'
    first.opened.push(
      tellOffice(line, { kind: 'moveOrder', orderCode: first.orderCode, move: 'release' }, first.opened),
    )
  }
}

function planOrder(line: Line) {
  const draft = draftOrder(line.plan, line.nextOrder, line.plannedUntil, line.random)
  line.nextOrder += 1
  line.plannedUntil = Date.parse(draft.planEnd)
  const type = line.plan.types.find(({ typeNo }) => typeNo === draft.typeNo)!
  const order = playOrder(draft.orderCode, type, 'created', draft.orderNumber, null)
  order.opened.push(tellOffice(line, { kind: 'createOrder', draft, lots: draftLots(line.plan, draft) }, []))
  line.seenOrders.add(order.orderCode)
  line.orders.push(order)
}

/** A tenth of a second: the serial of a unit contains when it was begun, so that no other unit will ever have it, however often the plant is played. */
const serialTick = 100

function serialOf(type: TypePlan, serial: number) {
  const ticks = 86_400_000 / serialTick
  return `${type.typeNo.replace('-', '')}-${isoOf(serial * serialTick)
    .slice(2, 10)
    .replaceAll('-', '')}-${(serial % ticks).toString().padStart(6, '0')}`
}

/** A new unit of the current order. */
export function beginUnit(line: Line, order: PlayedOrder): Unit {
  const { type } = order
  order.remaining -= 1
  order.onLine += 1
  if (order.remaining === 0) order.status = 'full'
  line.lastSerial = Math.max(line.lastSerial + 1, Math.floor(line.now / serialTick))
  return {
    productSn: order.serials?.shift() ?? serialOf(type, line.lastSerial),
    productId: null,
    order,
    type,
    step: type.steps[0]!,
    tries: new Map(),
    fails: new Map(),
    returnStep: null,
    processStatus: 'registered',
    flaw: null,
    last: null,
    visited: new Set(),
    adopted: false,
    left: false,
    gone: false,
  }
}

/** A scrapped unit is made once more, unless the line has gone on to another type: then its order is closed short. */
export function makeAgain(line: Line, { order }: Unit, scrapped: Message) {
  const running = line.orders.find(({ status }) => status === 'producing')
  if (running && running.type !== order.type) return
  order.remaining += 1
  order.status = 'producing'
  order.opened = [...undone(order.opened), scrapped]
}

/** The server never took it in: its place in the order is free again, and so is its serial. */
export function forgetUnit(unit: Unit) {
  unit.gone = true
  unit.order.serials?.unshift(unit.productSn)
  unit.left = true
  unit.order.onLine -= 1
  unit.order.remaining += 1
  unit.order.status = 'producing'
}

/** Finished, scrapped or taken off. With the last one of a full order the office closes it. */
export function leaveLine(line: Line, unit: Unit) {
  if (unit.left) return
  unit.left = true
  const { order } = unit
  order.onLine -= 1
  order.ends = [...undone(order.ends), ...(unit.last ? [unit.last] : [])]
  closeIfDone(line, order)
}

export function closeIfDone(line: Line, order: PlayedOrder) {
  if (order.status !== 'full' || order.onLine > 0) return
  line.orders = line.orders.filter((other) => other !== order)
  if (line.hasOffice) tellOffice(line, { kind: 'wrapUpOrder', orderCode: order.orderCode }, order.ends)
}

/** As `hello` tells it. */
export type StartedOrder = { orderCode: string; typeNo: string; orderNumber: number; actualNumber: number }

/** What a station learned: orders that somebody started, and those that may go on. */
export function hearOrders(line: Line, heard: StartedOrder[]) {
  for (const { orderCode, typeNo, orderNumber, actualNumber } of heard) {
    const order = line.orders.find((order) => order.orderCode === orderCode)
    const type = line.plan.types.find((type) => type.typeNo === typeNo)
    if (order) order.barred = false
    if (order && order.remaining > 0) order.status = 'producing'
    if (line.seenOrders.has(orderCode) || !type || orderNumber <= actualNumber) continue
    line.seenOrders.add(orderCode)
    line.orders.unshift(playOrder(orderCode, type, 'producing', orderNumber - actualNumber))
  }
}

/** An order as the office's books have it, in the order of the queue. */
export type BookedOrder = {
  orderCode: string
  type: TypePlan
  status: 'created' | 'released' | 'producing' | 'paused'
  remaining: number
  serialsHere: boolean
}

/** People plan too: what they started, released, paused, cancelled or put in another order is played so. */
export function hearQueue(line: Line, booked: BookedOrder[]) {
  for (const { orderCode, type, status, remaining, serialsHere } of booked) {
    if (!line.seenOrders.has(orderCode)) {
      line.seenOrders.add(orderCode)
      line.orders.push(
        playOrder(orderCode, type, remaining === 0 ? 'full' : 'created', remaining, serialsHere ? null : []),
      )
    }
    const order = line.orders.find((order) => order.orderCode === orderCode)
    if (!order || undone(order.opened).length > 0) continue
    order.barred = status === 'paused'
    if (order.status !== 'full') order.status = status === 'paused' ? 'producing' : status
  }
  const place = new Map(booked.map(({ orderCode }, place) => [orderCode, place]))
  const isGone = (order: PlayedOrder) =>
    !place.has(order.orderCode) && undone(order.opened).length === 0 && order.status !== 'full'
  for (const { orderCode } of line.orders.filter(isGone)) dropOrder(line, orderCode)
  line.orders = line.orders.toSorted(
    (a, b) => (place.get(a.orderCode) ?? Infinity) - (place.get(b.orderCode) ?? Infinity),
  )
}

/** Its serials are made, and nobody has read them yet. */
export const hasUnread = ({ status, serials, opened }: PlayedOrder) =>
  serials === null && status !== 'created' && undone(opened).length === 0

/** Somebody else decided about it: the line goes on without. */
export function dropOrder(line: Line, orderCode: string) {
  line.orders = line.orders.filter((order) => order.orderCode !== orderCode)
  line.seenOrders.delete(orderCode)
}

export type FoundUnit = {
  productSn: string
  productId: string
  orderCode: string
  currentStep: number
  processStatus: Unit['processStatus']
}

/** Takes over a unit that has been on the line since before. Null: it is of an order or type we do not play. */
export function adoptUnit(line: Line, found: FoundUnit): Unit | null {
  const order = line.orders.find(({ orderCode }) => orderCode === found.orderCode)
  if (!order?.type.steps.some(({ stepSeq }) => stepSeq === found.currentStep)) return null
  order.onLine += 1
  return {
    ...found,
    order,
    type: order.type,
    step: stepOf(order.type, found.currentStep),
    tries: new Map(),
    fails: new Map(),
    returnStep: null,
    flaw: null,
    last: null,
    // It came this far along its route; from the rework bench nobody can tell. What is thought taken though it is not only has a box changed early.
    visited: new Set(
      order.type.steps
        .filter(({ stepSeq }) => stepSeq < found.currentStep && found.processStatus !== 'rework')
        .map(({ stationNumber }) => stationNumber),
    ),
    adopted: true,
    left: false,
    gone: false,
  }
}

/** The order has all the units it may have; somebody else counted, or we began them before. */
export function fillOrder(line: Line, order: PlayedOrder) {
  order.remaining = 0
  order.status = 'full'
  closeIfDone(line, order)
}

export const undone = (messages: Message[]) => messages.filter(({ done }) => !done)
