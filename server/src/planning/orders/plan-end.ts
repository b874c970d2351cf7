import type { OrderDraft } from '@takt/contract/orders.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'

const minute = 60_000
const month = 31 * 86_400_000
/** No order is planned for longer. */
const longest = 12 * month
export const endOfTime = Date.UTC(9999, 0)

type Plan = Pick<OrderDraft, 'planStart' | 'orderNumber'>

export const plannedEnd = async ({ db, line }: LineCall, { pace, ...plan }: Plan & { pace: number }) => ({
  planEnd: planEndOf(plan, pace, await clockOf(db, line)),
})

/**
 * When an order that starts at `planStart` is made at `pace` seconds a unit, in whole minutes of the time in which the line works; null: not
 * within a year.
 */
export function planEndOf(
  { planStart, orderNumber }: Plan,
  pace: number,
  { workSpans }: Pick<PlantClock, 'workSpans'>,
): string | null {
  const start = Date.parse(planStart)
  let left = Math.ceil((orderNumber * pace) / 60) * minute
  if (left <= 0 || left > longest || start + longest > endOfTime) return null
  for (let from = start; from < start + longest; from += month)
    for (const span of workSpans(from, from + month)) {
      if (span.from + left <= span.to) return isoOf(span.from + left)
      left -= span.to - span.from
    }
  return null
}
