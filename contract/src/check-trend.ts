import { z } from 'zod'
import { account, choice, code, count, id, instant, measure, reading } from './fields.ts'
import { verdicts } from './floor.ts'

/** The newest come. */
export const mostTrendPoints = 500
/** From fewer values no control limits are made. */
export const leastForLimits = 20
/** One point beyond three sigma; nine on one side. */
export const trendRules = [1, 2] as const

/** `lower`, `upper`: three sigma from the mean by the moving range (individuals chart); null: too few values, or all the same. */
export const CheckTrend = z.object({
  resultUnit: code().nullable(),
  lowerSpecLimit: reading().nullable(),
  upperSpecLimit: reading().nullable(),
  limits: z.object({ mean: measure(), lower: measure(), upper: measure() }).nullable(),
  points: z.array(
    z.object({
      id: id(),
      recordedAt: instant(),
      recordedBy: account(),
      resultValue: reading(),
      resultStatus: choice(verdicts),
      /** The rule that this point completes. */
      broken: count().nullable(),
    }),
  ),
})
export type CheckTrend = z.infer<typeof CheckTrend>
