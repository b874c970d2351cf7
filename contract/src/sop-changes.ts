import { z } from 'zod'
import { choice, parts, version, whole } from './fields.ts'
import { mostSteps, SopStep } from './sop-steps.ts'

export const stepChanges = ['added', 'changed', 'removed', 'moved'] as const
export const fileChanges = ['added', 'replaced', 'removed'] as const

/** A step that has changed. `number`: its number now, or before; `was`: its old text. */
export const StepChange = z.object({
  stepChange: choice(stepChanges),
  number: whole(1, mostSteps),
  was: SopStep.nullable(),
})
export type StepChange = z.infer<typeof StepChange>

/** What a version changes against an earlier one. */
export const SopChanges = z.object({
  sinceVer: version(),
  steps: parts(StepChange, 2 * mostSteps),
  file: choice(fileChanges).nullable(),
})
export type SopChanges = z.infer<typeof SopChanges>
