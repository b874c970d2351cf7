import type { Step } from '@takt/contract/processings.ts'
import type { LeftOut } from '@takt/contract/left-out.ts'
import type { Passport } from '@takt/contract/units.ts'
import type { PassportPass } from './events.ts'

export type StepState = 'ok' | 'ng' | 'here' | 'toCome' | 'notDone' | LeftOut
export type RouteStep = { step: Step; state: StepState; passes: number; aside: boolean }

/**
 * The route as it is drawn: its steps in order, then the rework steps this unit was sent to; each with the unit's state there. `over`: the unit goes
 * nowhere any more, so no step is still to come.
 */
export function routeOf(
  steps: readonly Step[],
  passes: readonly PassportPass[],
  currentStep: number | null,
  leftOut: Passport['leftOut'],
  over = false,
): RouteStep[] {
  const main = mainSteps(steps)
  const aside = steps.filter(
    (step) => !main.includes(step) && passes.some(({ stepSeq }) => stepSeq === step.stepSeq),
  )
  return [...main, ...aside].map((step) => {
    const ofStep = passes.filter(({ stepSeq }) => stepSeq === step.stepSeq)
    return {
      step,
      state: stateOf(
        ofStep,
        step.stepSeq === currentStep,
        leftOut.find(({ stepSeq }) => stepSeq === step.stepSeq)?.why ?? (over ? 'notDone' : 'toCome'),
      ),
      passes: ofStep.length,
      aside: !main.includes(step),
    }
  })
}

function stateOf(passes: readonly PassportPass[], current: boolean, otherwise: StepState): StepState {
  if (current || passes.some(({ outTime }) => outTime === null)) return 'here'
  return passes.at(-1)?.resultStatus ?? otherwise
}

/** From the step nobody leads to along the OKs. Where rework leads back to the first step too, the lowest number is the first. */
function mainSteps(steps: readonly Step[]): Step[] {
  const led = new Set(
    steps.flatMap(({ stepSeq, nextStep, reworkStep, returnStep }) => [
      nextStep,
      ...(reworkStep === stepSeq ? [] : [reworkStep, reworkStep && returnStep]),
    ]),
  )
  const inOrder = steps.toSorted((a, b) => a.stepSeq - b.stepSeq)
  const main: Step[] = []
  let step = inOrder.find(({ stepSeq }) => !led.has(stepSeq)) ?? inOrder[0]
  while (step && !main.includes(step)) {
    main.push(step)
    const { nextStep }: Step = step
    step = steps.find(({ stepSeq }) => stepSeq === nextStep)
  }
  return main
}
