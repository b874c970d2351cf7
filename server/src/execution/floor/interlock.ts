import type { NoGoReason } from '@takt/contract/reasons.ts'
import type { Reason } from '@takt/contract/floor.ts'
import { leftOut } from '@takt/contract/left-out.ts'
import { holdsOf } from '@takt/contract/units.ts'
import type { ArriveRequest } from './messages.ts'
import { at, openSteps, stepAt, stepsAhead, stepsAt } from './route.ts'
import { type Floor, routeOf } from './state.ts'
import type { LotState, OrderState, Route, UnitState } from './unit-state.ts'

export const because = (holds: unknown, reason: NoGoReason, about: string): Reason[] =>
  holds ? [{ reason, about }] : []

/** Those the line does not do without. */
export const holding = ({ off }: Floor, reasons: Reason[]) => reasons.filter(({ reason }) => !off.has(reason))

type Check = (about: {
  unit: UnitState
  route: Route
  order: OrderState | undefined
  stationNumber: string
  lot: LotState | undefined
}) => Reason[]

/** The interlock, as far as it is about the unit. One line a check; checks of the station are in here.ts. */
const checks: Check[] = [
  ({ order, unit }) => because(order?.orderStatus !== 'producing', 'orderNotProducing', unit.orderCode),
  ({ lot }) => because(lot?.lotStatus === 'onHold', 'lotOnHold', lot?.lotNo ?? ''),
  ({ unit }) =>
    because(unit.processStatus === 'held', 'unitHeld', holdsOf(unit).join('; ') || (unit.statusReason ?? '')),
  ({ unit }) => because(unit.heldInside, 'containsHeldUnit', unit.heldInside ?? ''),
  ({ unit }) => because(unit.processStatus === 'scrapped', 'unitScrapped', unit.statusReason ?? ''),
  ({ unit }) => because(unit.processStatus === 'finished', 'unitFinished', ''),
  ({ unit }) => because(unit.failedStep !== null, 'reworkExceeded', unit.failedStep ?? ''),
  ({ unit, stationNumber }) =>
    because(unit.openStation && unit.openStation !== stationNumber, 'busyElsewhere', unit.openStation ?? ''),
]

const withPlace: Check[] = [...checks, placeOnRoute]

/** Why the unit may not be worked on, wherever on its route it is. */
export const reasonsAgainstUnit = (
  floor: Floor,
  unit: UnitState,
  { stationNumber }: Pick<ArriveRequest, 'stationNumber'>,
): Reason[] => reasonsBy(checks, aboutUnit(floor, unit, stationNumber))

export const reasonsAgainst = (floor: Floor, unit: UnitState, { stationNumber }: ArriveRequest): Reason[] =>
  reasonsBy(withPlace, aboutUnit(floor, unit, stationNumber))

const reasonsBy = (all: readonly Check[], about: Parameters<Check>[0]) => all.flatMap((check) => check(about))

const aboutUnit = (floor: Floor, unit: UnitState, stationNumber: string) => ({
  unit,
  route: routeOf(floor, unit),
  order: floor.orders.get(unit.orderCode),
  stationNumber,
  lot: floor.lots.get(unit.lotNo ?? ''),
})

/** Why this station is not the unit's next: not on its route, already behind it, or something before it is missing or NG. */
function placeOnRoute({ unit, route, stationNumber }: Parameters<Check>[0]): Reason[] {
  const { currentStep, placeInOrder } = unit
  if (currentStep === null || stepAt(openSteps(route, currentStep, placeInOrder), stationNumber)) return []
  const waitsFor = at(route, currentStep)
  const ownSteps = stepsAt(route.steps.values(), stationNumber)
  if (ownSteps.length === 0) return [{ reason: 'stationNotOnRoute', about: stationNumber }]
  const notLeftOut = ownSteps.filter((step) => !leftOut(step, placeInOrder))
  if (notLeftOut.length === 0)
    return ownSteps
      .slice(0, 1)
      .map((step) => ({ reason: leftOut(step, placeInOrder)!, about: step.stepName }))
  // A unit in rework is ahead of nothing until it has returned: what it failed at is the NG step before this station.
  const ahead = stepsAhead(route, unit.returnStep ?? currentStep)
  if (!notLeftOut.some((step) => ahead.includes(step)))
    return [{ reason: 'notNextStep', about: waitsFor?.stationNumber ?? '' }]
  const last = unit.trail.at(-1)!
  return last < 0
    ? [{ reason: 'earlierStepNg', about: at(route, -last)?.stepName ?? '' }]
    : [{ reason: 'earlierStepMissing', about: waitsFor?.stepName ?? '' }]
}
