import { refuse } from '@takt/contract/errors.ts'
import type { ArriveAnswer, NoGoReason, Reason } from '@takt/contract/floor.ts'
import { timedId } from '../db/ids.ts'
import { leftOut } from '@takt/contract/left-out.ts'
import { anyStepHere, at, attemptsAt, onward, openSteps, stepHere, stepsAhead, stepsHere } from './route.ts'
import { operatorOf, reasonsHere } from './here.ts'
import {
  type Asked,
  type Floor,
  type LotState,
  type OrderState,
  type Route,
  routeOf,
  type UnitState,
  wayKey,
} from './state.ts'

/** "May I work on this unit?" A go opens a pass; a no names every reason at once and is kept. */
export function arrive(floor: Floor, asked: Asked): ArriveAnswer {
  if (!asked.productSn && !asked.productId) refuse('station.unit_missing')
  const unit = findUnit(floor, asked)
  const before = unit ? arrivalBefore(unit, asked) : null
  if (unit && before !== null) return goAgain(floor, unit, before, asked)
  const refused = floor.refusedBefore.get(`${asked.stationNumber}\0${asked.message}`)
  if (refused) return { answer: 'noGo', reasons: refused }
  if (!unit) return register(floor, asked)
  const reasons = holding(floor, [...reasonsAgainst(floor, unit, asked), ...reasonsHere(floor, unit, asked)])
  return reasons.length ? noGo(floor, asked, unit, reasons) : go(floor, unit, asked)
}

/** Named both ways it must be one unit: the serial of one with the id of another is a mix-up. */
export function findUnit({ units }: Floor, { productId, productSn }: Pick<Asked, 'productId' | 'productSn'>) {
  const unit = productId ? units.byId.get(productId.toLowerCase()) : units.bySn.get(productSn!)
  return productSn && unit?.productSn !== productSn ? undefined : unit
}
/** A unit that has an id is not new, so one that nobody has seen comes with its serial only. */
export const comesBySerial = ({ productId, productSn }: Pick<Asked, 'productId' | 'productSn'>) =>
  Boolean(productSn && !productId)

/** Takes a unit nobody has seen into the order, if this station begins the order's route. */
function register(floor: Floor, asked: Asked): ArriveAnswer {
  const order = orderFor(floor, asked)
  const reasons =
    order && comesBySerial(asked)
      ? holding(floor, [...reasonsAgainstNew(floor, order, asked), ...reasonsHere(floor, order, asked)])
      : [{ reason: 'unitUnknown' as const, about: asked.productSn ?? asked.productId! }]
  if (reasons.length) return noGo(floor, asked, null, reasons)
  return go(floor, newUnit(floor, order!, asked), asked)
}

/** Those the line does not do without. */
export const holding = ({ off }: Floor, reasons: Reason[]) => reasons.filter(({ reason }) => !off.has(reason))

/** The order the message names, else the one its serial was made for, else the only one in production that begins at this station, else the only one at all. */
export function orderFor(
  { orders, serials }: Floor,
  { orderCode, stationNumber, productSn }: Pick<Asked, 'orderCode' | 'stationNumber' | 'productSn'>,
): OrderState | undefined {
  if (orderCode) return orders.get(orderCode) ?? refuse('station.order_unknown', { orderCode })
  const made = orders.get(serials.get(productSn ?? '')?.orderCode ?? '')
  if (made) return made
  const producing = [...orders.values()].filter((order) => order.orderStatus === 'producing')
  const beginning = producing.filter((order) => beginsAt(order, stationNumber))
  return [beginning, producing].find((some) => some.length === 1)?.[0]
}

const nextPlace = ({ startedNumber, started }: OrderState) => startedNumber + started + 1

/** The step of the order's next unit at this station, if it begins there. */
export function firstStepHere(order: OrderState, stationNumber: string) {
  const { route } = order
  const place = nextPlace(order)
  return route
    ? stepHere(openSteps(route, onward(route, route.first, place), place), stationNumber)
    : undefined
}
const beginsAt = (order: OrderState, stationNumber: string) =>
  firstStepHere(order, stationNumber) !== undefined

