import type { Step } from '@takt/contract/processings.ts'
import type { Passport, RefusedArrival } from '@takt/contract/units.ts'
import type { z } from 'zod'

export type PassportPass = Passport['passes'][number]
type Refused = z.infer<typeof RefusedArrival>

/** What happened to a unit, in time. `loop` counts its ways through rework; `until` and `times` gather a station that arrived again and again. */
export type UnitEvent =
  | { kind: 'pass'; at: string; pass: PassportPass; loop: number | null }
  | { kind: 'refused'; at: string; until: string; times: number; refused: Refused }

/** Passes and refused arrivals, oldest first. */
export function eventsOf(
  { passes, refusedArrivals }: Pick<Passport, 'passes' | 'refusedArrivals'>,
  steps: readonly Step[],
): UnitEvent[] {
  // By when it was done: a station may report that it began before the one before it had finished.
  const inTime = passes.toSorted(
    (a, b) => Date.parse(timeOf(a)) - Date.parse(timeOf(b)) || a.passNo - b.passNo,
  )
  const loops = loopsOf(inTime, steps)
  const events: UnitEvent[] = [
    ...inTime.map((pass, at) => ({ kind: 'pass', at: timeOf(pass), pass, loop: loops[at] ?? null }) as const),
    ...refusedArrivals.map(
      (refused) => ({ kind: 'refused', at: refused.at, until: refused.at, times: 1, refused }) as const,
    ),
  ]
  return gathered(events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)))
}

const timeOf = ({ inTime, outTime }: PassportPass) => outTime ?? inTime

/** A refused station tries again every few seconds: the same answer in a row is one event. */
function gathered(events: UnitEvent[]): UnitEvent[] {
  const shown: UnitEvent[] = []
  for (const event of events) {
    const last = shown.at(-1)
    if (event.kind === 'refused' && last?.kind === 'refused' && sameRefusal(last.refused, event.refused)) {
      shown[shown.length - 1] = { ...last, until: event.at, times: last.times + 1 }
    } else {
      shown.push(event)
    }
  }
  return shown
}

const sameRefusal = (one: Refused, other: Refused) =>
  one.stationNumber === other.stationNumber && JSON.stringify(one.reasons) === JSON.stringify(other.reasons)

/** Which way through rework each pass belongs to: from the rework step an NG led to, until the step that failed is done again. Trying the same step again is no rework. */
function loopsOf(passes: readonly PassportPass[], steps: readonly Step[]): (number | null)[] {
  const reworkOf = new Map(steps.map(({ stepSeq, reworkStep }) => [stepSeq, reworkStep]))
  let count = 0
  let failed: number | null = null
  let inside = false
  return passes.map(({ stepSeq, resultStatus }) => {
    if (failed !== null && !inside && stepSeq !== failed && stepSeq === reworkOf.get(failed)) {
      inside = true
      count += 1
    }
    const loop = inside ? count : null
    // The way back is over with the step that had failed; should it fail again, a new one may begin.
    if (stepSeq === failed) {
      inside = false
      failed = null
    }
    if (!inside && resultStatus === 'ng') failed = stepSeq
    return loop
  })
}

export const outOfLimits = (values: PassportPass['values']) =>
  values.filter(({ resultStatus }) => resultStatus === 'ng').length

/** A long list of good values is folded: the reader looks for what is wrong. */
export const isOpenAtFirst = (values: PassportPass['values']) =>
  values.length <= 12 || outOfLimits(values) > 0
