import type { Stopped } from '@takt/contract/equipmentStatistics.ts'
import type { TimeClass } from '@takt/contract/stations.ts'
import type { TimesFound } from '../../execution/floor/floor.ts'
import type { Standard } from '../../masterdata/cycleStandards/cycleStandards.ts'
import type { BySize, Spent } from './station-days.queries.ts'

export type { Spent }

type Made = { typeNo: string; passes: number; firstOk: number }

const nothing = (): BySize => [0, 0, 0]

export function spentFrom(found: readonly TimesFound[], made: readonly Made[]): Spent {
  const spent: Spent = {
    times: {},
    runs: {},
    cameIn: false,
    wentOn: false,
    wentThrough: false,
    made: made
      .map(({ typeNo, passes, firstOk }): Spent['made'][number] => [typeNo, passes, firstOk])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  }
  for (const { timeClass, size, milliseconds, runs, cameIn, wentOn, wentThrough } of found) {
    ;(spent.times[timeClass] ??= nothing())[size] += milliseconds
    ;(spent.runs[timeClass] ??= nothing())[size] += runs
    if (timeClass !== 'unplanned') continue
    spent.cameIn ||= cameIn
    spent.wentOn ||= wentOn
    spent.wentThrough ||= wentThrough
  }
  return spent
}

export type SpentInAll = Pick<Spent, 'times' | 'runs'> & {
  /** Each breakdown once, however many days it lasted. */
  breakdowns: number
}

/** Parts that follow one another, in their order. */
export function inAll(parts: readonly Spent[]): SpentInAll {
  const all: SpentInAll = { times: {}, runs: {}, breakdowns: 0 }
  /** A breakdown that was counted is still going on where the part begins. */
  let goesOn = false
  for (const { times, runs, cameIn, wentOn, wentThrough } of parts) {
    add(all.times, times)
    add(all.runs, runs)
    all.breakdowns += sumOf(runs.unplanned) - (goesOn && cameIn ? 1 : 0)
    goesOn = wentOn || (goesOn && wentThrough)
  }
  return all
}

/** What was made of each type while one standard held, or none, in parts that began then. */
export function madeIn(
  parts: readonly { from: number; spent: Spent }[],
  standardAt: (typeNo: string, from: number) => Standard | undefined,
) {
  const all = new Map<string, Made & { standard: number | null | undefined }>()
  for (const { from, spent } of parts)
    for (const [typeNo, passes, firstOk] of spent.made) {
      const standard = standardAt(typeNo, from)
      const key = `${standard?.from ?? ''} ${typeNo}`
      const made = all.get(key)
      if (made) {
        made.passes += passes
        made.firstOk += firstOk
      } else all.set(key, { typeNo, passes, firstOk, standard: standard?.cycleTime })
    }
  return [...all.values()]
}

export const sumOf = (sizes: BySize | undefined) => (sizes ? sizes[0] + sizes[1] + sizes[2] : 0)

export const stoppedOf = ({ times, runs }: Pick<SpentInAll, 'times' | 'runs'>): Stopped => {
  const [down, wait] = [times.unplanned ?? nothing(), times.delay ?? nothing()]
  const [downs, waits] = [runs.unplanned ?? nothing(), runs.delay ?? nothing()]
  return {
    brief: down[0] + wait[0],
    shortStops: down[1] + wait[1],
    shortStopCount: downs[1] + waits[1],
    longStops: down[2],
    longStopCount: downs[2],
    longWaits: wait[2],
    longWaitCount: waits[2],
  }
}

function add(to: Spent['times'], more: Spent['times']) {
  for (const [timeClass, sizes] of Object.entries(more) as [TimeClass, BySize][]) {
    const before = to[timeClass] ?? nothing()
    to[timeClass] = [before[0] + sizes[0], before[1] + sizes[1], before[2] + sizes[2]]
  }
}
