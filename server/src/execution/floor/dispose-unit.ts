import { refuse } from '@takt/contract/errors.ts'
import {
  type Disposition,
  type Failure,
  holdOfFailure,
  holdOfOneLess,
  isHeldForRepeated,
  symptomOf,
} from '@takt/contract/failures.ts'
import { holdsOf, statusBeforeHold, unitMoveRefusal } from '@takt/contract/units.ts'
import type { ReworkPlace } from '../../masterdata/defects/defects.ts'
import type { UnitsInAct } from './change-units.ts'
import { type Moving, moveOn } from './move-on.ts'
import { at, isFirstPass, reworkWay } from './route.ts'
import { tallyFinished } from './tally.ts'
import { holdUnit, liftHoldOf, reworkUnit, scrapUnit } from './unit-moves.ts'
import type { Route, RoutedStep, UnitState } from './unit-state.ts'

/** A failure about to be disposed of. `otherFailures`: what else of the unit is not worked off. */
export type Disposing = {
  failure: Failure
  unit: UnitState
  route: Route
  otherFailures: readonly Failure[]
  /** Where its defect is reworked. */
  place: ReworkPlace | undefined
  reason: string
}

/** What a disposition does to its unit; refuses before it changes anything. Returns which others it decides as well. */
export function disposeOfUnit(
  act: UnitsInAct,
  moving: Moving,
  to: Disposition,
  one: Disposing,
): readonly Failure[] {
  if (to === 'useAsIs' || to === 'falseFail') {
    const decided = goOn(act, moving, one)
    if (to === 'falseFail') countOneLess(act, one)
    return decided
  }
  if (to === 'scrap') scrap(act, one)
  else if (to === 'rework') rework(act, one)
  else sendBack(act, one)
  return []
}

function scrap(act: UnitsInAct, { unit, reason }: Disposing) {
  if (unit.processStatus === 'scrapped') return
  const refused = unitMoveRefusal('scrap', unit)
  if (refused) refuse(refused, { processStatus: unit.processStatus })
  scrapUnit(act, unit, reason)
}

function rework(act: UnitsInAct, { failure, unit, route, place, reason }: Disposing) {
  const step = at(route, failure.stepSeq)
  if (unit.finishedAt !== null || unit.processStatus === 'scrapped' || !step)
    return refuse('units.wrong_status', { processStatus: unit.processStatus })
  const isSent = unit.processStatus === 'rework'
  if (!isSent) mayNotBeInWork(unit)
  liftHoldOf(act, unit, holdOfFailure(failure))
  if (isSent) return
  const way = reworkWay(route, step, place)
  const elsewhere = way.reworkStep && way.reworkStep !== step ? way.reworkStep : null
  const { stepSeq: reworkStep, stationNumber: reworkStation } = elsewhere ?? step
  const returnStep = elsewhere ? way.returnStep : null
  reworkUnit(act, unit, { reworkStep, reworkStation, returnStep }, reason)
}

/** It leaves the line, and stays held until somebody releases it because it came back. */
function sendBack(act: UnitsInAct, { failure, unit, reason }: Disposing) {
  holdUnit(act, unit, reason)
  liftHoldOf(act, unit, holdOfFailure(failure))
  unit.failedStep = null
}

/** What it was kept for is lifted. One that its route kept at the step goes on after it, as with an OK; one that was held behind it where it was. */
function goOn(act: UnitsInAct, moving: Moving, one: Disposing): readonly Failure[] {
  const { failure, unit, route } = one
  const step = at(route, failure.stepSeq)
  const ofStep = one.otherFailures.filter(
    ({ failSource, stepSeq }) => failSource === 'auto' && stepSeq === failure.stepSeq,
  )
  const isLast = failure.failSource === 'auto' && !!step && ofStep.every(isEarlierThan(failure))
  const passes = isLast && isKeptAt(unit, step)
  const isFreed = isLast && !passes && isHeldBehind(unit, step)
  const decided = passes || isFreed ? ofStep : []
  const lifted = holdsOfDefect(one, decided)
  if (passes) leaveStep(act, moving, one, { step, lifted })
  else if (isFreed) free(act, unit)
  else if (failure.failSource === 'manual' && failure.failStatus === 'rework') comeBack(act, one)
  for (const hold of lifted) liftHoldOf(act, unit, hold)
  return decided
}

