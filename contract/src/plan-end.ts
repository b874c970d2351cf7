const minute = 60_000
const endOfTime = Date.UTC(9999, 0)

/** When an order that starts at `planStart` is made at `pace` seconds a unit, in milliseconds, rounded up to the minute; null where no calendar goes so far. */
export function planEndOf(planStart: string, orderNumber: number, pace: number): number | null {
  const end = Date.parse(planStart) + Math.ceil((orderNumber * pace) / 60) * minute
  return orderNumber > 0 && end < endOfTime ? end : null
}
