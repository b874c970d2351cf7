import { z } from 'zod'
import { feature, plantCommand, plantDownload, plantQuery } from './endpoint.ts'
import { choice, code, count, flag, instant, name, note, parts, version, whole } from './fields.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import { definitionMoveNames, definitionStatuses } from './moves.ts'
import { VersionUses } from './uses.ts'

/** One step of a route. `stepSeq` names it; `nextStep` null ends the route. */
export const Step = z.strictObject({
  stepSeq: whole(1, 9999),
  stepName: name(),
  stationNumber: code(),
  mustPass: flag(),
  nextStep: whole(1, 9999).nullable(),
  /** Where an NG unit goes; null: it is held until a person decides. The step itself: it is tried again. */
  reworkStep: whole(1, 9999).nullable(),
  /** Where it comes back to after an OK at the rework step. */
  returnStep: whole(1, 9999).nullable(),
  /** How often it may go that way; then it is held. */
  maxLoops: whole(0, 99),
  colSetId: code().nullable(),
  colSetVersion: version().nullable(),
})
export type Step = z.infer<typeof Step>

/** The ordered steps a unit goes through, versioned: processingNumber + processingVer. */
export const Processing = z.object({
  processingNumber: code(),
  processingVer: version(),
  processingName: name(),
  definitionStatus: choice(definitionStatuses),
  remark: note().nullable(),
  steps: parts(Step),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type Processing = z.infer<typeof Processing>

/** As a list shows it: with the types that name it and the orders that take it, by themselves or through their type. */
export const ProcessingRow = Processing.extend({ typeCount: count(), orderCount: count() })
export type ProcessingRow = z.infer<typeof ProcessingRow>

export const ProcessingDraft = Processing.omit({
  processingVer: true,
  definitionStatus: true,
  updateDate: true,
  updateAuthor: true,
  revision: true,
}).strict()
export type ProcessingDraft = z.infer<typeof ProcessingDraft>

export const processingKey = Processing.pick({ processingNumber: true, processingVer: true }).strict()
export const ProcessingFilter = z.strictObject({
  ...Processing.pick({ processingNumber: true, processingName: true, definitionStatus: true }).partial()
    .shape,
  ...registerPaging(ProcessingRow),
})
export type ProcessingFilter = z.infer<typeof ProcessingFilter>

/** Everything that keeps a route from being released, all at once. */
export const routeFaults = [
  'noSteps',
  'twoStarts',
  'noStart',
  'unknownStep',
  'endUnreachable',
  'unreachableStep',
  'reworkWithoutReturn',
  'loopUnbounded',
  'setNotReleased',
  'doubleStep',
] as const
export type RouteFault = (typeof routeFaults)[number]

export const processings = feature('processings', {
  list: plantQuery({ input: ProcessingFilter, output: registerOf(ProcessingRow), for: 'signedIn' }),
  export: plantDownload({
    input: ProcessingFilter.omit({ page: true, limit: true }).extend({ format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['processingCreate'],
  }),
  create: plantCommand({ input: ProcessingDraft, output: Processing, for: ['processingCreate'] }),
  update: plantCommand({
    input: ProcessingDraft.extend({ processingVer: version(), revision: count() }),
    output: Processing,
    for: ['processingCreate'],
  }),
  revise: plantCommand({ input: processingKey, output: Processing, for: ['processingCreate'] }),
  move: plantCommand({
    input: processingKey.extend({ move: z.enum(definitionMoveNames) }),
    output: Processing,
    for: ['processingCreate'],
  }),
  delete: plantCommand({ input: processingKey, output: Processing, for: ['processingCreate'] }),
  uses: plantQuery({ input: processingKey, output: VersionUses, for: ['processingCreate'] }),
})
