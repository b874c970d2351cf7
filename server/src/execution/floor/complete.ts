import { refuse } from '@takt/contract/errors.ts'
import type { CompleteAnswer, Reason } from '@takt/contract/floor.ts'
import { readingsOfAspects, unitReasonsOfAspects, visitOf } from './aspects.ts'
import { close, type Closing } from './close-pass.ts'
import { holding, reasonsAgainst } from './interlock.ts'
import { measure } from './measure.ts'
import type { Done, Repeat } from './messages.ts'
import {
  comesBySerial,
  findUnit,
  firstStepAt,
  newUnit,
  orderFor,
  reasonsAgainstNew,
  withoutOrder,
} from './register.ts'
import { anyStepAt, at, openSteps, stepAt } from './route.ts'
import { type Floor, routeOf } from './state.ts'
import type { OrderState, RoutedStep, UnitState } from './unit-state.ts'

/** What a station did: one pass, judged, counted, and the unit moved to its next step. */
export function complete(floor: Floor, done: Done): CompleteAnswer | Repeat {
  if (!done.productSn && !done.productId) refuse('station.unit_missing')
  const found = findUnit(floor, done)
  const repeated = found?.messages.findIndex((one, i) => one === done.message && i % 2 === 1) ?? -1
  if (found && repeated >= 0) return { repeat: { productId: found.productId, passNo: (repeated + 1) / 2 } }
  const closing = found ? closingOf(floor, found, done) : beginningOf(floor, done)
  const results = [...done.results, ...answeredFor(floor, closing, done)]
  if (closing.step.set && done.verdict === undefined && results.length === 0)
    refuse('station.results_missing', { stepName: closing.step.stepName })
  const measured = measure(results, closing.step.set, {
    mustBeComplete: done.verdict !== 'ng',
    refuseNotANumber: true,
  })
  return close(floor, closing, done, measured, { parts: done.materials, runEnd: true })
}

/** What people answered while the unit was here. */
function answeredFor(floor: Floor, { unit, step, asked, inTime }: Closing, done: Done) {
  const visit = visitOf(floor.orders.get(unit.orderCode), unit, step, done)
  const demands = asked && done.verdict !== 'ng'
  return readingsOfAspects(floor, visit, {
    passNo: unit.passCount + 1,
    results: done.results,
    measures: (resultCode) =>
      step.set?.slots.some(
        ({ characteristic: one }) => one.resultCode === resultCode && one.valueCount === 1,
      ) === true,
    demands,
    begunAt: inTime,
  })
}

function closingOf(floor: Floor, unit: UnitState, done: Done): Closing {
  const route = routeOf(floor, unit)
  const open = unit.openStation === done.stationNumber ? at(route, unit.openStep) : undefined
  if (open) {
    const onRoute = unit.processStatus !== 'scrapped' && unit.heldInside === null
    const inTime = Math.min(unit.openTime!, done.at)
    return { unit, route, step: open, asked: true, onRoute, outOfTurn: !onRoute, inTime }
  }
  const next = stepAt(openSteps(route, unit.currentStep, unit.placeInOrder), done.stationNumber)
  const step = next ?? anyStepAt(route, done.stationNumber) ?? refuse('station.not_on_route')
  const inTime = Math.min(done.startTime ?? done.at, done.at)
  // The work was done, so it is kept; the unit moves on only if it was this station's turn, or once it is.
  const onRoute = next !== undefined && mayMove(floor, unit, next, done)
  return { unit, route, step, asked: false, onRoute, outOfTurn: !onRoute, inTime }
}

/** A station that only reports at the end may begin a unit, where an arrival would have been allowed to. */
function beginningOf(floor: Floor, done: Done): Closing {
  const order = comesBySerial(done) ? orderFor(floor, done) : undefined
  const unit = done.productSn ?? done.productId!
  const reasons = order ? reasonsAgainstBeginning(floor, order, done) : withoutOrder(floor, done)
  if (reasons.some(({ reason }) => reason === 'unitUnknown')) refuse('station.unit_unknown', { unit })
  if (!order || reasons.length) return refuse('station.unit_not_started', { unit, reasons: listOf(reasons) })
  const step = firstStepAt(order, done.stationNumber)!
  const inTime = Math.min(done.startTime ?? done.at, done.at)
  return {
    unit: newUnit(floor, order, { ...done, at: inTime }),
    route: order.route!,
    step,
    asked: false,
    onRoute: true,
    inTime,
  }
}

/** Whatever the station's own state was: the work is done. */
function mayMove(floor: Floor, unit: UnitState, step: RoutedStep, done: Done) {
  const visit = visitOf(floor.orders.get(unit.orderCode), unit, step, done)
  return (
    holding(floor, [...reasonsAgainst(floor, unit, done), ...unitReasonsOfAspects(floor, visit)]).length === 0
  )
}

function reasonsAgainstBeginning(floor: Floor, order: OrderState, done: Done): Reason[] {
  const visit = visitOf(order, null, firstStepAt(order, done.stationNumber), done)
  return holding(floor, [...reasonsAgainstNew(floor, order, done), ...unitReasonsOfAspects(floor, visit)])
}

/** `orderFull (WO-1), lotMissing (WO-1)`: translated where it is read. */
const listOf = (reasons: readonly Reason[]) =>
  reasons.map(({ reason, about }) => (about ? `${reason} (${about})` : reason)).join(', ')
