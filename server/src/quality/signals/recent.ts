import { chartLimit } from '@takt/contract/charts.ts'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type ClosedPasses, lastTurn } from '../../platform/db/turns.ts'
import { chartedTogether } from '../../execution/values/values.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { type Points, pointsOf, unitsExcluded, without } from '../charts/charts.ts'
import { judgedBy } from './judged.ts'
import { reachesBack, tailOf, type Window, windowOf } from './tail.ts'

/** `closed`: what the station closed since the last look; null: that is not known. */
export type Due = { limits: ChartLimits; closed: readonly ClosedPasses[] | null }
/** `window` null: all that may be judged. */
type ToRead = { limits: ChartLimits; window: Window | null }

type LineLook = Awaited<ReturnType<typeof startLook>>

/** What all limits of a line need. No rule looks further back than 15 points: all that may be judged is of the day and the one before. */
export async function startLook(db: Db, line: LineNumber, now: number) {
  const clock = await clockOf(db, line)
  const since = clock.dayAt(clock.dayAt(now).start - 1).start
  const takenOut = await unitsExcluded(db, line, isoOf(since))
  const takenOutOf = (limits: ChartLimits) =>
    takenOut.filter((one) => placeKeys.every((key) => one[key] === limits[key])).flatMap(({ units }) => units)
  return { clock, since, takenOutOf }
}
const placeKeys = ['stationNumber', 'colSetId', 'colSetVersion', 'resultCode'] as const

/**
 * What limits of one station and set are to judge, read at once: what new passes can have changed, by what is remembered; else all that may be judged.
 * `turn`: of the line, before it was read.
 */
export async function pointsOfSet(db: Db, line: LineNumber, due: readonly Due[], look: LineLook) {
  const turn = await lastTurn(db, line)
  const news = due.flatMap((one) => toRead(db, one, look))
  const windows = news.filter(({ window }) => window)
  const recent = (await readTogether(db, line, windows, look)).filter(
    ({ window, passes }) => reachesBack(passes, window!.changedFrom), // those with a window were read
  )
  const enough = new Set(recent.map(({ limits }) => limits))
  const toReadWhole = news
    .filter(({ limits }) => !enough.has(limits))
    .map(({ limits }) => ({ limits, window: null }))
  return [...recent, ...(await readTogether(db, line, toReadWhole, look))].map(
    ({ limits, window, ...charted }) => ({
      limits,
      window,
      turn,
      makePoints: () => {
        const passes = without(charted.passes, look.takenOutOf(limits))
        return pointsOf({ ...charted, passes, fits: null }, look.clock, limits)
      },
    }),
  )
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

async function readTogether(db: Db, line: LineNumber, all: readonly ToRead[], { since }: LineLook) {
  const [first] = all
  if (!first) return []
  const { stationNumber, colSetId, colSetVersion } = first.limits
  const beginOf = ({ window }: ToRead) => window?.from ?? since
  const place = { stationNumber, colSetId, colSetVersion, from: isoOf(Math.min(...all.map(beginOf))) }
  const codes = all.map(({ limits }) => limits.resultCode)
  const { passes, chartedOf } = await chartedTogether({ db, line }, place, codes, chartLimit)
  return all.map((one) => {
    const { resultCode, typeNo } = one.limits
    const begin = beginOf(one)
    const isMeant = (at: number) =>
      passes.times[at]! >= begin && (typeNo === null || passes.types[at] === typeNo)
    return { ...one, ...chartedOf(resultCode, isMeant) }
  })
}
