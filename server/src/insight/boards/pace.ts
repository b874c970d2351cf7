import type { PlantClock } from '../../plant/plant/plant.ts'
import { quarterOf } from './windows.ts'

const day = 86_400_000
const hour = 3_600_000
/** Further ahead nobody believes a forecast. */
const farthest = 366

type Running = {
  orderCode: string
  typeNo: string
  orderNumber: number
  actualNumber: number
  actualStart: string | null
}
type Made = { slot: string; typeNo: string; made: number }

/** When the hour of work began that ends now: in the morning it reaches back into the shift before. */
export function hourOfWorkBefore(clock: PlantClock, now: number): number {
  let left = hour
  let from = now
  for (const span of clock.workSpans(now - 3 * day, now).toReversed()) {
    from = Math.max(span.from, span.to - left)
    left -= span.to - from
    if (left <= 0) break
  }
  return from
}

/** The instant at which so much work is done, by the shifts and breaks of the days to come. */
export function afterWork(clock: PlantClock, now: number, seconds: number): number | null {
  let left = 1000 * seconds
  for (let from = now; from < now + farthest * day; from += day) {
    for (const span of clock.workSpans(from, from + day)) {
      if (left <= span.to - span.from) return span.from + left
      left -= span.to - span.from
    }
  }
  return null
}

/**
 * When each running order will be finished: what it lacks, and what orders of the same type before it in the queue lack, at
 * the pace at which the line finished this type in its last hour of work. Null where it finished none.
 */
export function expectedEnds(
  clock: PlantClock,
  now: number,
  orders: readonly Running[],
  slots: readonly Made[],
): Map<string, number | null> {
  const ahead = new Map<string, number>()
  return new Map(
    orders.map(({ orderCode, typeNo, orderNumber, actualNumber, actualStart }) => {
      const lacking = (ahead.get(typeNo) ?? 0) + Math.max(0, orderNumber - actualNumber)
      ahead.set(typeNo, lacking)
      const seconds = secondsAUnit(clock, now, typeNo, actualStart, slots)
      return [orderCode, seconds === null ? null : afterWork(clock, now, lacking * seconds)]
    }),
  )
}

function secondsAUnit(
  clock: PlantClock,
  now: number,
  typeNo: string,
  actualStart: string | null,
  slots: readonly Made[],
) {
  const begun = Math.max(hourOfWorkBefore(clock, now), actualStart ? Date.parse(actualStart) : -Infinity)
  const since = Date.parse(quarterOf(Math.min(begun, now)))
  const made = slots
    .filter((one) => one.typeNo === typeNo && Date.parse(one.slot) >= since)
    .reduce((sum, one) => sum + one.made, 0)
  return made > 0 ? clock.workSecondsBetween(since, now) / made : null
}
