import { refuse } from '@takt/contract/errors.ts'
import { leftOut } from '@takt/contract/left-out.ts'
import { messageHash } from '../../platform/db/ids.ts'
import { unitReasonsOfAspects, visitOf } from './aspects.ts'
import { holding, reasonsAgainstUnit } from './interlock.ts'
import { newUnit, orderFor, reasonsAgainstAnother } from './register.ts'
import { close } from './close-pass.ts'
import { type Measured, measure } from './measure.ts'
import { at, stepsAhead } from './route.ts'
import type { TestAnswer } from './messages.ts'
import type { TestRun, TestStep } from '../../platform/kernel/kernel.ts'
import { type Floor, routeOf } from './state.ts'
import type { Route, RoutedStep, UnitState } from './unit-state.ts'

type Run = TestRun & { stationNumber: string; time: number }
type Answering = Pick<UnitState, 'productId' | 'processStatus' | 'messages' | 'trail'>
type MeasuredStep = { tested: TestStep; step: RoutedStep; measured: Measured }

/**
 * A test of many steps, reported as a whole: a pass for each step, and the unit moved once. In which order it took its steps is up to
 * the test, so the first NG that counts decides; without one, what the route requires and the run lacks.
 */
export function testRun(floor: Floor, run: Run): TestAnswer {
  const existing = floor.units.bySn.get(run.productSn)
  const before = existing && answerBefore(existing, run)
  if (before) return before
  const order = existing ? undefined : beginningOf(floor, run)
  const route = existing ? routeOf(floor, existing) : order!.route!
  // Everything is checked before anything is changed.
  const steps = run.steps.map((tested): MeasuredStep => measured(floor, route, run, tested))
  const { stationNumber, productSn } = run
  const began = Math.min(...run.steps.map((step) => step.startTime))
  const unit =
    existing ?? newUnit(floor, order!, { productSn, stationNumber, at: began, message: messageOf(run, 0) })
  // In rework the unit belongs elsewhere: the test decides nothing until it is back.
  const visit = visitOf(floor.orders.get(unit.orderCode), unit, undefined, {
    stationNumber,
    at: run.time,
    operator: undefined,
  })
  const against = [
    ...reasonsAgainstUnit(floor, unit, run),
    ...holding(floor, unitReasonsOfAspects(floor, visit)),
  ]
  const moves = unit.processStatus !== 'rework' && against.length === 0
  const isArrived = unit.openStation === stationNumber
  const operator = isArrived ? unit.openOperator : null
  const deciding = decidingOf(steps)
  for (const [place, { tested, step, measured }] of steps.entries()) {
    const { at, startTime, verdict, results } = tested
    const message = messageOf(run, place)
    const done = {
      productSn,
      stationNumber,
      at,
      startTime,
      results,
      message,
      operator: operator ?? undefined,
      materials: [],
      verdict: verdict ?? undefined,
    }
    const onRoute = moves && place === deciding
    const stepNow = onRoute && !isNg(steps[place]!) ? leadingOn(unit, route, steps) : step
    close(
      floor,
      { unit, route, step: stepNow, asked: isArrived, onRoute, inTime: Math.min(startTime, at) },
      done,
      measured,
      { parts: null, runEnd: place === steps.length - 1 },
    )
  }
  if (unit.processStatus === 'held' && unit.finishedAt === null && !at(route, unit.currentStep))
    putAt(floor.journal.own(unit), route, route.first)
  return { ...answerBefore(unit, run)!, stored: true }
}

/** What the same run was answered before, if it is known: the passes of a run follow each other. */
export function answerBefore(
  unit: Answering,
  run: Pick<TestRun, 'messageId'> & { steps: Pick<TestStep, 'counts'>[] },
): TestAnswer | null {
  const place = unit.messages.indexOf(messageOf(run, 0))
  if (place < 0) return null
  const marks = unit.trail.slice((place - 1) / 2).slice(0, run.steps.length)
  const isBad = marks.some((mark, step) => mark < 0 && run.steps[step]!.counts)
  return {
    productId: unit.productId,
    processStatus: unit.processStatus,
    passes: marks.length,
    resultStatus: isBad ? 'ng' : 'ok',
    stored: false,
  }
}

const messageOf = ({ messageId }: Pick<TestRun, 'messageId'>, place: number) =>
  messageHash(messageId, String(place))

function beginningOf(floor: Floor, run: Run) {
  const order = orderFor(floor, run)!
  if (reasonsAgainstAnother(order).length || !order.route)
    refuse('station.unit_unknown', { unit: run.productSn })
  return order
}

/** A step the route does not have is stored all the same, and belongs to no way of the unit. */
function measured(floor: Floor, route: Route, { stationNumber }: Run, tested: TestStep): MeasuredStep {
  const { stepSeq, stepName, setKey, results } = tested
  const nowhere = {
    mustPass: false,
    nextStep: null,
    reworkStep: null,
    returnStep: null,
    maxLoops: 0,
    colSetId: null,
    colSetVersion: null,
    set: null,
    skipped: false,
    samplingRate: 1,
    labelTemplate: null,
  }
  const routed = at(route, stepSeq) ?? { stepSeq, stepName, stationNumber, ...nowhere }
  const step =
    setKey === null ? routed : { ...routed, set: floor.sets.get(setKey) ?? refuse('record.changed') }
  return { tested, step, measured: measure(results, step.set) }
}

const isNg = ({ tested, measured }: MeasuredStep) => tested.verdict === 'ng' || measured.judged === 'ng'

function decidingOf(steps: MeasuredStep[]) {
  const ng = steps.findIndex((one) => one.tested.counts && isNg(one))
  return ng >= 0 ? ng : steps.findLastIndex((one) => one.tested.counts)
}

/** The good run as one step: it leads to the first step the route must have that is not done, now or before, or to the end. */
function leadingOn(unit: UnitState, route: Route, steps: MeasuredStep[]): RoutedStep {
  const done = new Set(steps.filter(({ tested }) => tested.counts).map(({ step }) => step.stepSeq))
  const skipped = new Set(steps.map(({ step }) => step.stepSeq)).difference(done)
  const isDone = (stepSeq: number) =>
    done.has(stepSeq) || (!skipped.has(stepSeq) && isLastGood(unit, stepSeq))
  const missing = stepsAhead(route, route.first).find(
    (step) => step.mustPass && !leftOut(step, unit.placeInOrder) && !isDone(step.stepSeq),
  )
  return { ...steps[decidingOf(steps)]!.step, nextStep: missing?.stepSeq ?? null }
}

const isLastGood = ({ trail }: UnitState, stepSeq: number) =>
  trail.findLast((mark) => Math.abs(mark) === stepSeq) === stepSeq

function putAt(unit: UnitState, route: Route, stepSeq: number | null) {
  unit.currentStep = stepSeq
  unit.currentStation = at(route, stepSeq)?.stationNumber ?? null
}
