import { refuse } from '@takt/contract/errors.ts'
import type { ArriveAnswer, Reason } from '@takt/contract/floor.ts'
import { goExtras, stationReasonsOfAspects, unitReasonsOfAspects, visitOf, workerAt } from './aspects.ts'
import { noteMessage } from './event-order.ts'
import { holding, reasonsAgainst } from './interlock.ts'
import type { Visit } from '../../platform/kernel/kernel.ts'
import type { ArriveRequest } from './messages.ts'
import {
  comesBySerial,
  findUnit,
  firstStepAt,
  newUnit,
  orderFor,
  reasonsAgainstNew,
  withoutOrder,
} from './register.ts'
import { anyStepAt, at, attemptsAt, openSteps, stepAt } from './route.ts'
import { type Floor, routeOf } from './state.ts'
import type { Route, UnitState } from './unit-state.ts'

/** "May I work on this unit?" A go opens a pass; a no names every reason at once and is kept. */
export function arrive(floor: Floor, request: ArriveRequest): ArriveAnswer {
  if (!request.productSn && !request.productId) refuse('station.unit_missing')
  const unit = findUnit(floor, request)
  const before = unit ? arrivalBefore(unit, request) : null
  if (unit && before !== null) return goAgain(floor, unit, before, request)
  const refused = floor.refusedBefore.get(`${request.stationNumber}\0${request.message}`)
  if (refused) return { answer: 'noGo', reasons: refused }
  if (!unit) return register(floor, request)
  const order = floor.orders.get(unit.orderCode)
  const visit = visitOf(order, unit, stepFor(floor, unit, request.stationNumber), request)
  const reasons = holding(floor, [...reasonsAgainst(floor, unit, request), ...reasonsOfAspects(floor, visit)])
  return reasons.length ? noGo(floor, request, unit, reasons) : go(floor, unit, request)
}

/** Takes a unit nobody has seen into the order, if this station begins the order's route. */
function register(floor: Floor, request: ArriveRequest): ArriveAnswer {
  const order = orderFor(floor, request)
  const reasons =
    order && comesBySerial(request)
      ? holding(floor, [
          ...reasonsAgainstNew(floor, order, request),
          ...reasonsOfAspects(
            floor,
            visitOf(order, null, firstStepAt(order, request.stationNumber), request),
          ),
        ])
      : withoutOrder(floor, request)
  if (reasons.length) return noGo(floor, request, null, reasons)
  return go(floor, newUnit(floor, order!, request), request)
}

/** A line that does without the order of steps lets a unit in at any step of the station. */
function stepFor(floor: Floor, unit: UnitState, stationNumber: string) {
  const route = routeOf(floor, unit)
  return (
    stepAt(openSteps(route, unit.currentStep, unit.placeInOrder), stationNumber) ??
    anyStepAt(route, stationNumber)
  )
}

const reasonsOfAspects = (floor: Floor, visit: Visit) => [
  ...unitReasonsOfAspects(floor, visit),
  ...stationReasonsOfAspects(floor, visit),
]

function go(floor: Floor, unit: UnitState, request: ArriveRequest): ArriveAnswer {
  const route = routeOf(floor, unit)
  const step = stepFor(floor, unit, request.stationNumber)!
  floor.journal.own(unit).touched = true
  unit.openStation = request.stationNumber
  unit.openStep = step.stepSeq
  unit.openTime = request.at
  unit.openOperator = workerAt(floor, visitOf(floor.orders.get(unit.orderCode), unit, step, request))
  noteMessage(floor, unit, 2 * unit.passCount, request.message)
  unit.lastTime = Math.max(unit.lastTime, request.at)
  if (unit.processStatus === 'registered') unit.processStatus = 'inProcess'
  return goAnswer(floor, unit, route, step.stepSeq, attemptsAt(unit, step.stepSeq) + 1, request)
}

/** The pass this very arrival began, counted from 0. */
function arrivalBefore({ messages }: UnitState, { message }: ArriveRequest) {
  const place = messages.findIndex((one, i) => one === message && i % 2 === 0)
  return place < 0 ? null : place / 2
}

/** The same message again gets the go it got, also when the pass is long complete. */
function goAgain(floor: Floor, unit: UnitState, pass: number, request: ArriveRequest): ArriveAnswer {
  const route = routeOf(floor, unit)
  const stepSeq = Math.abs(unit.trail[pass] ?? unit.openStep ?? unit.currentStep ?? 0)
  const attempt = unit.trail.slice(0, pass).filter((mark) => Math.abs(mark) === stepSeq).length + 1
  return goAnswer(floor, unit, route, stepSeq, attempt, request)
}

function goAnswer(
  floor: Floor,
  unit: UnitState,
  route: Route,
  stepSeq: number,
  attempt: number,
  request: ArriveRequest,
): ArriveAnswer {
  const { stationNumber } = request
  const { productId, productSn, orderCode, typeNo, typeVer } = unit
  const step = at(route, stepSeq)
  const { recipe } = goExtras(floor, visitOf(floor.orders.get(orderCode), unit, step, request))
  // Also when the same arrival is answered again: the station works by the answer it received.
  if (unit.openStation === stationNumber && unit.openStep === stepSeq) {
    floor.journal.own(unit).goParaVer = recipe?.paraVer ?? null
    unit.goStationParaVer = recipe?.stationParaVer ?? null
    unit.touched = true
  }
  return {
    answer: 'go',
    productId,
    productSn,
    orderCode,
    typeNo,
    typeVer,
    stepSeq,
    stepName: step?.stepName ?? '',
    attempt,
    colSetId: step?.colSetId ?? null,
    colSetVersion: step?.colSetVersion ?? null,
    labelTemplate: step?.labelTemplate ?? null,
    recipe,
  }
}

function noGo(
  floor: Floor,
  { stationNumber, message, productSn, productId, at }: ArriveRequest,
  unit: UnitState | null,
  reasons: Reason[],
): ArriveAnswer {
  floor.journal.push(floor.writes.refused, {
    stationNumber,
    message,
    productSn: unit?.productSn ?? productSn ?? null,
    productId: unit?.productId ?? productId ?? null,
    at,
    reasons,
  })
  floor.journal.set(floor.refusedBefore, `${stationNumber}\0${message}`, reasons)
  return { answer: 'noGo', reasons }
}
