import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { eachAnyway } from '../../platform/db/each-anyway.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { isOutage } from '../../platform/db/outage.ts'
import { remembered } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { lastTurn, stationsSince } from '../../platform/db/turns.ts'
import { limitsInForce } from '../charts/charts.ts'
import { breaksOf } from './find.ts'
import { raiseFound } from './raise-found.ts'

/** How far this server has looked on each line. */
const looked = remembered(() => new Map<string, number>())

/**
 * Looks at what stations measured since the last look, with the limits that judge now and are to do something. Any number of servers may:
 * whoever stores a signal first acts on it. A server that starts looks at all of them once. `news`: of a line that has a new one.
 */
export async function lookForSignals(db: Db, news: (line: string) => void, now = Date.now()) {
  const standing = Map.groupBy(await limitsInForce(db, now), (one) => one.lineNumber)
  // One whose chart cannot be made keeps no other from being checked.
  await eachAnyway([...standing], async ([line, limits]) => {
    await eachAnyway(await dueOf(db, line, limits), async (one) => {
      const raised = await raiseNew(db, line as LineNumber, one, now).catch((error: unknown) => {
        // Nothing was read of it: all are checked again once the database is back.
        if (isOutage(error)) looked(db).delete(line)
        throw error
      }) // it is stored under its line
      if (raised) news(line)
    })
  })
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

async function raiseNew(db: Db, line: LineNumber, limits: ChartLimits, now: number) {
  const { limitsId, stationNumber, colSetId, colSetVersion, resultCode, typeNo, signalReaction } = limits
  const broken = { limitsId, stationNumber, colSetId, colSetVersion, resultCode, typeNo, signalReaction }
  const ofAttributes = { attributeKind: null, sampleBy: null }
  return raiseFound(db, line, { ...broken, ...ofAttributes }, await breaksOf(db, line, limits, now))
}
