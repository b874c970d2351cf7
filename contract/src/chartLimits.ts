import { z } from 'zod'
import { ChartInput, chartKinds } from './charts.ts'
import { subgroupings } from './collectionSets.ts'
import { command, feature, query } from './endpoint.ts'
import {
  choice,
  code,
  codes,
  count,
  instant,
  measure,
  name,
  note,
  once,
  reason,
  uuid,
  version,
  whole,
} from './fields.ts'
import { Capability } from './values.ts'

/** What happens when these limits are broken; all but `none` also require an answer. */
export const signalReactions = ['none', 'bell', 'call', 'holdUnit', 'holdStation'] as const
export type SignalReaction = (typeof signalReactions)[number]

/**
 * Control limits as somebody froze them: what they are made of, from which values, and from when on they judge. They are never moved; newer ones take
 * their place from their own `validFrom` on, and withdrawn ones judge nothing.
 */
export const ChartLimits = z.object({
  lineNumber: code(),
  limitsId: uuid(),
  stationNumber: code(),
  colSetId: code(),
  colSetVersion: version(),
  resultCode: code(),
  /** Null: for whatever type, together. */
  typeNo: code().nullable(),
  chartKind: choice(chartKinds),
  subgroupBy: choice(subgroupings),
  unitCount: whole(1, 100),
  subgroupMinutes: whole(1, 1440),
  estimator: Capability.shape.estimator,
  mean: measure(),
  sigmaWithin: measure(),
  /** Of `chartRules`. */
  rules: codes(),
  signalReaction: choice(signalReactions),
  validFrom: instant(),
  basedFrom: instant(),
  basedTo: instant(),
  subgroupNum: count(),
  note: note(),
  frozenAt: instant(),
  frozenBy: name(),
  withdrawnAt: instant().nullable(),
  withdrawnBy: name().nullable(),
  withdrawnReason: note().nullable(),
})
export type ChartLimits = z.infer<typeof ChartLimits>

/** Fewer subgroups show too little of a process to judge it by. */
export const fewestFrozen = 20

/** Limits of one order would judge them all. */
export const FreezeDraft = ChartInput.omit({ orderCode: true })
  .required({ from: true, to: true })
  .extend({
    /** Missing: from now on. In the past they judge again what was judged before. */
    validFrom: instant().optional(),
    /** Missing: nothing happens by itself. */
    signalReaction: choice(signalReactions).optional(),
    reason: reason(),
    ...once,
  })
export type FreezeDraft = z.output<typeof FreezeDraft>

/** A border that somebody accepted is proposed no more. */
const page = { for: ['cpkReport'], touches: ['chartEvents'] } as const

export const chartLimits = feature('chartLimits', {
  /** All of a characteristic, withdrawn ones as well, the newest first. */
  list: query({
    input: ChartInput.pick({
      stationNumber: true,
      colSetId: true,
      colSetVersion: true,
      resultCode: true,
    }).strict(),
    output: z.array(ChartLimits),
    for: ['cpkReport'],
  }),
  /** Calculated by the server from the values of the period, and kept. */
  freeze: command({ input: FreezeDraft, output: ChartLimits, ...page }),
  withdraw: command({
    input: z.strictObject({ limitsId: uuid(), reason: reason(), ...once }),
    output: ChartLimits,
    ...page,
  }),
})
