import { type Failure, holdOfRepeated, shortFailId, symptomOf } from '@takt/contract/failures.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { ReworkHindrance, ReworkReport } from '@takt/contract/rework.ts'
import type { CodeLists } from '@takt/contract/settings.ts'
import { loadRoute, type Route, type UnitState, unitsById } from '../../execution/floor/floor.ts'
import { failuresOf, findUnit } from '../../execution/units/units.ts'
import { checksOff, currentSettings } from '../../plant/settings/settings.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { reportsOfUnit } from './rework.queries.ts'
import { repeatedDefect } from './same-defect.ts'

/** A unit with all that its rework is decided by. */
export type Work = {
  unit: UnitState
  typeName: string
  failures: (Failure & { setKey: number | null })[]
  reports: ReworkReport[]
  route: Route | undefined
  /** The newest failure that is open, else the newest; null: people sent it to rework without one. */
  failure: Failure | null
  /** Where it is reworked, by its route. */
  reworkStation: string | null
  codeLists: Pick<CodeLists, 'reworkCauses' | 'repairCodes'>
  /** Null: none is set, or the line does without this check. */
  sameDefectLimit: number | null
  hourRate: number | null
}

export async function workOn({ db, line }: Pick<LineCall, 'db' | 'line'>, unitKey: string): Promise<Work> {
  const found = (await findUnit(db, line, unitKey)) ?? refuse('record.unknown')
  const { productId, typeName } = found
  const [[unit], failures, reports, settings, off] = await Promise.all([
    unitsById(db, line, [productId]),
    failuresOf(db, line, productId),
    reportsOfUnit(db, line, productId),
    currentSettings(db),
    checksOff(db, line),
  ])
  const route = await loadRoute(db, unit!.processingNumber, unit!.processingVer)
  const failure = failures.findLast(isOpenOn(productId)) ?? failures.at(-1) ?? null
  const failed = route?.steps.get(failure?.stepSeq ?? 0)
  return {
    unit: unit!,
    typeName,
    failures,
    reports,
    route,
    failure,
    reworkStation:
      unit!.processStatus === 'rework'
        ? unit!.currentStation
        : (route?.steps.get(failed?.reworkStep ?? 0)?.stationNumber ?? null),
    codeLists: settings.codeLists,
    sameDefectLimit: off.has('sameDefectAgain') ? null : settings.rework.sameDefectLimit,
    hourRate: settings.rework.hourRate,
  }
}

/** What left with a part is no longer of the unit. */
const isOpenOn =
  (unit: string) =>
  ({ failStatus, productId }: Failure) =>
    productId === unit && (failStatus === 'open' || failStatus === 'rework')
export const openDefectsOf = ({ failures, unit }: Work) =>
  failures.filter(isOpenOn(unit.productId)).map(symptomOf)

/** The open failure that a report is about; without a name, the newest. */
export function failureOf({ failures, failure, unit }: Work, failId: string | undefined) {
  if (failId === undefined) return failure
  const named = failures.find((one) => one.failId === failId && one.productId === unit.productId)
  if (!named) return refuse('failures.not_of_unit', { failure: shortFailId(failId) }, 'failId')
  if (!isOpenOn(unit.productId)(named))
    refuse('failures.wrong_status', { failStatus: named.failStatus }, 'failId')
  return named
}

type Hindered = { hindrance: ReworkHindrance; about: string }

/** Why rework of the unit cannot be reported now, whoever reports it. A station that has reworked it already leaves the report to be made until it is tested again. */
export function hindranceOf({ unit, failures, reports, sameDefectLimit }: Work): Hindered | null {
  const { processStatus, reworkCount, holds, statusReason } = unit
  if (processStatus === 'held') {
    const about = holds.join('; ') || (statusReason ?? '')
    // Held by nobody: its route has no rework, or no more of it.
    return { hindrance: about ? 'held' : 'undecided', about }
  }
  const reported = reports.find(({ loop }) => loop === reworkCount)
  if (reported) return { hindrance: 'reported', about: reported.reportedBy }
  const isDone = processStatus === 'inProcess' && failures.some((one) => one.failStatus === 'rework')
  if (processStatus !== 'rework' && !isDone) return { hindrance: 'notInRework', about: processStatus }
  // A person who has let it go on since then has decided about it; what left with a part is the part's.
  const again =
    sameDefectLimit !== null && processStatus === 'rework' && statusReason === null
      ? repeatedDefect(
          failures.filter((one) => one.productId === unit.productId),
          sameDefectLimit,
        )
      : null
  return again && { hindrance: 'sameDefect', about: holdOfRepeated(again) }
}

/** The steps from the route's first to the one it comes back to. */
export function returnSteps({ unit, route, failure }: Work) {
  const last = unit.returnStep ?? failure?.stepSeq ?? null
  const steps: NonNullable<ReturnType<Route['steps']['get']>>[] = []
  for (let at = route?.first ?? null; at !== null;) {
    const step = route?.steps.get(at)
    if (!step || steps.includes(step)) return []
    steps.push(step)
    if (at === last) return steps.filter(({ skipped }) => !skipped)
    at = step.nextStep
  }
  return []
}
