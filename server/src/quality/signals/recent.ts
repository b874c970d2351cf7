import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { ClosedPasses } from '../../platform/db/turns.ts'
import { chartedSet } from '../../execution/values/values.ts'
import type { PlantClock, ProductionDay } from '../../plant/plant/clock.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { lockLimits, unitsExcluded } from '../charts/charts.ts'
import { judgeAside } from './judge-aside.ts'
import { judgedBy } from './judged.ts'
import { passesSince, setOf } from './kept-passes.ts'
import { lastSignals } from './signals.queries.ts'
import { type Tail, type Window, windowOf } from './tail.ts'

/** `closed`: what the station closed since the last look; null: that is not known. */
export type Due = { limits: ChartLimits; closed: readonly ClosedPasses[] | null }
/** `window` null: all that may be judged. */
type ToRead = { limits: ChartLimits; window: Window | null }

type LineLook = Awaited<ReturnType<typeof startLook>>

/** What all limits of a line need. `turn`: up to which it is known what stations closed. No rule looks further back than 15 points: all that may be judged is of the day and the one before. */
export async function startLook(
  db: Db,
  line: LineNumber,
  { turn, due }: { turn: number; due: readonly Due[] },
  now: number,
) {
  const clock = await clockOf(db, line)
  const since = clock.dayAt(clock.dayAt(now).start - 1).start
  const readTakenOut = async (db: Db) => {
    const takenOut = await unitsExcluded(db, line, isoOf(since))
    return (limits: ChartLimits) =>
      takenOut
        .filter((one) => placeKeys.every((key) => one[key] === limits[key]))
        .flatMap(({ units }) => units)
  }
  const takenOutOf = await readTakenOut(db)
  const signals = await signalsOf(db, line, due)
  return { turn, clock, since, readTakenOut, takenOutOf, signals }
}
const signalsOf = (db: Db, line: LineNumber, some: readonly { limits: ChartLimits }[]) =>
  lastSignals(
    db,
    line,
    some.map(({ limits }) => limits.limitsId),
  )
const placeKeys = ['stationNumber', 'colSetId', 'colSetVersion', 'resultCode'] as const

/**
 * What limits of one station and set found, at once: in what new passes can have changed, by what is remembered; else in all that may be judged.
 * `turn`: of the line, up to which it is known.
 */
export async function judgeSet(db: Db, line: LineNumber, due: readonly Due[], look: LineLook) {
  const news = due.flatMap((one) => toRead(db, one, look))
  const { limits, closed } = due[0]! // a group has one
  const set = await chartedSet(
    { db, line },
    limits,
    due.map((one) => one.limits.resultCode),
  )
  const judged = async (some: readonly ToRead[], since: Due['closed']) => {
    if (some.length === 0) return []
    const begin = ({ window }: ToRead) => window?.from ?? look.since
    const from = Math.min(...some.map(begin))
    const { passes, turn, isRead } = await passesSince(db, line, setOf(limits), set, from, {
      turn: look.turn,
      closed: since,
    })
    // What is measured once they are answered breaks its rule anew, so they are never older than the passes.
    const signals = isRead ? await signalsOf(db, line, some) : look.signals
    const toJudge = some.map((one) => ({
      ...one,
      slot: set.slotOf(one.limits.resultCode),
      from: begin(one),
      takenOut: look.takenOutOf(one.limits),
      earlier: signals.filter(({ limitsId }) => limitsId === one.limits.limitsId),
    }))
    const days = daysOf(look.clock, passes.times)
    const judgements = await judgeAside({ passes, days, plan: set.plan, toJudge })
    return judgements.map((judgement, i) => ({ ...toJudge[i]!, turn, judgement })) // parallel
  }
  const recent = await judged(
    news.filter(({ window }) => window),
    closed,
  )
  const enough = recent.filter(({ judgement }) => judgement !== 'tooFew')
  const done = new Set(enough.map((one) => one.limits))
  const rest = news.filter((one) => !done.has(one.limits)).map(({ limits }) => ({ limits, window: null }))
  return [...enough, ...(await judged(rest, null))]
}

/** Those that ascending instants are of. */
function daysOf(clock: PlantClock, times: Float64Array) {
  const days: ProductionDay[] = []
  for (const time of times.length ? [times[0]!, times.at(-1)!] : [])
    while (!days.length || days.at(-1)!.end <= time) days.push(clock.dayAt(days.at(-1)?.end ?? time))
  return days
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

/** Not if they were withdrawn since, or a unit was taken out of their chart or restored. */
export async function stillJudge(db: Db, line: LineNumber, look: LineLook, limits: ChartLimits) {
  const now = await lockLimits(db, line, limits.limitsId)
  if (now?.withdrawnAt !== null) return false
  const takenOutOf = await look.readTakenOut(db)
  return JSON.stringify(takenOutOf(limits)) === JSON.stringify(look.takenOutOf(limits))
}

/** Once what they found is stored. */
export function remember(
  db: Db,
  look: LineLook,
  { limits, turn }: { limits: ChartLimits; turn: number },
  tail: Tail | null,
) {
  const takenOut = JSON.stringify(look.takenOutOf(limits))
  if (tail) judgedBy(db).set(limits.limitsId, { tail, turn, takenOut })
}
