import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { ClosedPasses } from '../../platform/db/turns.ts'
import { type ChartedPasses, type ChartedSet, chartedSet } from '../../execution/values/values.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { type Points, pointsOf, unitsExcluded, without } from '../charts/charts.ts'
import { judgedBy } from './judged.ts'
import { passesSince, setOf } from './kept-passes.ts'
import { reachesBack, tailOf, type Window, windowOf } from './tail.ts'

/** `closed`: what the station closed since the last look; null: that is not known. */
export type Due = { limits: ChartLimits; closed: readonly ClosedPasses[] | null }
/** `window` null: all that may be judged. */
type ToRead = { limits: ChartLimits; window: Window | null }

type LineLook = Awaited<ReturnType<typeof startLook>>

/** What all limits of a line need. `turn`: up to which it is known what stations closed. No rule looks further back than 15 points: all that may be judged is of the day and the one before. */
export async function startLook(db: Db, line: LineNumber, turn: number, now: number) {
  const clock = await clockOf(db, line)
  const since = clock.dayAt(clock.dayAt(now).start - 1).start
  const takenOut = await unitsExcluded(db, line, isoOf(since))
  const takenOutOf = (limits: ChartLimits) =>
    takenOut.filter((one) => placeKeys.every((key) => one[key] === limits[key])).flatMap(({ units }) => units)
  return { turn, clock, since, takenOutOf }
}
const placeKeys = ['stationNumber', 'colSetId', 'colSetVersion', 'resultCode'] as const

/**
 * What limits of one station and set are to judge, at once: what new passes can have changed, by what is remembered; else all that may be judged.
 * `turn`: of the line, up to which it is known.
 */
export async function pointsOfSet(db: Db, line: LineNumber, due: readonly Due[], look: LineLook) {
  const news = due.flatMap((one) => toRead(db, one, look))
  const { limits, closed } = due[0]! // a group has one
  const codes = due.map((one) => one.limits.resultCode)
  const set = await chartedSet({ db, line }, limits, codes)
  const read = async (some: readonly ToRead[], since: Due['closed']) => {
    if (some.length === 0) return []
    const from = Math.min(...some.map((one) => beginOf(one, look)))
    const all = await passesSince(db, line, setOf(limits), set, from, { turn: look.turn, closed: since })
    return some.map((one) => ({ ...one, turn: all.turn, ...chartedOf(set, all.passes, one, look) }))
  }
  const recent = (
    await read(
      news.filter(({ window }) => window),
      closed,
    )
  ).filter(
    ({ window, passes }) => reachesBack(passes, window!.changedFrom), // those with a window were read
  )
  const enough = new Set(recent.map((one) => one.limits))
  const toReadWhole = news
    .filter((one) => !enough.has(one.limits))
    .map((one) => ({ limits: one.limits, window: null }))
  return [...recent, ...(await read(toReadWhole, null))].map(({ limits, window, turn, ...charted }) => ({
    limits,
    window,
    turn,
    makePoints: () => {
      const passes = without(charted.passes, look.takenOutOf(limits))
      return pointsOf({ ...charted, cut: false, passes, fits: null }, look.clock, limits)
    },
  }))
}

const beginOf = ({ window }: ToRead, { since }: LineLook) => window?.from ?? since

function chartedOf(set: ChartedSet, passes: ChartedPasses, one: ToRead, look: LineLook) {
  const { resultCode, typeNo } = one.limits
  const begin = beginOf(one, look)
  const isMeant = (at: number) =>
    passes.times[at]! >= begin && (typeNo === null || passes.types[at] === typeNo)
  return set.chartedOf(resultCode, passes, isMeant)
}

/** Nothing, if it was read with the last look already, as it came while that went on. */
function toRead(db: Db, { limits, closed }: Due, look: LineLook): ToRead[] {
  const before = judgedBy(db).get(limits.limitsId)
  const news = closed?.filter(({ turn }) => !before || turn > before.turn)
  if (news?.length === 0) return []
  judgedBy(db).delete(limits.limitsId) // if anything fails, all are judged again
  if (!before || !news || before.takenOut !== JSON.stringify(look.takenOutOf(limits)))
    return [{ limits, window: null }]
  const { tail } = before
  const changedFrom = Math.min(...news.map(({ firstOut }) => firstOut))
  const from = windowOf(tail, changedFrom, look.clock)
  return [{ limits, window: from !== null && from >= look.since ? { tail, changedFrom, from } : null }]
}

/** Once they were judged. */
export function remember(
  db: Db,
  look: LineLook,
  points: Points,
  { limits, window, turn }: ToRead & { turn: number },
) {
  const tail = tailOf(points, look.clock, window)
  const takenOut = JSON.stringify(look.takenOutOf(limits))
  if (tail) judgedBy(db).set(limits.limitsId, { tail, turn, takenOut })
}