/** What keeps a unit for this failure: a person found it, or it came once too often and is open nowhere else. */
function holdsOfDefect({ failure, unit, otherFailures }: Disposing, decided: readonly Failure[]) {
  const defect = symptomOf(failure)
  const isOpenElsewhere = otherFailures.some((one) => symptomOf(one) === defect && !decided.includes(one))
  return unit.holds.filter(
    (hold) =>
      hold === holdOfFailure(failure) ||
      (defect !== null && !isOpenElsewhere && isHeldForRepeated(hold, defect)),
  )
}

/** A hold that stays as the defect is open elsewhere says how often it was found: what was no fault does not count, unless its pass found it twice. */
function countOneLess({ journal }: UnitsInAct, { failure, unit, otherFailures }: Disposing) {
  const defect = symptomOf(failure)
  const { passNo } = failure
  const isOfPass = (other: Failure) =>
    passNo !== null && other.passNo === passNo && symptomOf(other) === defect
  if (defect === null || otherFailures.some(isOfPass)) return
  if (!unit.holds.some((hold) => isHeldForRepeated(hold, defect))) return
  journal.own(unit).touched = true
  unit.holds = unit.holds.map((hold) =>
    isHeldForRepeated(hold, defect) ? holdOfOneLess(hold, defect) : hold,
  )
}

/** The last it did there was NG, and nothing has moved it beyond. */
const isKeptAt = (unit: UnitState, { stepSeq }: RoutedStep) =>
  unit.finishedAt === null &&
  unit.processStatus !== 'scrapped' &&
  unit.trail.findLast((mark) => Math.abs(mark) === stepSeq) === -stepSeq &&
  (unit.currentStep === stepSeq || unit.returnStep !== null)

/** It failed there again after it had left the step, and is held for that where it was. */
const isHeldBehind = ({ processStatus, failedStep, currentStep }: UnitState, step: RoutedStep) =>
  processStatus === 'held' && failedStep === step.stepName && currentStep !== step.stepSeq

function free({ journal }: UnitsInAct, unit: UnitState) {
  journal.own(unit).touched = true
  unit.failedStep = null
  if (holdsOf(unit).length === 0) unit.processStatus = statusBeforeHold(unit)
}

/** A try before: who lets the last one pass has decided about it too. */
const isEarlierThan =
  ({ passNo }: Failure) =>
  (other: Failure) =>
    passNo !== null && other.passNo !== null && other.passNo < passNo

function leaveStep(
  act: UnitsInAct,
  moving: Moving,
  { unit, route }: Disposing,
  { step, lifted }: { step: RoutedStep; lifted: readonly string[] },
) {
  mayNotBeInWork(unit)
  const { journal } = act
  const held = unit.holds.filter((hold) => !lifted.includes(hold))
  if (held.length && step.nextStep === null) refuse('failures.held_otherwise', { holds: held.join('; ') })
  journal.own(unit).touched = true
  // In rework because of this step: what is left of the rework is not done.
  if (unit.currentStep !== step.stepSeq) unit.returnStep = null
  unit.failedStep = null
  if (unit.processStatus === 'held' && holdsOf(unit).length === 0) unit.processStatus = 'inProcess'
  const time = Date.now()
  unit.lastTime = Math.max(unit.lastTime, time)
  moveOn(moving, unit, route, step, 'ok', time)
  if (unit.processStatus !== 'finished') return
  const { stationNumber } = step
  tallyFinished(moving, unit.typeNo, { at: time, stationNumber, firstPass: isFirstPass(unit) })
}

/** Sent to rework for what a person found, and nothing was wrong: it goes where the rework would have led it. */
function comeBack({ journal }: UnitsInAct, { unit, route, otherFailures }: Disposing) {
  if (unit.processStatus !== 'rework' || otherFailures.some(({ failStatus }) => failStatus === 'rework'))
    return
  mayNotBeInWork(unit)
  journal.own(unit).touched = true
  unit.processStatus = 'inProcess'
  unit.currentStep = unit.returnStep ?? unit.currentStep
  unit.currentStation = at(route, unit.currentStep)?.stationNumber ?? null
  unit.returnStep = null
}

function mayNotBeInWork({ openStation }: UnitState) {
  if (openStation !== null) refuse('failures.in_work', { stationNumber: openStation })
}
