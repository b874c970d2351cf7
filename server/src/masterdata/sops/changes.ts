import type { Sop, StationSop } from '@takt/contract/sops.ts'

type Said = Pick<Sop, 'steps' | 'fileId'>

/** Which steps the version before did not say so, wherever they stood. */
export function changesSince(before: Said | undefined, { steps, fileId }: Said): StationSop['changes'] {
  if (!before) return null
  const had = new Set(before.steps.map((step) => keyOf(step)))
  return {
    steps: steps.flatMap((step, at) => (had.has(keyOf(step)) ? [] : [at + 1])),
    fewerSteps: Math.max(0, before.steps.length - steps.length),
    file: before.fileId !== fileId,
  }
}

const keyOf = (step: Sop['steps'][number]) =>
  JSON.stringify(Object.entries(step).toSorted(([one], [other]) => (one < other ? -1 : 1)))
