import { z } from 'zod'
import { download, feature, query } from './endpoint.ts'
import { choice, code, count, flag, instant, measure, name, share, uuid, version, whole } from './fields.ts'
import { verdicts } from './floor.ts'
import { exportFormats, ledgerOf, ledgerPaging, period } from './lists.ts'
import { MeasuredValue } from './units.ts'

/** One measured value with the unit and place it belongs to: dataSummary's long table. */
export const ValueRow = z.object({
  productId: uuid(),
  productSn: code().nullable(),
  passNo: count(),
  stationNumber: code(),
  testTime: instant(),
  ...MeasuredValue.shape,
})
export type ValueRow = z.infer<typeof ValueRow>

const filterFields = {
  ...ValueRow.pick({
    productSn: true,
    stationNumber: true,
    colSetId: true,
    colSetVersion: true,
    resultCode: true,
    resultStatus: true,
  }).partial().shape,
  /** Only passes where the station and we disagree. */
  disagree: flag().optional(),
  ...period,
}
export const ValueFilter = z.strictObject({ ...filterFields, ...ledgerPaging })
export type ValueFilter = z.infer<typeof ValueFilter>

/** The pivot: a pass a row, the set's characteristics as columns, one for each reading. `values` follow `characteristics`; the verdict filter is the pass's. */
export const PivotFilter = ValueFilter.required({ colSetId: true, colSetVersion: true })
export const PivotRow = z.object({
  productId: uuid(),
  productSn: code().nullable(),
  passNo: count(),
  stationNumber: code(),
  testTime: instant(),
  resultStatus: choice(verdicts).nullable(),
  values: z.array(z.union([z.number(), z.string()]).nullable()),
})
export type PivotRow = z.infer<typeof PivotRow>

/** What the histogram and the run chart draw: one characteristic, its limits, and its newest values, oldest first. */
export const SeriesInput = z.strictObject({
  ...period,
  colSetId: code(),
  colSetVersion: version(),
  resultCode: code(),
  stationNumber: code().optional(),
})
export const seriesLimit = 5000
export const Series = z.object({
  ...MeasuredValue.pick({
    resultCode: true,
    resultName: true,
    unit: true,
    minValue: true,
    standardValue: true,
    maxValue: true,
  }).shape,
  /** True: there are more values in the period than are drawn. */
  cut: flag(),
  points: z.array(
    z.object({
      testTime: instant(),
      resultValue: measure(),
      productSn: code().nullable(),
      stationNumber: code(),
    }),
  ),
})
export type Series = z.infer<typeof Series>

/** Single values: MR̄/d2. Up to 25 in a subgroup: R̄/d2. More, or of differing size: pooled. S̄/c4 where X̄-S was chosen. */
export const sigmaEstimators = ['rBar', 'sBar', 'pooled', 'movingRange'] as const

/** Capability of every characteristic of the line over the period, from the moments of its production days. */
export const Capability = z.object({
  stationNumber: code(),
  colSetId: code(),
  colSetVersion: version(),
  charSeqNum: whole(1, 1000),
  resultCode: code(),
  resultName: name(),
  unit: code().nullable(),
  sampleNum: count(),
  mean: measure().nullable(),
  /** How sigma within was estimated, and of how many subgroups. */
  estimator: choice(sigmaEstimators),
  subgroupNum: count(),
  /** True: not all values are in their subgroups yet, so nothing is calculated of these until a job has put them there. */
  subgroupsPending: flag(),
  sigmaWithin: measure().nullable(),
  sigmaOverall: measure().nullable(),
  lowestValue: measure().nullable(),
  highestValue: measure().nullable(),
  lowerSpecLimit: measure().nullable(),
  upperSpecLimit: measure().nullable(),
  cp: measure().nullable(),
  cpk: measure().nullable(),
  pp: measure().nullable(),
  ppk: measure().nullable(),
  ngShare: share().nullable(),
})
export type Capability = z.infer<typeof Capability>

export const values = feature('values', {
  list: query({ input: ValueFilter, output: ledgerOf(ValueRow), for: ['dataSummary'] }),
  pivot: query({
    input: PivotFilter,
    output: ledgerOf(PivotRow).extend({ characteristics: z.array(name()) }),
    for: ['dataSummary'],
    mayLag: true,
  }),
  series: query({ input: SeriesInput, output: Series, for: ['dataSummary'], mayLag: true }),
  capability: query({
    input: z.strictObject({ typeNo: code().optional(), ...period }),
    output: z.array(Capability),
    for: ['dataSummary'],
    mayLag: true,
  }),
  export: download({
    input: z.strictObject({ ...filterFields, pivot: flag().default(false), format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['dataSummary'],
    mayLag: true,
  }),
})