export function reasonsAgainstNew(
  floor: Floor,
  order: OrderState,
  { stationNumber, productSn, productId }: Asked,
): Reason[] {
  const lot = lotFor(floor, order, productSn)
  return [
    ...because(!beginsAt(order, stationNumber), 'unitUnknown', productSn ?? productId!),
    ...reasonsAgainstAnother(order),
    ...because(lot === undefined, 'lotMissing', order.orderCode),
    ...because(lot?.lotStatus === 'onHold', 'lotOnHold', lot?.lotNo ?? ''),
  ]
}

/** Why the order takes no further unit. */
export function reasonsAgainstAnother(order: OrderState): Reason[] {
  const about = order.orderCode
  const against: [boolean, NoGoReason, string][] = [
    [order.orderStatus !== 'producing', 'orderNotProducing', about],
    [!order.typeReleased, 'typeNotReleased', `${order.typeNo} ${order.typeVer}`],
    // A scrapped unit may be made again.
    [order.startedNumber + order.started >= order.orderNumber + order.ngNumber, 'orderFull', about],
  ]
  return against.filter(([holds]) => holds).map(([, reason, about]) => ({ reason, about }))
}

/** The lot of a serial made here, else the first in process that wants one more; null: the order is not made in lots. Undefined: it is, and none wants one. */
function lotFor(
  { lots, serials }: Floor,
  { orderCode }: OrderState,
  productSn: string | undefined,
): LotState | null | undefined {
  const made = lots.get(serials.get(productSn ?? '')?.lotNo ?? '')
  if (made && made.lotStatus !== 'waiting') return made
  const own = [...lots.values()].filter((lot) => lot.orderCode === orderCode)
  return own.length === 0
    ? null
    : own.find(
        (lot) => lot.lotStatus === 'inProcess' && lot.startedNumber + lot.started < lot.number + lot.ngNumber,
      )
}

export function newUnit(floor: Floor, order: OrderState, asked: Asked): UnitState {
  const { processingNumber, processingVer, first } = order.route!
  const placeInOrder = nextPlace(order)
  const currentStep = onward(order.route!, first, placeInOrder)
  const lot = lotFor(floor, order, asked.productSn) ?? null
  if (lot) lot.started += 1
  const unit: UnitState = {
    isNew: true,
    touched: true,
    productId: timedId(asked.at),
    productSn: asked.productSn ?? null,
    typeNo: order.typeNo,
    typeVer: order.typeVer,
    orderCode: order.orderCode,
    lotNo: lot?.lotNo ?? null,
    processingNumber,
    processingVer,
    packageVer: order.packageVer,
    placeInOrder,
    processStatus: 'registered',
    resultStatus: null,
    currentStep,
    currentStation: at(order.route!, currentStep)?.stationNumber ?? null,
    reworkCount: 0,
    statusReason: null,
    failedStep: null,
    registeredAt: asked.at,
    finishedAt: null,
    lastTime: asked.at,
    passCount: 0,
    trail: [],
    returnStep: null,
    openStation: null,
    openStep: null,
    openTime: null,
    openOperator: null,
    messages: [],
  }
  order.started += 1
  order.startedAt = Math.min(order.startedAt ?? Infinity, asked.at)
  floor.units.byId.set(unit.productId, unit)
  floor.units.bySn.set(unit.productSn!, unit)
  floor.routes.set(wayKey(unit), order.route!)
  return unit
}

type Check = (about: {
  unit: UnitState
  route: Route
  order: OrderState | undefined
  stationNumber: string
  lot: LotState | undefined
}) => Reason[]
const because = (holds: unknown, reason: NoGoReason, about: string): Reason[] =>
  holds ? [{ reason, about }] : []

/** The interlock, as far as it is about the unit. One line a check; what is about the station stands in here.ts. */
const checks: Check[] = [
  ({ order, unit }) => because(order?.orderStatus !== 'producing', 'orderNotProducing', unit.orderCode),
  ({ lot }) => because(lot?.lotStatus === 'onHold', 'lotOnHold', lot?.lotNo ?? ''),
  ({ unit }) =>
    because(unit.processStatus === 'held', 'unitHeld', unit.statusReason ?? unit.failedStep ?? ''),
  ({ unit }) => because(unit.processStatus === 'scrapped', 'unitScrapped', unit.statusReason ?? ''),
  ({ unit }) => because(unit.processStatus === 'finished', 'unitFinished', ''),
  ({ unit }) => because(unit.failedStep !== null, 'reworkExceeded', unit.failedStep ?? ''),
  ({ unit, stationNumber }) =>
    because(unit.openStation && unit.openStation !== stationNumber, 'busyElsewhere', unit.openStation ?? ''),
]

