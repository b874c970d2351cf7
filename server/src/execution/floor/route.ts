import { leftOut } from '@takt/contract/left-out.ts'
import type { ReworkPlace } from '../../masterdata/defects/defects.ts'
import type { Route, RoutedStep, UnitState } from './unit-state.ts'

type OrderPlace = UnitState['placeInOrder']

/** The steps a unit may do now: the one it waits for, and those after it as long as what lies between may be left out. */
export function openSteps(route: Route, from: number | null, place: OrderPlace): RoutedStep[] {
  const open: RoutedStep[] = []
  for (const step of stepsAhead(route, from)) {
    // Where it was sent it works, also to a rework step that is sampled otherwise.
    if (step.stepSeq !== from && leftOut(step, place)) continue
    open.push(step)
    if (step.mustPass) break
  }
  return open
}

/** All steps on the way from one step to the end, itself first. A look through a list of them is quicker than a set. */
export function stepsAhead(route: Route, from: number | null): RoutedStep[] {
  const ahead: RoutedStep[] = []
  for (let step = at(route, from); step && !ahead.includes(step); step = at(route, step.nextStep))
    ahead.push(step)
  return ahead
}

/** The steps of every unit; the others only rework. */
export const mainSteps = (route: Route) => stepsAhead(route, route.first)

/** The first step from there on that is not left out; null: nothing is left to do. */
export const onward = (route: Route, from: number | null, place: OrderPlace) =>
  stepsAhead(route, from).find((step) => !leftOut(step, place))?.stepSeq ?? null

export const at = (route: Route, stepSeq: number | null) =>
  stepSeq === null ? undefined : route.steps.get(stepSeq)

export const stepsAt = (steps: Iterable<RoutedStep>, stationNumber: string) =>
  [...steps].filter((step) => step.stationNumber === stationNumber)
export const stepAt = (steps: RoutedStep[], stationNumber: string) =>
  steps.find((step) => step.stationNumber === stationNumber)

/** Any step of the route at this station: for work that was done without permission. */
export const anyStepAt = (route: Route, stationNumber: string) =>
  stepsAt(route.steps.values(), stationNumber)[0]

/**
 * Where an NG at a step leads: where its defect is reworked and goes on, as far as the route goes there, else where the step defines it.
 * It goes on no later than at the step that failed. `reworkStep` null: nowhere.
 */
export function reworkWay(route: Route, step: RoutedStep, place: ReworkPlace | undefined) {
  const isReached = ({ skipped }: RoutedStep) => !skipped
  const bench = stepsAt(route.steps.values(), place?.rwkCode ?? '').find(isReached)
  const main = mainSteps(route)
  const back = stepsAt(main.slice(0, main.indexOf(step) + 1), place?.returnStation ?? '').find(isReached)
  const reworkStep = bench ?? at(route, step.reworkStep)
  return {
    reworkStep: reworkStep && !reworkStep.skipped ? reworkStep : null,
    returnStep: back?.stepSeq ?? step.returnStep ?? step.stepSeq,
  }
}

export const attemptsAt = (unit: UnitState, stepSeq: number) =>
  unit.trail.filter((mark) => Math.abs(mark) === stepSeq).length
/** How often it failed there in its turn: an NG that came before its turn uses up no attempt. */
export const failuresAt = ({ trail, unmoved }: UnitState, stepSeq: number) =>
  trail.filter((mark, index) => mark === -stepSeq && !unmoved.includes(index + 1)).length
export const isFirstPass = (unit: UnitState) => unit.trail.every((mark) => mark > 0)
