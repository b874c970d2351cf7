import { refuse } from '@takt/contract/errors.ts'
import type { CompleteAnswer, Verdict } from '@takt/contract/floor.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import {
  findUnit,
  firstStepHere,
  comesBySerial,
  holding,
  newUnit,
  orderFor,
  reasonsAgainst,
  reasonsAgainstNew,
} from './arrive.ts'
import { buildIn, fitScanned } from './build-in.ts'
import { operatorOf } from './here.ts'
import { type Measured, measure } from './measure.ts'
import { anyStepHere, at, attemptsAt, failuresAt, isFirstPass, onward, openSteps, stepHere } from './route.ts'
import {
  type Done,
  type Floor,
  type Repeat,
  type Route,
  type RoutedStep,
  routeOf,
  type UnitState,
} from './state.ts'
import { tally } from './tally.ts'

/** A pass about to be closed: what was open, or what the station says it did without asking. */
type Closing = {
  unit: UnitState
  route: Route
  step: RoutedStep
  asked: boolean
  onRoute: boolean
  inTime: number
}

/** What a station did: one pass, judged, counted, and the unit moved to its next step. Nothing is changed before everything is checked. */
export function complete(floor: Floor, done: Done): CompleteAnswer | Repeat {
  if (!done.productSn && !done.productId) refuse('station.unit_missing')
  const found = findUnit(floor, done)
  const repeated = found?.messages.findIndex((one, i) => one === done.message && i % 2 === 1) ?? -1
  if (found && repeated >= 0) return { repeat: { productId: found.productId, passNo: (repeated + 1) / 2 } }
  const closing = found ? closingOf(floor, found, done) : beginningOf(floor, done)
  const measured = measure(done.results, closing.step.set)
  const scanned = fitScanned(
    floor,
    found ?? asNew(floor, done),
    done,
    done.verdict !== 'ng' && measured.judged !== 'ng',
  )
  const unit = closing.unit.isNew && !found ? take(floor, done) : closing.unit
  return close(floor, { ...closing, unit }, done, measured, scanned)
}

function closingOf(floor: Floor, unit: UnitState, done: Done): Closing {
  const route = routeOf(floor, unit)
  const open = unit.openStation === done.stationNumber ? at(route, unit.openStep) : undefined
  if (open)
    return {
      unit,
      route,
      step: open,
      asked: true,
      onRoute: unit.processStatus !== 'scrapped',
      inTime: Math.min(unit.openTime!, done.at),
    }
  const next = stepHere(openSteps(route, unit.currentStep, unit.placeInOrder), done.stationNumber)
  const step = next ?? anyStepHere(route, done.stationNumber) ?? refuse('station.not_on_route')
  const inTime = Math.min(done.startTime ?? done.at, done.at)
  // The work was done, so it is kept; the unit moves on only if it was this station's turn.
  return {
    unit,
    route,
    step,
    asked: false,
    onRoute: next !== undefined && holding(floor, reasonsAgainst(floor, unit, done)).length === 0,
    inTime,
  }
}

/** A station that only reports at the end may begin a unit, where an arrival would have been allowed to. */
function beginningOf(floor: Floor, done: Done): Closing {
  const order = comesBySerial(done) ? orderFor(floor, done) : undefined
  if (!order || holding(floor, reasonsAgainstNew(floor, order, done)).length)
    return refuse('station.unit_unknown', { unit: done.productSn ?? done.productId! })
  const route = order.route!
  const step = firstStepHere(order, done.stationNumber)!
  const notYet = { isNew: true } as UnitState // taken into the order by `take`, once its readings are known to fit
  return {
    unit: notYet,
    route,
    step,
    asked: false,
    onRoute: true,
    inTime: Math.min(done.startTime ?? done.at, done.at),
  }
}

/** What is to be built into it is known before it is there. */
const asNew = (floor: Floor, done: Done) =>
  ({ productId: '', orderCode: orderFor(floor, done)!.orderCode }) as UnitState
const take = (floor: Floor, done: Done) =>
  newUnit(floor, orderFor(floor, done)!, { ...done, at: Math.min(done.startTime ?? done.at, done.at) })

