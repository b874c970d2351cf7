import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { remembered } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { lastTurn, stationsSince } from '../../platform/db/turns.ts'
import { limitsInForce } from '../charts/charts.ts'
import { breaksOf, type Found } from './find.ts'
import { raise } from './raise.ts'
import { lastSignals } from './signals.queries.ts'

/** How far this server has looked on each line. */
const looked = remembered(() => new Map<string, number>())

/**
 * Looks at what stations measured since the last look, with the limits that judge now and are to do something. Any number of servers may:
 * whoever stores a signal first acts on it. A server that starts looks at all of them once. Answers the lines with news.
 */
export async function lookForSignals(db: Db, now = Date.now()): Promise<string[]> {
  const lines: string[] = []
  for (const [line, limits] of Map.groupBy(await limitsInForce(db, now), (one) => one.lineNumber)) {
    let isNews = false
    for (const one of await dueOf(db, line, limits))
      isNews = (await raiseNew(db, line as LineNumber, one, now)) || isNews // it is stored under its line
    if (isNews) lines.push(line)
  }
  return lines
}

async function dueOf(db: Db, line: string, limits: readonly ChartLimits[]) {
  const before = looked(db).get(line)
  if (before === undefined) {
    looked(db).set(line, await lastTurn(db, line))
    return limits
  }
  const { turn, stations } = await stationsSince(db, line, before)
  looked(db).set(line, turn)
  return limits.filter(({ stationNumber }) => stations.has(stationNumber))
}

/** One of a chart and rule is open at a time; what comes after its answer is another. */
async function raiseNew(db: Db, line: LineNumber, limits: ChartLimits, now: number) {
  const found = await breaksOf(db, line, limits, now)
  if (found.length === 0) return false
  const earlier = await lastSignals(db, line, limits.limitsId)
  const isNew = ({ chartPart, rule, pointTime }: Found) => {
    const last = earlier.find((one) => one.chartPart === chartPart && one.rule === rule)
    return !last || (last.answeredAt !== null && Date.parse(pointTime) > Date.parse(last.answeredAt))
  }
  let raised = false
  for (const some of Map.groupBy(
    found.filter(isNew),
    ({ chartPart, rule }) => `${chartPart} ${rule}`,
  ).values())
    raised = (await raise(db, line, limits, some[0]!)) || raised // a group has one
  return raised
}
