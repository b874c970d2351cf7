import type { RouteFault, Step } from '@takt/contract/processings.ts'

/** Everything in the steps themselves that keeps a route from being released. */
export function faultsOf(steps: readonly Step[]): RouteFault[] {
  if (steps.length === 0) return ['noSteps']
  const starts = startsOf(steps)
  const main = new Set(starts.flatMap((start) => reach(start, (step) => [step.nextStep], steps)))
  const onlyRework = (step: Step) => !main.has(step.stepSeq) && returnsFrom(step, steps).length > 0
  // After an OK a unit goes to the next step; from a step that is only reworked at, back to where its rework came from.
  const afterOk = (step: Step) => (onlyRework(step) ? returnsFrom(step, steps) : [step.nextStep, ...returnsFrom(step, steps)])
  const reached = new Set(starts.flatMap((start) => reach(start, (step) => [step.reworkStep, ...afterOk(step)], steps)))
  const numbers = new Set(steps.map((step) => step.stepSeq))
  const isEnd = (stepSeq: number) => steps.some((step) => step.stepSeq === stepSeq && step.nextStep === null && !onlyRework(step))
  const found: Record<Exclude<RouteFault, 'noSteps' | 'setNotReleased'>, boolean> = {
    doubleStep: numbers.size < steps.length,
    noStart: starts.length === 0,
    twoStarts: starts.length > 1,
    unknownStep: steps.some((step) => [step.nextStep, step.reworkStep, step.returnStep].some((to) => to !== null && !numbers.has(to))),
    unreachableStep: starts.length > 0 && steps.some((step) => !reached.has(step.stepSeq)),
    endUnreachable: steps.some((step) => !reach(step.stepSeq, afterOk, steps).some(isEnd)),
    reworkWithoutReturn: steps.some((step) => step.reworkStep !== null && !isRetest(step) && step.returnStep === null),
    loopUnbounded: steps.some((step) => step.reworkStep !== null && step.maxLoops < 1),
  }
  return (Object.keys(found) as (keyof typeof found)[]).filter((fault) => found[fault]) // the record's own keys
}

/** An NG unit is tried again where it stands; a return step means nothing then. */
const isRetest = (step: Step) => step.reworkStep === step.stepSeq

/** Steps nobody leads to. A rework may also return to the very first step: then the lowest number is the start. */
function startsOf(steps: readonly Step[]) {
  const next = new Set(steps.map((step) => step.nextStep))
  const rework = new Set(steps.filter((step) => !isRetest(step)).flatMap((step) => (step.reworkStep === null ? [] : [step.reworkStep, step.returnStep])))
  const starts = steps.map((step) => step.stepSeq).filter((stepSeq) => !next.has(stepSeq) && !rework.has(stepSeq))
  const lowest = Math.min(...steps.map((step) => step.stepSeq))
  return starts.length || next.has(lowest) ? [...new Set(starts)] : [lowest]
}

/** Where units come back to that were sent here for rework. */
const returnsFrom = ({ stepSeq }: Step, steps: readonly Step[]) =>
  steps.filter((step) => step.reworkStep === stepSeq && !isRetest(step)).map((step) => step.returnStep ?? step.stepSeq)

/** The numbers one comes to from here, itself first. */
function reach(from: number, onwards: (step: Step) => (number | null)[], steps: readonly Step[]) {
  const come = new Set([from])
  for (const stepSeq of come) {
    const next = steps.filter((step) => step.stepSeq === stepSeq).flatMap(onwards)
    for (const to of next) if (to !== null) come.add(to)
  }
  return [...come]
}
