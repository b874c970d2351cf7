import type { Step } from '@takt/contract/processings.ts'
import { firstStep, isRetest } from '@takt/contract/route-faults.ts'

/** A step while it is edited: `id` stays its own when its number changes, and where two have the same number. */
export type TypedStep = Step & { id: number }
export type Way = 'next' | 'rework'

const highest = 9999
const blank = {
  mustPass: true,
  nextStep: null,
  reworkStep: null,
  returnStep: null,
  maxLoops: 0,
  colSetId: null,
  colSetVersion: null,
} as const

export const typedSteps = (steps: readonly Step[]): TypedStep[] => steps.map((step, id) => ({ ...step, id }))
export const plainSteps = (steps: readonly TypedStep[]): Step[] => steps.map(({ id: _, ...step }) => step)

export const stepAt = <S extends Step>(steps: readonly S[], stepSeq: number | null) =>
  stepSeq === null ? undefined : steps.find((step) => step.stepSeq === stepSeq)

/** The way of a unit that is always OK. */
export function mainWay<S extends Step>(steps: readonly S[]): S[] {
  const way: S[] = []
  for (
    let step = stepAt(steps, firstStep(steps));
    step && !way.includes(step);
    step = stepAt(steps, step.nextStep)
  )
    way.push(step)
  return way
}

/** As one reads a route: the way of good units first, then the rest. */
export function inOrder<S extends Step>(steps: readonly S[]): S[] {
  const way = mainWay(steps)
  return [
    ...way,
    ...steps.filter((step) => !way.includes(step)).toSorted((one, other) => one.stepSeq - other.stepSeq),
  ]
}

export const changeStep = (steps: readonly TypedStep[], id: number, part: Partial<Step>) =>
  steps.map((step) => (step.id === id ? { ...step, ...part } : step))

/**
 * A step after this one: what followed now follows the new one. Outside the way of good units it begins unconnected, for nothing goes on from
 * a rework station by itself. After nothing: at the end.
 */
export function addStep(steps: readonly TypedStep[], after: number | null): [TypedStep[], added: number] {
  const way = mainWay(steps)
  const before = after === null ? way.at(-1) : way.find((step) => step.id === after)
  const next = stepAt(steps, before?.nextStep ?? null)
  const stepSeq = before && next ? numberBetween(steps, before.stepSeq, next.stepSeq) : nextNumber(steps)
  const added = {
    ...blank,
    id: nextId(steps),
    stepSeq,
    stepName: '',
    stationNumber: '',
    nextStep: before?.nextStep ?? null,
  }
  const linked = before ? changeStep(steps, before.id, { nextStep: stepSeq }) : [...steps]
  return [[...linked, added], added.id]
}

/** A step where the NG units of this one are reworked; they come back to it. */
export function addRework(steps: readonly TypedStep[], id: number): [TypedStep[], added: number] {
  const added = { ...blank, id: nextId(steps), stepSeq: nextNumber(steps), stepName: '', stationNumber: '' }
  return [connect([...steps, added], id, added.id, 'rework'), added.id]
}

/** What led to it leads on to what followed it; nobody is sent there for rework any more. */
export function removeStep(steps: readonly TypedStep[], id: number): TypedStep[] {
  const gone = steps.find((step) => step.id === id)
  const left = steps.filter((step) => step.id !== id)
  if (!gone || stepAt(left, gone.stepSeq)) return left
  const onwards = gone.nextStep === gone.stepSeq ? null : gone.nextStep
  return left.map((step) => ({
    ...step,
    nextStep: step.nextStep === gone.stepSeq ? (onwards === step.stepSeq ? null : onwards) : step.nextStep,
    ...(step.reworkStep === gone.stepSeq
      ? noRework
      : { returnStep: step.returnStep === gone.stepSeq ? null : step.returnStep }),
  }))
}
const noRework = { reworkStep: null, returnStep: null, maxLoops: 0 } as const

/** Good units end here; from a rework station they come back. */
export const isEnd = (steps: readonly TypedStep[], step: TypedStep) =>
  step.nextStep === null && !steps.some((one) => one !== step && one.reworkStep === step.stepSeq)

export const isTaken = (steps: readonly TypedStep[], id: number, stepSeq: number) =>
  steps.some((step) => step.id !== id && step.stepSeq === stepSeq)

/** Whoever names the step names it by its new number. Where two have the number, it is not known who was meant: only the number changes. */
export function renumber(steps: readonly TypedStep[], id: number, stepSeq: number): TypedStep[] {
  const before = steps.find((step) => step.id === id)?.stepSeq
  if (before === undefined || isTaken(steps, id, stepSeq)) return [...steps]
  const follow = (to: number | null) => (to === before && !isTaken(steps, id, before) ? stepSeq : to)
  return steps.map((step) => ({
    ...step,
    stepSeq: step.id === id ? stepSeq : step.stepSeq,
    nextStep: follow(step.nextStep),
    reworkStep: follow(step.reworkStep),
    returnStep: follow(step.returnStep),
  }))
}

/** On OK a unit never goes to where it is; on NG that is a retest, which returns nowhere. */
export function connect(steps: readonly TypedStep[], from: number, to: number, way: Way): TypedStep[] {
  const target = steps.find((step) => step.id === to)
  if (!target || (way === 'next' && from === to)) return [...steps]
  return steps.map((step) =>
    step.id !== from
      ? step
      : way === 'next'
        ? { ...step, nextStep: target.stepSeq }
        : withRework(step, target.stepSeq),
  )
}

/** Where its NG units go, with a return and a limit that make sense until somebody chooses others. */
export function withRework(step: TypedStep, reworkStep: number | null): TypedStep {
  if (reworkStep === null) return { ...step, ...noRework }
  const sent = { ...step, reworkStep, maxLoops: Math.max(step.maxLoops, 1) }
  return { ...sent, returnStep: isRetest(sent) ? null : (step.returnStep ?? step.stepSeq) }
}

export const disconnect = (steps: readonly TypedStep[], from: number, way: Way) =>
  changeStep(steps, from, way === 'next' ? { nextStep: null } : noRework)

const nextId = (steps: readonly TypedStep[]) => Math.max(-1, ...steps.map(({ id }) => id)) + 1

/** Whoever counts in tens goes on in tens: there is room between for what is forgotten. */
function nextNumber(steps: readonly TypedStep[]): number {
  const last = Math.max(0, ...steps.map(({ stepSeq }) => stepSeq))
  const next = (Math.floor(last / 10) + 1) * 10
  return next <= highest ? next : freeNumber(steps, 1)
}

function numberBetween(steps: readonly TypedStep[], before: number, next: number): number {
  const between = Math.floor((before + next) / 2)
  return between > before && !stepAt(steps, between)
    ? between
    : freeNumber(steps, Math.min(before + 1, highest))
}

function freeNumber(steps: readonly TypedStep[], from: number): number {
  const numbers = Array.from({ length: highest }, (_, at) => ((from - 1 + at) % highest) + 1)
  return numbers.find((number) => !stepAt(steps, number)) ?? highest
}
