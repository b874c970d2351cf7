import { z } from 'zod'
import { command, feature, query } from './endpoint.ts'
import {
  choice,
  code,
  count,
  day,
  flag,
  instant,
  measure,
  name,
  note,
  once,
  parts,
  reading,
  uuid,
} from './fields.ts'
import { registerOf, registerPaging } from './lists.ts'

/**
 * `type1`: one part of a reference value, measured many times. `crossed`: every operator measures every part equally often. `attribute`: every operator
 * judges every part equally often, 1 good and 0 bad, and it is known what each part is.
 */
export const studyKinds = ['type1', 'crossed', 'attribute'] as const
export type StudyKind = (typeof studyKinds)[number]
/**
 * AIAG MSA: R&R under 10 % and five categories; to 30 %, or fewer categories; above. Of type 1: Cg and Cgk 1.33, or not. Of attribute, the worst operator: 90, 2 and 5 %
 * right, missed and false alarms; 80, 5 and 10; beyond. */
export const gaugeVerdicts = ['accepted', 'marginal', 'rejected'] as const

/** A study of a gauge for a characteristic, as it was made: the limits are those of that time. */
export const GaugeStudy = z.object({
  lineNumber: code(),
  studyId: uuid(),
  gaugeId: code(),
  colSetId: code(),
  resultCode: code(),
  resultUnit: code().nullable(),
  studyKind: choice(studyKinds),
  lowerSpecLimit: measure().nullable(),
  upperSpecLimit: measure().nullable(),
  /** The true value of the part; of type 1 only. */
  reference: reading().nullable(),
  /** R&R by ANOVA in % of the tolerance, or of the study's own scatter where there are not both limits; of crossed only. */
  gaugePercent: measure().nullable(),
  /** Of type 1 only. */
  cgk: measure().nullable(),
  /** Null: the readings do not scatter, so nothing can be judged. */
  gaugeVerdict: choice(gaugeVerdicts).nullable(),
  /** The last day it counts; null: until the next. */
  validUntil: day().nullable(),
  note: note().nullable(),
  studiedAt: instant(),
  studiedBy: name(),
})
export type GaugeStudy = z.infer<typeof GaugeStudy>

/** Of type 1 part and operator are null. Trials are in their order. */
export const GaugeReading = z.strictObject({
  part: code().nullable(),
  operator: code().nullable(),
  value: reading(),
  /** What the part is; of attribute only. */
  reference: reading().optional(),
})
export type GaugeReading = z.infer<typeof GaugeReading>
const readings = () => parts(GaugeReading, 1000)

/** Standard deviations in the unit of the characteristic; percent of 100. */
const Scatter = z.object({
  repeatability: measure(),
  operator: measure(),
  interaction: measure(),
  reproducibility: measure(),
  gauge: measure(),
  part: measure(),
  total: measure(),
  percentOfStudy: measure().nullable(),
  percentOfTolerance: measure().nullable(),
  categories: measure().nullable(),
})
export type GaugeScatter = z.infer<typeof Scatter>

const Agreement = z.object({
  matched: count(),
  parts: count(),
  share: measure().nullable(),
  lower: measure().nullable(),
  upper: measure().nullable(),
})
/** As `attributeAgreement` gives it; shares of 1, with 95 % intervals. */
const Attribute = z.object({
  operators: z.array(
    z.object({
      operator: z.string(),
      within: Agreement,
      reference: Agreement,
      kappa: measure().nullable(),
      missed: measure().nullable(),
      falseAlarm: measure().nullable(),
    }),
  ),
  between: Agreement,
  all: Agreement,
  kappa: measure().nullable(),
})

export const GaugeFigures = z.object({
  type1: z
    .object({
      n: count(),
      mean: measure().nullable(),
      sigma: measure().nullable(),
      bias: measure().nullable(),
      p: measure().nullable(),
      cg: measure().nullable(),
      cgk: measure().nullable(),
    })
    .nullable(),
  anova: Scatter.extend({ isPooled: flag(), interactionP: measure().nullable() }).nullable(),
  /** The form by averages and ranges; null beyond 3 operators, 3 trials or 10 parts. */
  range: Scatter.nullable(),
  attribute: Attribute.nullish(),
})
export type GaugeFigures = z.infer<typeof GaugeFigures>

export const GaugeRecord = GaugeStudy.extend({ readings: readings(), figures: GaugeFigures })
export type GaugeRecord = z.infer<typeof GaugeRecord>

export const GaugeDraft = z.strictObject({
  ...GaugeStudy.pick({
    gaugeId: true,
    colSetId: true,
    resultCode: true,
    studyKind: true,
    reference: true,
    validUntil: true,
    note: true,
  }).shape,
  readings: readings(),
  ...once,
})
export type GaugeDraft = z.infer<typeof GaugeDraft>

export const GaugeFilter = z.strictObject({
  ...GaugeStudy.pick({
    gaugeId: true,
    colSetId: true,
    resultCode: true,
    studyKind: true,
    gaugeVerdict: true,
  }).partial().shape,
  gaugeVerdict: choice(gaugeVerdicts).optional(),
  ...registerPaging(GaugeStudy),
})
export type GaugeFilter = z.infer<typeof GaugeFilter>

const page = { for: ['gaugeStudy'] } as const

export const gauges = feature('gauges', {
  /** Newest first. */
  list: query({ input: GaugeFilter, output: registerOf(GaugeStudy), ...page }),
  one: query({ input: GaugeStudy.pick({ studyId: true }).strict(), output: GaugeRecord, ...page }),
  /** Judged by the server with the limits of the released characteristic, and kept as it is. */
  create: command({ input: GaugeDraft, output: GaugeRecord, ...page }),
})