/** One pass: written down, counted, and the unit moved if it was its turn. */
export function close(
  floor: Floor,
  { unit, route, step, asked, onRoute, inTime }: Closing,
  done: Done,
  measured: Measured,
  scanned: ReturnType<typeof fitScanned> = [],
): CompleteAnswer {
  const verdict = done.verdict ?? null
  const resultStatus: Verdict = verdict === 'ng' || measured.judged === 'ng' ? 'ng' : 'ok'
  const attempt = attemptsAt(unit, step.stepSeq) + 1
  const passNo = unit.passCount + 1
  unit.messages[2 * passNo - 2] ??= 0
  unit.messages[2 * passNo - 1] = done.message
  unit.passCount = passNo
  unit.trail.push(resultStatus === 'ok' ? step.stepSeq : -step.stepSeq)
  unit.touched = true
  unit.lastTime = Math.max(unit.lastTime, done.at)
  const operator = done.operator ?? (asked ? unit.openOperator : operatorOf(floor, done))
  if (asked) Object.assign(unit, { openStation: null, openStep: null, openTime: null, openOperator: null })
  floor.writes.passes.push({
    productId: unit.productId,
    passNo,
    stepSeq: step.stepSeq,
    stationNumber: done.stationNumber,
    attempt,
    inTime,
    outTime: done.at,
    asked,
    verdict,
    judged: measured.judged,
    resultStatus,
    setKey: measured.values ? step.set!.setKey : null,
    operator,
    values: measured.values,
    texts: measured.texts,
    stationNg: measured.stationNg,
  })
  const isHere = (mark: number) => (at(route, Math.abs(mark)) ?? step).stationNumber === done.stationNumber
  buildIn(
    floor,
    unit,
    done,
    { stepSeq: step.stepSeq, passNo, first: !unit.trail.slice(0, -1).some(isHere), operator },
    scanned,
  )
  const outOfLimits = [
    ...new Set(measured.out.map((position) => step.set!.slots[position]!.characteristic.resultCode)),
  ]
  if (onRoute) moveOn(floor, unit, route, step, resultStatus, done.at)
  if (resultStatus === 'ng') fail(floor, unit, step, done, measured, outOfLimits)
  else if (failuresAt(unit, step.stepSeq) > 0)
    floor.writes.mended.push({ productId: unit.productId, stepSeq: step.stepSeq, at: done.at })
  const finishedNow = unit.processStatus === 'finished' && onRoute
  tally(floor, {
    unit,
    step,
    done,
    inTime,
    attempt,
    resultStatus,
    measured,
    finished: finishedNow,
    firstPass: isFirstPass(unit),
  })
  return {
    productId: unit.productId,
    stepSeq: step.stepSeq,
    attempt,
    verdict,
    judged: measured.judged,
    resultStatus,
    outOfLimits,
    processStatus: unit.processStatus,
    nextStep: unit.currentStep,
    nextStation: unit.currentStation,
  }
}

function moveOn(
  floor: Floor,
  unit: UnitState,
  route: Route,
  step: RoutedStep,
  resultStatus: Verdict,
  time: number,
) {
  unit.resultStatus = resultStatus
  const after = resultStatus === 'ok' ? afterOk(unit, route, step) : afterNg(unit, route, step)
  const [processStatus, nextStep, why] = unit.processStatus === 'held' ? stillHeld(unit, step, after) : after
  unit.processStatus = processStatus
  unit.currentStep = nextStep
  unit.currentStation = at(route, nextStep)?.stationNumber ?? null
  Object.assign(unit, { statusReason: null, failedStep: null, ...why })
  if (processStatus !== 'finished') return
  unit.finishedAt = time
  finishOn(floor, unit, time)
}

type After = [
  ProcessStatus,
  nextStep: number | null,
  why?: Partial<Pick<UnitState, 'statusReason' | 'failedStep'>>,
]

/** On to the next step that is not left out, from rework to where it comes back. */
function afterOk(unit: UnitState, route: Route, step: RoutedStep): After {
  const next = onward(route, unit.returnStep ?? step.nextStep, unit.placeInOrder)
  unit.returnStep = null
  return next === null ? ['finished', null] : ['inProcess', next]
}

/** Held while it was worked on: it goes on in the route, but a person lets it go. */
const stillHeld = (unit: UnitState, step: RoutedStep, [, nextStep]: After): After => [
  'held',
  nextStep ?? step.stepSeq,
  { statusReason: unit.statusReason },
]

/** Tried again where it stands, sent to rework, or held for a person once its loops are used up. */
function afterNg(unit: UnitState, route: Route, step: RoutedStep): After {
  // A rework step that the package skips is none.
  if (
    step.reworkStep === null ||
    at(route, step.reworkStep)?.skipped ||
    failuresAt(unit, step.stepSeq) > step.maxLoops
  )
    return ['held', step.stepSeq, { failedStep: step.stepName }]
  if (step.reworkStep === step.stepSeq)
    return [unit.returnStep === null ? 'inProcess' : 'rework', step.stepSeq]
  unit.returnStep = step.returnStep ?? step.stepSeq
  unit.reworkCount += 1
  return ['rework', step.reworkStep]
}

/** Counts it once on its order, however often it was reworked; the last one completes the order. */
function finishOn(floor: Floor, unit: UnitState, time: number) {
  finishOfLot(floor, unit, time)
  const order = floor.orders.get(unit.orderCode)
  if (!order) return
  order.finished += 1
  if (order.orderStatus !== 'producing' || order.actualNumber + order.finished < order.orderNumber) return
  order.orderStatus = 'completed'
  order.completedAt = time
}

function finishOfLot({ lots }: Floor, { lotNo }: UnitState, time: number) {
  const lot = lots.get(lotNo ?? '')
  if (!lot) return
  lot.finished += 1
  if (lot.lotStatus !== 'inProcess' || lot.doneNumber + lot.finished < lot.number) return
  lot.lotStatus = 'completed'
  lot.completedAt = time
}

/** One failure for every characteristic that is out; one without a characteristic where only the station says NG. */
function fail(
  floor: Floor,
  unit: UnitState,
  step: RoutedStep,
  done: Done,
  { out, values }: Measured,
  codes: string[],
) {
  const failStatus = unit.processStatus === 'rework' ? 'rework' : 'open'
  const one = {
    productId: unit.productId,
    productSn: unit.productSn,
    stationNumber: done.stationNumber,
    stepSeq: step.stepSeq,
    passNo: unit.passCount,
    failStatus,
    failTime: done.at,
  } as const
  const firstOut = (code: string) =>
    out.find((position) => step.set!.slots[position]!.characteristic.resultCode === code)!
  const found = codes.length
    ? codes.map((resultCode) => ({ ...one, resultCode, resultValue: values?.[firstOut(resultCode)] ?? null }))
    : [{ ...one, resultCode: null, resultValue: null }]
  floor.writes.failures.push(...found)
}
