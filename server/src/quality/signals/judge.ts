import type { CollectionSet } from '@takt/contract/collectionSets.ts'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { type ChartedPasses, narrowed } from '../../execution/values/charted-passes.ts'
import { withIdOf } from '../../execution/values/pass-columns.ts'
import type { PassColumns } from '../../execution/floor/floor.ts'
import type { ChartedSet } from '../../execution/values/values.ts'
import type { ProductionDay } from '../../plant/plant/clock.ts'
import { type Days, type ExcludedUnit, pointsOf, without } from '../charts/points-of.ts'
import { breaksIn, type Found } from './find.ts'
import { reachesBack, type Tail, tailOf, type Window } from './tail.ts'
import { type Earlier, wantedOf } from './wanted.ts'

/** Limits that are to judge passes from an instant on. `window` null: these are all that may be judged. */
export type ToJudge = {
  limits: ChartLimits
  slot: ReturnType<ChartedSet['slotOf']>
  from: number
  window: Window | null
  takenOut: ExcludedUnit[]
  earlier: Earlier[]
}
/** Of one station and set. Plain data, which a thread of its own can be sent. `days`: all that these passes are of, in their order. */
export type Judging = {
  passes: PassColumns
  days: ProductionDay[]
  plan: Pick<CollectionSet, 'subgroupBy' | 'subgroupMinutes'>
  toJudge: ToJudge[]
}
/** `tooFew`: all that may be judged must be read. */
export type Judgement = { found: Found[]; tail: Tail | null } | 'tooFew' | { failure: unknown }

/** In the order of the limits. One whose chart cannot be made keeps no other from being judged. */
export function judge({ toJudge, ...judging }: Judging): Judgement[] {
  const passes = withIdOf(judging.passes)
  const days: Days = { dayAt: (ms) => judging.days.findLast(({ start }) => start <= ms)! }
  return toJudge.map((one) => {
    try {
      return judgeOne(one, passes, judging.plan, days)
    } catch (failure) {
      return { failure }
    }
  })
}

function judgeOne(
  { limits, slot, from, window, takenOut, earlier }: ToJudge,
  all: ChartedPasses,
  set: Judging['plan'],
  days: Days,
): Judgement {
  const { typeNo } = limits
  const isMeant = (at: number) => all.times[at]! >= from && (typeNo === null || all.types[at] === typeNo)
  const meant = narrowed(all, slot, isMeant)
  if (window && !reachesBack(meant, window.changedFrom)) return 'tooFew'
  const { characteristic } = slot
  const passes = without(meant, takenOut)
  const points = pointsOf({ set, characteristic, passes, cut: false, fits: null }, days, limits)
  const isToldOf = wantedOf(limits.signalReaction, earlier)
  return {
    found: breaksIn(points, limits, window?.changedFrom, isToldOf),
    tail: tailOf(points, days, window),
  }
}
