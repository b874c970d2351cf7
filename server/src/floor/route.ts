import type { Step } from '@takt/contract/processings.ts'
import type { Route, UnitState } from './state.ts'

type RoutedStep = Step & { set: Route['steps'] extends Map<number, infer S extends { set: unknown }> ? S['set'] : never }

/** The steps a unit may do now: the one it waits for, and those after it as long as what lies between may be left out. */
export function openSteps(route: Route, from: number | null): RoutedStep[] {
  const open: RoutedStep[] = []
  const seen = new Set<number>()
  for (let step = at(route, from); step && !seen.has(step.stepSeq); step = at(route, step.nextStep)) {
    seen.add(step.stepSeq)
    open.push(step)
    if (step.mustPass) break
  }
  return open
}

/** All steps on the way from one step to the end, itself first. */
export function stepsAhead(route: Route, from: number | null): RoutedStep[] {
  const ahead: RoutedStep[] = []
  const seen = new Set<number>()
  for (let step = at(route, from); step && !seen.has(step.stepSeq); step = at(route, step.nextStep)) {
    seen.add(step.stepSeq)
    ahead.push(step)
  }
  return ahead
}

export const at = (route: Route, stepSeq: number | null) => (stepSeq === null ? undefined : route.steps.get(stepSeq))

export const stepHere = (steps: RoutedStep[], stationNumber: string) => steps.find((step) => step.stationNumber === stationNumber)

/** Any step of the route at this station: for work that was done without asking. */
export const anyStepHere = (route: Route, stationNumber: string) => [...route.steps.values()].find((step) => step.stationNumber === stationNumber)

export const attemptsAt = (unit: UnitState, stepSeq: number) => unit.trail.filter((mark) => Math.abs(mark) === stepSeq).length
export const failuresAt = (unit: UnitState, stepSeq: number) => unit.trail.filter((mark) => mark === -stepSeq).length
export const isFirstPass = (unit: UnitState) => unit.trail.every((mark) => mark > 0)
