import { z } from 'zod'
import { code, count, instant } from './fields.ts'

/** What helped before: reports of this repair for the same type and symptom, and how many of those that were tested again passed. */
export const RepairAdvice = z.object({
  /** Of which of the unit's failures: its defect code, else its result code. */
  symptom: code(),
  repairCode: code(),
  causeCode: code().nullable(),
  tested: count(),
  passed: count(),
  last: instant(),
})
export type RepairAdvice = z.infer<typeof RepairAdvice>
