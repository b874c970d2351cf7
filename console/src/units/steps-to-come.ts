import type { Step } from '@takt/contract/processings.ts'
import type { Unit } from '@takt/contract/units.ts'

/** Where the unit still comes to: on its way, or, out of rework, from the step on to which it is given back. */
export function stepsToCome(steps: readonly Step[], { currentStep, processStatus }: ToCome): Step[] {
  const isOnWay = stepsAhead(steps, steps[0]?.stepSeq ?? null).some(({ stepSeq }) => stepSeq === currentStep)
  if (isOnWay && processStatus !== 'rework') return stepsAhead(steps, currentStep)
  const isReworkedThere = ({ reworkStep }: Step) =>
    stepsAhead(steps, reworkStep).some(({ stepSeq }) => stepSeq === currentStep)
  const back = steps.filter(isReworkedThere).flatMap(({ returnStep }) => stepsAhead(steps, returnStep))
  return steps.filter((step) => back.includes(step))
}
type ToCome = Pick<Unit, 'currentStep' | 'processStatus'>

/** On the way from one step to the end. */
function stepsAhead(steps: readonly Step[], from: number | null) {
  const ahead = new Set<Step>()
  const at = (stepSeq: number | null) => steps.find((step) => step.stepSeq === stepSeq)
  for (let step = at(from); step && !ahead.has(step); step = at(step.nextStep)) ahead.add(step)
  return [...ahead]
}
