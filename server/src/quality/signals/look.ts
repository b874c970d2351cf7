import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { eachAnyway } from '../../platform/db/each-anyway.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { isOutage } from '../../platform/db/outage.ts'
import { remembered } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { closedSince, lastTurn } from '../../platform/db/turns.ts'
import { limitsInForce } from '../charts/charts.ts'
import { failingBy, isDueAgain, tryLater } from './again.ts'
import type { BrokenLimits } from './raise.ts'
import { raiseFound } from './raise-found.ts'
import { forgetOthers, judgedBy } from './judged.ts'
import { keptOf, setOf } from './kept-passes.ts'
import { type Due, judgeSet, remember, startLook, stillJudge } from './recent.ts'

/** How far this server has looked on each line. */
const looked = remembered(() => new Map<string, number>())

/**
 * Looks at what stations measured since the last look, with the limits that judge now and are to do something. Any number of servers may:
 * whoever stores a signal first acts on it. A server that starts looks at all of them once. `news`: of a line that has a new one.
 */
export async function lookForSignals(db: Db, news: (line: string) => void, now = Date.now()) {
  const inForce = await limitsInForce(db, now)
  forgetOthers(judgedBy(db), inForce, ({ limitsId }) => limitsId)
  forgetOthers(failingBy(db), inForce, ({ limitsId }) => limitsId)
  forgetOthers(keptOf(db), inForce, setOf)
  // One whose chart cannot be made keeps no other from being checked.
  await eachAnyway(
    Map.groupBy(inForce, (one) => one.lineNumber),
    ([lineNumber, limits]) => {
      const line = lineNumber as LineNumber // it is stored under its line
      return orAllAgain(db, line, () => lookAtLine(db, line, limits, () => news(line), now))
    },
  )
}

async function lookAtLine(
  db: Db,
  line: LineNumber,
  limits: readonly ChartLimits[],
  news: () => void,
  now: number,
) {
  const { turn, due } = await dueOf(db, line, limits, now)
  const look = due.length > 0 ? await startLook(db, line, { turn, due }, now) : null
  looked(db).set(line, turn) // not before: if this fails, what was closed is told again
  if (!look) return
  const bySet = Map.groupBy(due, (one) => setOf(one.limits))
  await eachAnyway(bySet.values(), async (some) => {
    const all = await orLater(db, line, some, now, () => judgeSet(db, line, some, look))
    await eachAnyway(all, ({ judgement, earlier, ...judged }) =>
      orLater(db, line, [judged], now, async () => {
        if (judgement === 'tooFew') return // of all that may be judged it is not
        if ('failure' in judgement) throw judgement.failure
        let isStale = false
        const stands = async (inner: Db) => {
          isStale ||= !(await stillJudge(inner, line, look, judged.limits))
          return !isStale
        }
        if (await raiseFound(db, line, brokenOf(judged.limits), judgement.found, earlier, stands)) news()
        if (isStale) return tryLater(failingBy(db), judged.limits.limitsId, now) // of what they are now
        remember(db, look, judged, judgement.tail)
        failingBy(db).delete(judged.limits.limitsId)
      }),
    )
  })
}

/** Nothing was read of a database that is away: all of the line are checked again once it is back. */
async function orAllAgain<T>(db: Db, line: string, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (isOutage(error)) looked(db).delete(line)
    throw error
  }
}

/** Whatever else failed is tried again for these limits alone. */
async function orLater<T>(
  db: Db,
  line: string,
  some: readonly { limits: ChartLimits }[],
  now: number,
  work: () => Promise<T>,
) {
  return orAllAgain(db, line, work).catch((error: unknown) => {
    for (const { limits } of some) tryLater(failingBy(db), limits.limitsId, now)
    throw error
  })
}

async function dueOf(
  db: Db,
  line: string,
  limits: readonly ChartLimits[],
  now: number,
): Promise<{ turn: number; due: Due[] }> {
  const before = looked(db).get(line)
  if (before === undefined) {
    const turn = await lastTurn(db, line)
    return { turn, due: limits.map((one) => ({ limits: one, closed: null })) }
  }
  const { turn, closed } = await closedSince(db, line, before)
  const byStation = Map.groupBy(closed, ({ stationNumber }) => stationNumber)
  const due = limits.flatMap((one): Due[] => {
    if (isDueAgain(failingBy(db), one.limitsId, now)) return [{ limits: one, closed: null }]
    const ofStation = byStation.get(one.stationNumber)
    return ofStation ? [{ limits: one, closed: ofStation }] : []
  })
  return { turn, due }
}

function brokenOf(limits: ChartLimits): BrokenLimits {
  const { limitsId, stationNumber, colSetId, colSetVersion, resultCode, typeNo, signalReaction } = limits
  const broken = { limitsId, stationNumber, colSetId, colSetVersion, resultCode, typeNo, signalReaction }
  return { ...broken, attributeKind: null, sampleBy: null }
}
