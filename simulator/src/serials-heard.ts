import { Away } from './delivery/http.ts'
import { freeSerials } from './delivery/office-work.ts'
import { hasUnread } from './model/orders.ts'
import type { PlayedLine } from './played-line.ts'

/** The office reads the serials that were made with the release of an order: its units are called so. */
export async function readSerials({ line, office }: PlayedLine) {
  if (!office) return
  try {
    for (const order of line.orders.filter(hasUnread))
      order.serials = await freeSerials(office, line.plan.lineNumber, order.orderCode)
  } catch (error) {
    // Nobody there: read later; a unit that begins before has a serial of the line's own.
    if (!(error instanceof Away)) throw error
  }
}
