import { mostUses } from '@takt/contract/toolCounters.ts'
import { runningSeconds } from '../../execution/floor/floor.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { eachAnyway } from '../../platform/db/each-anyway.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import {
  type Booked,
  linesWithMinutes,
  minuteCounters,
  mountsToBook,
  storeMinutes,
} from './minutes.queries.ts'
import { stageOf, tellingLives } from './worn.ts'

const day = 86_400_000
/** A status reported this late still counts; what is older is counted for good, so that it may be archived. */
const stillOpen = 7 * day

/**
 * Counts running minutes anew, from the mounts and the statuses of their stations: twice, or by two servers, is the same.
 * Returns whether something is different now.
 */
export async function bookMinutes(db: Db, line: LineNumber, now = Date.now()): Promise<boolean> {
  const [counters, mounts] = [await minuteCounters(db, line), await mountsToBook(db, line)]
  if (counters.length === 0) return false
  const parts = counters.flatMap((counter, place) => {
    const from = Date.parse(counter.settledAt)
    // Once a day it goes on.
    const until = from < now - stillOpen - day ? now - stillOpen : from
    return mounts
      .filter(({ toolCode }) => toolCode === counter.toolCode)
      .flatMap(({ stationNumber, mountedAt, dismountedAt }) => {
        const [start, end] = [Date.parse(mountedAt), dismountedAt ? Date.parse(dismountedAt) : now]
        const span = (first: number, last: number) => ({
          stationNumber,
          from: Math.max(first, start),
          to: Math.min(last, end),
        })
        return [
          { place, settled: true, ...span(from, until) },
          { place, settled: false, ...span(until, now) },
        ]
      })
      .filter((part) => part.to > part.from)
  })
  const seconds = await runningSeconds(db, line, parts)
  const booked = counters.map((counter, place) => {
    const sum = (settled: boolean) =>
      parts.reduce(
        (all, part, at) => all + (part.place === place && part.settled === settled ? seconds[at]! : 0),
        0,
      )
    const from = Date.parse(counter.settledAt)
    const until = from < now - stillOpen - day ? isoOf(now - stillOpen) : counter.settledAt
    const settledSeconds = counter.settledSeconds + sum(true)
    const minutes = Math.min(Math.floor((settledSeconds + sum(false)) / 60), mostUses - counter.baseTotal)
    return { ...counter, settledSeconds, until, minutes }
  })
  const other = booked.filter(
    ({ minutes, counterAct, until, settledAt }) => minutes !== counterAct || until !== settledAt,
  )
  const [crossing, notCrossing] = [other.filter(crosses), other.filter((one) => !crosses(one))]
  if (notCrossing.length) await storeMinutes(db, line, notCrossing)
  if (crossing.length)
    await inLineQueue({ db, line }, 'acts', (db) =>
      tellingLives(
        db,
        line,
        crossing.map(({ toolCode }) => toolCode),
        () => storeMinutes(db, line, crossing),
      ),
    )
  return other.length > 0
}

/** It is further than it was: others act on that, so it takes the line's turn. */
const crosses = ({ minutes, counterAct, lifeLimit, warnShare }: Booked & { minutes: number }) =>
  stageOf(minutes, lifeLimit, warnShare) !== stageOf(counterAct, lifeLimit, warnShare)

/** Of all lines; returns those where something is different now. */
export async function bookAllMinutes(db: Db, now = Date.now()) {
  const changed: LineNumber[] = []
  await eachAnyway(await linesWithMinutes(db), async (line) => {
    if (await bookMinutes(db, line, now)) changed.push(line)
  })
  return changed
}
