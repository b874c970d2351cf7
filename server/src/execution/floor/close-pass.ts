import type { CompleteAnswer, Verdict } from '@takt/contract/floor.ts'
import type { ScannedPart } from '@takt/contract/floor.ts'
import type { ReworkPlace } from '../../masterdata/defects/defects.ts'
import { concededBy, tellPass, visitOf, workerAt } from './aspects.ts'
import type { Measured } from './measure.ts'
import type { Done } from './messages.ts'
import { fail, foundNg, placeOf } from './fail.ts'
import { moveOn } from './move-on.ts'
import {
  finishedWellAt,
  hasLeft,
  holdForNg,
  isOvertaken,
  nextInTurn,
  noteMessage,
  noteTime,
  wasNgSince,
  setMoved,
} from './event-order.ts'
import { at, attemptsAt, isFirstPass } from './route.ts'
import type { Floor } from './state.ts'
import { tally, tallyFinished, tallyNotFirst } from './tally.ts'
import type { Route, RoutedStep, UnitState } from './unit-state.ts'

/** A pass about to be closed: an open one, or one the station reports without having requested it. */
export type Closing = {
  unit: UnitState
  route: Route
  step: RoutedStep
  asked: boolean
  onRoute: boolean
  /** It was not the unit's turn here: the pass may move it later. */
  outOfTurn?: boolean
  inTime: number
}

