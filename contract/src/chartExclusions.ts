import { z } from 'zod'
import { ChartInput } from './charts.ts'
import { command, feature, query } from './endpoint.ts'
import { code, count, instant, name, note, once, reason, uuid, version } from './fields.ts'

/** A point that judges nothing: limits, signals and figures are made as if its units had not been measured. They stay measured, and in every list. */
export const ChartExclusion = z.object({
  lineNumber: code(),
  exclusionId: uuid(),
  stationNumber: code(),
  colSetId: code(),
  colSetVersion: version(),
  resultCode: code(),
  /** Of its last unit. */
  productSn: code().nullable(),
  testTime: instant(),
  unitNum: count(),
  note: note(),
  excludedBy: name(),
  excludedAt: instant(),
  restoredBy: name().nullable(),
  restoredAt: instant().nullable(),
  restoredReason: note().nullable(),
})
export type ChartExclusion = z.infer<typeof ChartExclusion>

/** The chart itself follows the limits, not each piece that is measured. */
const page = { for: ['cpkReport'], touches: ['charts', 'chartLimits', 'chartEvents'] } as const

export const chartExclusions = feature('chartExclusions', {
  /** Of a characteristic, the newest first; those that were restored as well. */
  list: query({
    input: ChartInput.pick({
      stationNumber: true,
      colSetId: true,
      colSetVersion: true,
      resultCode: true,
    }).strict(),
    output: z.array(ChartExclusion),
    for: ['cpkReport'],
  }),
  /** The point of this chart that ended at `testTime`, with all its units. */
  exclude: command({
    input: ChartInput.extend({ testTime: instant(), reason: reason(), ...once }),
    output: ChartExclusion,
    ...page,
  }),
  restore: command({
    input: z.strictObject({ exclusionId: uuid(), reason: reason(), ...once }),
    output: ChartExclusion,
    ...page,
  }),
})
