import { leftOut } from '@takt/contract/left-out.ts'
import { at, isFirstPass, openSteps, stepsAhead } from './route.ts'
import type { Floor } from './state.ts'
import type { Route, RoutedStep, UnitState } from './unit-state.ts'

// Messages come in any order. What a pass means for its unit follows from when it was done, as far as the unit still can follow it.

type DonePass = { passNo: number; step: RoutedStep; isGood: boolean; time: number }

function passesOf(unit: UnitState, route: Route, isThere: (passNo: number, stepSeq: number) => boolean) {
  const passes: DonePass[] = []
  for (let index = 0; index < unit.trail.length; index++) {
    const mark = unit.trail[index]!
    const step = isThere(index + 1, Math.abs(mark)) ? at(route, Math.abs(mark)) : undefined
    if (step) passes.push({ passNo: index + 1, step, isGood: mark > 0, time: unit.passTimes[index] ?? 0 })
  }
  return passes
}

const unmovedOf = (unit: UnitState, route: Route) =>
  unit.unmoved.length === 0 ? [] : passesOf(unit, route, (passNo) => unit.unmoved.includes(passNo))

/** Notes when the unit's newest pass was done; passes from before this was kept have no time. */
export function noteTime({ journal }: Floor, { passTimes, passCount }: UnitState, time: number) {
  const own = journal.own(passTimes)
  while (own.length < passCount - 1) own.push(0)
  own.push(time)
}

/** Notes the message of a pass: an even place is its arrival's, the next its end's. What was not asked for had no arrival: 0. */
export function noteMessage(
  { journal }: Pick<Floor, 'journal'>,
  { messages }: UnitState,
  place: number,
  message: number,
) {
  const own = journal.own(messages)
  while (own.length < place) own.push(0)
  own[place] = message
}

/** The pass has had its effect on the unit. */
export function setMoved({ journal }: Pick<Floor, 'journal'>, unit: UnitState, passNo: number) {
  journal.own(unit).unmoved = unit.unmoved.filter((one) => one !== passNo)
}

/** The first pass that came before its turn, and whose turn it is now: done after the pass that moved the unit to this step. */
export function nextInTurn(unit: UnitState, route: Route, since: number): DonePass | undefined {
  const isWaiting = unit.processStatus === 'inProcess' || unit.processStatus === 'rework'
  if (!isWaiting || unit.openStation !== null || unit.unmoved.length === 0) return undefined
  const open = openSteps(route, unit.currentStep, unit.placeInOrder)
  return unmovedOf(unit, route)
    .filter(({ step, time }) => time >= since && open.includes(step))
    .toSorted((a, b) => a.time - b.time)[0]
}

const passesAt = (unit: UnitState, route: Route, { stepSeq }: RoutedStep) =>
  passesOf(unit, route, (_, step) => step === stepSeq)

/** Where the unit was finished, as long as no station has reported NG for it. */
export const finishedWellAt = (unit: UnitState, route: Route) =>
  unit.finishedAt === null || !isFirstPass(unit)
    ? undefined
    : passesOf(unit, route, () => true).findLast(({ time }) => time === unit.finishedAt)?.step

/** An OK of the step that was done later makes an NG history. */
export const isOvertaken = (unit: UnitState, route: Route, step: RoutedStep, time: number) =>
  passesAt(unit, route, step).some((pass) => pass.isGood && pass.time >= time)

/** It went on from the step: with an OK, under a concession, or because a person decided so. */
export const hasLeft = (unit: UnitState, route: Route, step: RoutedStep) =>
  !stepsAhead(route, unit.returnStep ?? unit.currentStep).includes(step) &&
  passesAt(unit, route, step).some(({ passNo }) => !unit.unmoved.includes(passNo))

/** The step reported NG after this OK, and the NG was received first. */
export const wasNgSince = (unit: UnitState, route: Route, step: RoutedStep, time: number) =>
  passesAt(unit, route, step).some((pass) => !pass.isGood && pass.time > time)

/** An NG that the route never took up: without an OK after it the unit is not finished. */
export const openNg = (unit: UnitState, route: Route): DonePass | undefined =>
  unmovedOf(unit, route).find(
    ({ isGood, step, time }) =>
      !isGood && !leftOut(step, unit.placeInOrder) && !isOvertaken(unit, route, step, time),
  )

/** Held for a step that reported NG after the unit had left it; what holds it already stays. */
export function holdForNg({ journal }: Floor, unit: UnitState, { stepName }: RoutedStep) {
  if (unit.processStatus === 'scrapped') return
  journal.own(unit)
  unit.processStatus = 'held'
  unit.failedStep ??= stepName
}