/** One pass: written down, counted once the message is accepted, and the unit moved if it was its turn. */
export function close(
  floor: Floor,
  { unit, route, step, asked, onRoute, outOfTurn = false, inTime }: Closing,
  done: Done,
  measured: Measured,
  { parts, runEnd }: { parts: readonly ScannedPart[] | null; runEnd: boolean },
): CompleteAnswer {
  const { journal, writes } = floor
  const verdict = done.verdict ?? null
  const resultStatus: Verdict = verdict === 'ng' || measured.judged === 'ng' ? 'ng' : 'ok'
  const attempt = attemptsAt(unit, step.stepSeq) + 1
  const passNo = unit.passCount + 1
  journal.own(unit)
  noteMessage(floor, unit, 2 * passNo - 1, done.message)
  unit.passCount = passNo
  mark(floor, unit, route, step, resultStatus)
  noteTime(floor, unit, done.at)
  if (outOfTurn) unit.unmoved = [...unit.unmoved, passNo]
  unit.touched = true
  unit.lastTime = Math.max(unit.lastTime, done.at)
  const visit = visitOf(floor.orders.get(unit.orderCode), unit, step, done)
  const worker = done.operator ?? (asked ? unit.openOperator : workerAt(floor, visit))
  if (asked) Object.assign(unit, { openStation: null, openStep: null, openTime: null, openOperator: null })
  journal.push(writes.passes, {
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
    operator: worker,
    values: measured.values,
    texts: measured.texts,
    stationNg: measured.stationNg,
    paraVer: asked ? unit.goParaVer : null,
    stationParaVer: asked ? unit.goStationParaVer : null,
  })
  const isAtStation = (mark: number) =>
    (at(route, Math.abs(mark)) ?? step).stationNumber === done.stationNumber
  tellPass(floor, {
    ...visit,
    unit,
    stepSeq: step.stepSeq,
    passNo,
    worker,
    first: !unit.trail.slice(0, -1).some(isAtStation),
    runEnd,
    parts,
    isGood: resultStatus === 'ok',
  })
  const outOfLimits = [
    ...new Set(measured.out.map((position) => step.set!.slots[position]!.characteristic.resultCode)),
  ]
  const again = outOfTurn && hasLeft(unit, route, step)
  const found = foundNg(floor, { step, mayGoOn: onRoute || again }, measured, outOfLimits)
  const conceded = concededBy(floor, visit, { found, again })
  const leads = conceded ? 'ok' : resultStatus
  const wasStopped = unit.failedStep !== null
  const finishedNow = moveBy(
    floor,
    { unit, route, step, onRoute, outOfTurn, again, place: placeOf(floor, outOfLimits) },
    leads,
    done.at,
  )
  if (resultStatus === 'ng') fail(floor, unit, step, { ...done, worker, conceded }, measured, outOfLimits)
  if (!wasStopped) noteStop(floor, unit)
  if (isSettled({ unit, route, step, onRoute, outOfTurn }, leads, done.at))
    journal.push(writes.mended, { productId: unit.productId, stepSeq: step.stepSeq, at: done.at })
  const counted = {
    unit,
    step,
    done,
    inTime,
    attempt,
    resultStatus,
    measured,
    finished: finishedNow,
    firstPass: isFirstPass(unit),
  }
  journal.accepted(() => tally(floor, counted))
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

/** Stopped by this pass for what it was reworked for before: that is open again. */
function noteStop({ journal, writes }: Floor, { failedStep, reworkCount, productId }: UnitState) {
  if (failedStep !== null && reworkCount > 0) journal.push(writes.stopped, { productId })
}

function mark(floor: Floor, unit: UnitState, route: Route, { stepSeq }: RoutedStep, resultStatus: Verdict) {
  const { journal } = floor
  const finishedWell = resultStatus === 'ng' ? finishedWellAt(unit, route) : undefined
  if (finishedWell) journal.accepted(() => tallyNotFirst(floor, unit, finishedWell))
  journal.push(unit.trail, resultStatus === 'ok' ? stepSeq : -stepSeq)
}

type Turn = Pick<Closing, 'unit' | 'route' | 'step' | 'onRoute'> & { outOfTurn: boolean }

/** What the pass does to its unit. True: this very pass finished it. */
function moveBy(
  floor: Floor,
  { unit, route, step, onRoute, again, place }: Turn & { again: boolean; place: ReworkPlace | undefined },
  resultStatus: Verdict,
  time: number,
): boolean {
  if (onRoute) {
    moveOn(floor, unit, route, step, resultStatus, time, place)
    const finishedNow = unit.processStatus === 'finished'
    followOn(floor, unit, route, step, resultStatus, time)
    return finishedNow
  }
  // Measured again at a step it has left: an NG decides now, held for it or covered by a concession, and not at the end of the route.
  if (again && unit.trail.at(-1)! < 0 && !isOvertaken(unit, route, step, time)) {
    setMoved(floor, unit, unit.passCount)
    if (resultStatus === 'ng') holdForNg(floor, unit, step)
  }
  return false
}

/** The failures at its step are closed: by an OK, or because the OK that came after was received before. */
function isSettled({ unit, route, step, onRoute, outOfTurn }: Turn, resultStatus: Verdict, time: number) {
  if (resultStatus === 'ng') return outOfTurn && isOvertaken(unit, route, step, time)
  // Done without a go on a unit that is held here, it decides nothing: the unit stays, and so does what it failed by.
  const isHeldAtStep = !onRoute && unit.processStatus === 'held' && unit.currentStep === step.stepSeq
  return !isHeldAtStep && (unit.reworkCount > 0 || unit.trail.includes(-step.stepSeq))
}

/** After a pass has moved the unit: passes done after it but received before it move it further. */
function followOn(
  floor: Floor,
  unit: UnitState,
  route: Route,
  step: RoutedStep,
  resultStatus: Verdict,
  time: number,
) {
  if (resultStatus === 'ok' && wasNgSince(unit, route, step, time)) return holdForNg(floor, unit, step)
  let since = time
  for (let pass = nextInTurn(unit, route, since); pass; pass = nextInTurn(unit, route, since)) {
    setMoved(floor, unit, pass.passNo)
    moveOn(floor, unit, route, pass.step, pass.isGood ? 'ok' : 'ng', pass.time)
    since = pass.time
    if (unit.processStatus !== 'finished') continue
    const finished = { at: pass.time, stationNumber: pass.step.stationNumber, firstPass: isFirstPass(unit) }
    floor.journal.accepted(() => tallyFinished(floor, unit.typeNo, finished))
  }
}
