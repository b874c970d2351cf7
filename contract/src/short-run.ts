import { z } from 'zod'
import { choice, code, count, flag, instant, measure, whole } from './fields.ts'
import { period } from './lists.ts'

/** Types that take turns, on one chart: their deviation from nominal, or each in its own standard deviations. */
export const shortRunKinds = ['nominal', 'zMr'] as const
export type ShortRunKind = (typeof shortRunKinds)[number]

/** `R` are the rules of a chart. */
export const shortRunInput = <R extends z.ZodType>(rules: R) =>
  z.strictObject({
    stationNumber: code(),
    resultCode: code(),
    shortRunKind: choice(shortRunKinds),
    rules,
    ...period,
  })

const Level = z.object({
  at: count(),
  centre: measure(),
  sigma: measure(),
  lower: measure(),
  upper: measure(),
})

export const shortRunReport = <R extends z.ZodType>(rule: R, rules: number) =>
  z.object({
    shortRunKind: choice(shortRunKinds),
    resultCode: code(),
    unit: code().nullable(),
    /** The newest so many units of the period. */
    cut: flag(),
    /** Parallel arrays, one entry per unit; a value is null where its type has no nominal, or does not scatter. */
    times: z.array(instant()),
    serials: z.array(code().nullable()),
    typeNos: z.array(code().nullable()),
    values: z.array(measure().nullable()),
    spreads: z.array(measure().nullable()),
    location: z.array(Level),
    spread: z.array(Level),
    rules: z.array(rule),
    runLength: count().nullable(),
    broken: z.array(z.object({ chart: z.enum(['location', 'spread']), rule: whole(1, rules), at: count() })),
    /** `nominal` is the target of the set they are measured with; `sigma` is that within their own runs, null where they do not scatter. */
    types: z.array(
      z.object({
        typeNo: code().nullable(),
        colSetId: code(),
        sampleNum: count(),
        nominal: measure().nullable(),
        mean: measure().nullable(),
        sigma: measure().nullable(),
      }),
    ),
    /** The types scatter so differently that one pair of limits fits none. */
    unlike: flag(),
  })
