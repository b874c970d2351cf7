import { isRetest } from '@takt/contract/route-faults.ts'
import { stepAt, type TypedStep, type Way } from './steps.ts'

/** What is drawn between two steps. `return`: where a reworked unit comes back to. */
export type RouteEdge = { id: string; way: Way | 'return'; from: TypedStep; to: TypedStep }

/** Only what leads somewhere; a step that names a missing one is a fault and reported as such. */
export function edgesOf(steps: readonly TypedStep[]): RouteEdge[] {
  const edges = steps.flatMap((step) => {
    const [next, rework] = [stepAt(steps, step.nextStep), stepAt(steps, step.reworkStep)]
    const back = rework && !isRetest(step) ? stepAt(steps, step.returnStep) : undefined
    return [
      next && edgeOf('next', step, next),
      rework && edgeOf('rework', step, rework),
      // Back to the sender is what one expects: the rework's own words cover it, a third line would only hide the others.
      rework && back && back !== step && edgeOf('return', rework, back),
    ].filter((edge) => typeof edge === 'object')
  })
  return [...new Map(edges.map((edge) => [edge.id, edge])).values()]
}

const edgeOf = (way: RouteEdge['way'], from: TypedStep, to: TypedStep): RouteEdge => ({
  id: `${way} ${from.id} ${to.id}`,
  way,
  from,
  to,
})

/** Where an arrow key leads from a step: along its connections. */
export function neighbourOf(steps: readonly TypedStep[], id: number, key: string): TypedStep | undefined {
  const step = steps.find((one) => one.id === id)
  if (!step) return undefined
  switch (key) {
    case 'ArrowRight':
      return stepAt(steps, step.nextStep)
    case 'ArrowLeft':
      return (
        steps.find((one) => one.nextStep === step.stepSeq) ??
        stepAt(
          steps,
          steps.find((one) => one.reworkStep === step.stepSeq && one !== step)?.returnStep ?? null,
        )
      )
    case 'ArrowDown':
      return stepAt(steps, step.reworkStep)
    case 'ArrowUp':
      return steps.find((one) => one.reworkStep === step.stepSeq && one !== step)
    default:
      return undefined
  }
}
