import type { Line, PlayedOrder } from './line.ts'
import { adoptUnit, closeIfDone, type FoundUnit } from './orders.ts'
import { goOn, takeWork } from './post.ts'
import { keepBreaks } from './stops.ts'

/** What was there before we came: the queue of orders, and units on the line. */
export type Found = { orders: PlayedOrder[]; units: FoundUnit[]; nextOrder: number; plannedUntil: number }

/** Opens the line: takes over what is there, and everybody looks for work. */
export function openLine(line: Line, found: Found) {
  line.orders.push(...found.orders)
  for (const { orderCode } of found.orders) line.seenOrders.add(orderCode)
  line.nextOrder = found.nextOrder
  line.plannedUntil = Math.max(found.plannedUntil, line.now)
  keepBreaks(line, (post) => takeWork(line, post))
  for (const unit of found.units) {
    const adopted = adoptUnit(line, unit)
    if (adopted) goOn(line, null, adopted)
  }
  for (const order of line.orders) closeIfDone(line, order)
  for (const post of line.posts.values()) takeWork(line, post)
}
