import type { RouteFault, Step } from './processings.ts'

/** What keeps a route from being released, and the numbers of the steps it is about; none: it is about the route as a whole. */
export type Finding = { fault: RouteFault; steps: number[] }
export type MeasuredSet = { colSetId: string; colSetVersion: number | null }

/** The step a unit begins with; a released route has exactly one. */
export const firstStep = (steps: readonly Step[]): number | null => startsOf(steps)[0] ?? null

/** Steps nobody leads to. A rework may also return to the very first step: then the lowest number is the start. */
export function startsOf(steps: readonly Step[]): number[] {
  const next = new Set(steps.map((step) => step.nextStep))
  const rework = new Set(
    steps
      .filter((step) => !isRetest(step))
      .flatMap((step) => (step.reworkStep === null ? [] : [step.reworkStep, step.returnStep])),
  )
  const starts = numbersOf(steps, ({ stepSeq }) => !next.has(stepSeq) && !rework.has(stepSeq))
  if (starts.length > 0 || steps.length === 0) return starts
  const lowest = Math.min(...steps.map((step) => step.stepSeq))
  return next.has(lowest) ? [] : [lowest]
}

/** An NG unit is tried again at the same step; a return step means nothing then. */
export const isRetest = (step: Step) => step.reworkStep === step.stepSeq

/** Everything in the steps themselves that keeps a route from being released, and in the sets they measure once it is known which are released. */
export function faultsOf(
  steps: readonly Step[],
  isReleased: (set: MeasuredSet) => boolean = () => true,
): Finding[] {
  if (steps.length === 0) return [{ fault: 'noSteps', steps: [] }]
  const { starts, reached, endless } = walk(steps)
  const numbers = steps.map((step) => step.stepSeq)
  const isUnknown = (to: number | null) => to !== null && !numbers.includes(to)
  const found: Record<Exclude<RouteFault, 'noSteps'>, number[]> = {
    doubleStep: [...new Set(numbers.filter((one, at) => numbers.indexOf(one) < at))],
    noStart: starts.length === 0 ? [Math.min(...numbers)] : [],
    twoStarts: starts.length > 1 ? starts : [],
    unknownStep: numbersOf(steps, (step) =>
      [step.nextStep, step.reworkStep, step.returnStep].some(isUnknown),
    ),
    unreachableStep: starts.length > 0 ? numbersOf(steps, (step) => !reached.has(step.stepSeq)) : [],
    endUnreachable: endless,
    reworkWithoutReturn: numbersOf(
      steps,
      (step) => step.reworkStep !== null && !isRetest(step) && step.returnStep === null,
    ),
    loopUnbounded: numbersOf(steps, (step) => step.reworkStep !== null && step.maxLoops < 1),
    setNotReleased: numbersOf(
      steps,
      ({ colSetId, colSetVersion }) => colSetId !== null && !isReleased({ colSetId, colSetVersion }),
    ),
  }
  return (Object.keys(found) as (keyof typeof found)[])
    .map((fault) => ({ fault, steps: found[fault] }))
    .filter((finding) => finding.steps.length > 0) // the record's own keys
}

/** Where units come to that take this route, and where they never get out again. */
function walk(steps: readonly Step[]) {
  const starts = startsOf(steps)
  const main = new Set(starts.flatMap((start) => reach(start, (step) => [step.nextStep], steps)))
  const onlyRework = (step: Step) => !main.has(step.stepSeq) && returnsFrom(step, steps).length > 0
  // After an OK a unit goes to the next step; from a step that is only reworked at, back to where its rework came from.
  const afterOk = (step: Step) =>
    onlyRework(step) ? returnsFrom(step, steps) : [step.nextStep, ...returnsFrom(step, steps)]
  const isEnd = (stepSeq: number) =>
    steps.some((step) => step.stepSeq === stepSeq && step.nextStep === null && !onlyRework(step))
  return {
    starts,
    reached: new Set(
      starts.flatMap((start) => reach(start, (step) => [step.reworkStep, ...afterOk(step)], steps)),
    ),
    endless: numbersOf(steps, (step) => !reach(step.stepSeq, afterOk, steps).some(isEnd)),
  }
}

/** Where units come back to that were sent here for rework. */
const returnsFrom = ({ stepSeq }: Step, steps: readonly Step[]) =>
  steps
    .filter((step) => step.reworkStep === stepSeq && !isRetest(step))
    .map((step) => step.returnStep ?? step.stepSeq)

/** The numbers one comes to from here, itself first. */
function reach(from: number, onwards: (step: Step) => (number | null)[], steps: readonly Step[]) {
  const come = new Set([from])
  for (const stepSeq of come) {
    const next = steps.filter((step) => step.stepSeq === stepSeq).flatMap(onwards)
    for (const to of next) if (to !== null) come.add(to)
  }
  return [...come]
}

const numbersOf = (steps: readonly Step[], fits: (step: Step) => boolean) => [
  ...new Set(steps.filter(fits).map((step) => step.stepSeq)),
]
