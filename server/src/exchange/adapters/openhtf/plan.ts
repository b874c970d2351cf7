import { refuse } from '@takt/contract/errors.ts'
import type { Reading } from '@takt/contract/floor.ts'
import type { Route, TestStep } from '../../../execution/floor/floor.ts'
import { canTake, find, fitted, sameLimits } from './characteristics.ts'
import { isRouteOf, setIdOf } from './define.ts'
import type { Measured } from './measured.ts'
import type { Office } from './office.ts'
import { type InForce, proposeLimits, setForUnknown, type SetFor } from './propose-sets.ts'
import { stepForUnknown } from './propose-step.ts'
import type { Tested, TestedPhase } from './tested.ts'

type Step = NonNullable<ReturnType<Route['steps']['get']>>
/** A phase with the step of the unit's route that it is, and what it measured as the step's set names it. */
export type Placed = {
  phase: TestedPhase
  step: Step | undefined
  inForce: InForce
  measured: Measured[]
  changed: Measured[]
}

/** How a record goes onto a route as it is released. */
export function placeOn(route: Route, tested: Tested): Placed[] {
  const steps = [...route.steps.values()]
  const measuring = (stepName: string) => steps.find((step) => step.colSetId === setIdOf(tested, stepName))
  // The unit was made, or tested, on a way that does not know this test: whose step would its phases be?
  const isItsOwn =
    isRouteOf(tested, route.processingNumber) || tested.phases.some(({ stepName }) => measuring(stepName))
  if (!isItsOwn) refuse('station.not_on_route')
  const named = (stepName: string) => steps.find((step) => step.stepName === stepName)
  return tested.phases.map((phase) =>
    placed(tested, phase, measuring(phase.stepName) ?? named(phase.stepName)),
  )
}

function placed(tested: Tested, phase: TestedPhase, step: Step | undefined): Placed {
  const characteristics = (step?.set?.slots ?? []).map(({ characteristic }) => characteristic)
  const { stepName } = phase
  const inForce = {
    colSetId: step?.colSetId ?? setIdOf(tested, stepName),
    colSetVersion: step?.colSetVersion ?? null,
    stepName,
    characteristics,
  }
  const limitsOf = ({ characteristic }: Measured) => find(characteristics, characteristic.resultCode)
  const measured = phase.measured
    .filter(({ value }) => value !== null)
    .map((one) => fitted(one, limitsOf(one)))
  // Limits that were not read for sure are no other limits.
  const changed = measured.filter(
    (one) => one.unread.length === 0 && limitsOf(one) && !sameLimits(one.characteristic, limitsOf(one)),
  )
  return { phase, step, inForce, measured, changed }
}

/** Nothing to propose: every phase is a step, everything measured has its place there and the limits it always had. */
export const isUnchanged = ({ step, inForce, measured, changed }: Placed) =>
  step !== undefined && changed.length === 0 && canTake(inForce.characteristics, measured)

export type Planned = { steps: TestStep[]; proposed: string[] }

/** The steps of the test run, with the sets and steps that had to be proposed for them. */
export async function planSteps(
  office: Office,
  route: Route,
  phases: readonly Placed[],
  stationNumber: string,
): Promise<Planned> {
  const steps: TestStep[] = []
  const proposed = new Set<string>()
  let after: number | null = null
  for (const one of phases) {
    const set = canTake(one.inForce.characteristics, one.measured)
      ? null
      : await setForUnknown(office, one.inForce, one.measured)
    if (set?.proposed) proposed.add(nameOf(set))
    const limits = one.changed.length ? await proposeLimits(office, one.inForce, one.changed) : null
    if (limits) proposed.add(nameOf(limits))
    const { stepName } = one.phase
    const step: { stepSeq: number; proposed?: string | null } =
      one.step ?? (await stepForUnknown(office, route, { stepName, stationNumber, set, after }))
    if (step.proposed) proposed.add(step.proposed)
    after = step.stepSeq
    steps.push(measuredBy(one.phase, set?.measured ?? one.measured, step.stepSeq, set?.setKey ?? null))
  }
  return { steps, proposed: [...proposed] }
}

/** Without a proposal: the same without an office. */
export const plainSteps = (phases: readonly Placed[]): TestStep[] =>
  phases.map(({ phase, measured, step }) => measuredBy(phase, measured, step!.stepSeq, null))

const nameOf = ({ colSetId, colSetVersion }: Pick<SetFor, 'colSetId' | 'colSetVersion'>) =>
  `${colSetId} ${colSetVersion}`

function measuredBy(
  phase: TestedPhase,
  measured: readonly Measured[],
  stepSeq: number,
  setKey: number | null,
): TestStep {
  const { stepName, startTime, at, verdict, counts } = phase
  return { stepSeq, stepName, startTime, at, verdict, counts, results: measured.map(readingOf), setKey }
}

const readingOf = ({ characteristic, value, status }: Measured): Reading => ({
  resultCode: characteristic.resultCode,
  resultValue: value!,
  ...(status && { resultStatus: status }),
})