/** What speaks against the unit itself, wherever on its route it is worked on. */
export const reasonsAgainstUnit = (
  floor: Floor,
  unit: UnitState,
  { stationNumber }: Pick<Asked, 'stationNumber'>,
): Reason[] => checks.flatMap((check) => check(aboutUnit(floor, unit, stationNumber)))

export const reasonsAgainst = (floor: Floor, unit: UnitState, { stationNumber }: Asked): Reason[] =>
  [...checks, placeOnRoute].flatMap((check) => check(aboutUnit(floor, unit, stationNumber)))

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
  if (currentStep === null || stepHere(openSteps(route, currentStep, placeInOrder), stationNumber)) return []
  const waitsFor = at(route, currentStep)
  const here = stepsHere(route.steps.values(), stationNumber)
  if (here.length === 0) return [{ reason: 'stationNotOnRoute', about: stationNumber }]
  const wanted = here.filter((step) => !leftOut(step, placeInOrder))
  if (wanted.length === 0)
    return here.slice(0, 1).map((step) => ({ reason: leftOut(step, placeInOrder)!, about: step.stepName }))
  // A unit in rework is ahead of nothing until it has returned: what it failed at is the NG step before this station.
  const ahead = stepsAhead(route, unit.returnStep ?? currentStep)
  if (!wanted.some((step) => ahead.includes(step)))
    return [{ reason: 'notNextStep', about: waitsFor?.stationNumber ?? '' }]
  const failed = unit.trail.at(-1)! < 0
  return [{ reason: failed ? 'earlierStepNg' : 'earlierStepMissing', about: waitsFor?.stepName ?? '' }]
}

function go(floor: Floor, unit: UnitState, asked: Asked): ArriveAnswer {
  const route = routeOf(floor, unit)
  // A line that does without the order of steps lets a unit in at any step of the station.
  const step =
    stepHere(openSteps(route, unit.currentStep, unit.placeInOrder), asked.stationNumber) ??
    anyStepHere(route, asked.stationNumber)!
  unit.touched = true
  unit.openStation = asked.stationNumber
  unit.openStep = step.stepSeq
  unit.openTime = asked.at
  unit.openOperator = operatorOf(floor, asked)
  unit.messages[2 * unit.passCount] = asked.message
  unit.lastTime = Math.max(unit.lastTime, asked.at)
  if (unit.processStatus === 'registered') unit.processStatus = 'inProcess'
  return goAnswer(floor, unit, route, step.stepSeq, attemptsAt(unit, step.stepSeq) + 1, asked)
}

/** The pass this very arrival began, counted from 0. */
function arrivalBefore({ messages }: UnitState, { message }: Asked) {
  const place = messages.findIndex((one, i) => one === message && i % 2 === 0)
  return place < 0 ? null : place / 2
}

/** The same message again gets the go it got, also when the pass is long complete. */
function goAgain(floor: Floor, unit: UnitState, pass: number, asked: Asked): ArriveAnswer {
  const route = routeOf(floor, unit)
  const stepSeq = Math.abs(unit.trail[pass] ?? unit.openStep ?? unit.currentStep ?? 0)
  const attempt = unit.trail.slice(0, pass).filter((mark) => Math.abs(mark) === stepSeq).length + 1
  return goAnswer(floor, unit, route, stepSeq, attempt, asked)
}

function goAnswer(
  floor: Floor,
  { productId, productSn, orderCode, typeNo, typeVer }: UnitState,
  route: Route,
  stepSeq: number,
  attempt: number,
  { stationNumber }: Asked,
): ArriveAnswer {
  const step = at(route, stepSeq)
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
    recipe: floor.recipeFor(typeNo, stationNumber),
  }
}

function noGo(
  floor: Floor,
  { stationNumber, message, productSn, productId, at }: Asked,
  unit: UnitState | null,
  reasons: Reason[],
): ArriveAnswer {
  floor.writes.refused.push({
    stationNumber,
    message,
    productSn: unit?.productSn ?? productSn ?? null,
    productId: unit?.productId ?? productId ?? null,
    at,
    reasons,
  })
  floor.refusedBefore.set(`${stationNumber}\0${message}`, reasons)
  return { answer: 'noGo', reasons }
}
