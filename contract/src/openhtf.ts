import { z } from 'zod'
import { code, count, flag, uuid } from './fields.ts'
import { verdicts } from './floor.ts'
import { processStatuses } from './units.ts'

/** How a test of the OpenHTF framework ended. */
export const testOutcomes = ['PASS', 'FAIL', 'ERROR', 'TIMEOUT', 'ABORTED'] as const

/** The answer to a test record: the unit it tested, and what became of it. */
export const RecordAnswer = z.object({
  unit: code(),
  productId: uuid(),
  /** The record's own word. */
  outcome: z.enum(testOutcomes),
  /** NG as soon as the record or a limit of ours is NG. */
  resultStatus: z.enum(verdicts),
  processStatus: z.enum(processStatuses),
  /** A pass for each phase. */
  passes: count(),
  /** False: the record was known already and nothing was changed. */
  stored: flag(),
  /** Drafts that were made or extended because no released version has what the record contains. */
  proposed: z.array(z.string()),
})
export type RecordAnswer = z.infer<typeof RecordAnswer>
