import { z } from 'zod'
import { attributeKinds, sampleSpans } from './attribute-charts.ts'
import { ChartLimits } from './chartLimits.ts'
import { chartRules } from './charts.ts'
import { command, feature, query } from './endpoint.ts'
import {
  choice,
  code,
  count,
  flag,
  instant,
  measure,
  name,
  note,
  once,
  share,
  uuid,
  version,
  whole,
} from './fields.ts'
import { period, registerOf, registerPaging } from './lists.ts'

/** Where a rule was broken: by the values of the points, or by how they scatter. */
export const chartParts = ['location', 'spread'] as const
/** Ishikawa's six, and that nothing was wrong. */
export const signalCauses = [
  'machine',
  'material',
  'method',
  'people',
  'measurement',
  'environment',
  'falseSignal',
] as const
export const signalActions = [
  'adjusted',
  'toolChanged',
  'materialChanged',
  'sorted',
  'measuredAgain',
  'taught',
  'nothing',
] as const

/** Frozen limits were broken by what stations measured since. One of a rule is open at a time, and requires an answer. */
export const ChartSignal = z.object({
  lineNumber: code(),
  signalId: uuid(),
  ...ChartLimits.pick({
    limitsId: true,
    stationNumber: true,
    resultCode: true,
    typeNo: true,
    signalReaction: true,
  }).shape,
  /** Of an attribute chart there is no set, and `resultCode` is its sign: p, np … */
  colSetId: code().nullable(),
  colSetVersion: version().nullable(),
  /** Null: a chart of measured values. */
  attributeKind: choice(attributeKinds).nullable(),
  sampleBy: choice(sampleSpans).nullable(),
  chartPart: choice(chartParts),
  rule: whole(1, chartRules.length),
  /** The last instant of the point that completed the pattern, and its value. */
  pointTime: instant(),
  pointValue: measure(),
  /** The point's last unit. */
  productSn: code().nullable(),
  foundAt: instant(),
  signalCause: choice(signalCauses).nullable(),
  signalAction: choice(signalActions).nullable(),
  remark: note().nullable(),
  answeredBy: name().nullable(),
  answeredAt: instant().nullable(),
})
export type ChartSignal = z.infer<typeof ChartSignal>
/** With what its result is called in the set; null: a chart of counts. */
export const SignalRow = ChartSignal.extend({ resultName: name().nullable() })
export type SignalRow = z.infer<typeof SignalRow>

export const SignalFilter = z.strictObject({
  ...ChartSignal.pick({ stationNumber: true, resultCode: true, signalReaction: true })
    .partial()
    .extend({
      signalCause: choice(signalCauses).optional(),
      signalAction: choice(signalActions).optional(),
    }).shape,
  /** Only those that nobody has answered, or only the others. */
  answered: flag().optional(),
  ...period,
  ...registerPaging(ChartSignal),
})
export type SignalFilter = z.infer<typeof SignalFilter>

export const SignalAnswer = z.strictObject({
  signalId: uuid(),
  signalCause: choice(signalCauses),
  signalAction: choice(signalActions),
  remark: note().nullable(),
  ...once,
})
export type SignalAnswer = z.infer<typeof SignalAnswer>

/** Of which signals the causes are counted: of those that were found in the period. */
export const CausesFilter = z.strictObject({
  ...ChartSignal.pick({ stationNumber: true, resultCode: true }).partial().shape,
  ...period,
})
export type CausesFilter = z.infer<typeof CausesFilter>
export const SignalCauses = z.object({
  /** The most frequent first. `reached`: the share of all answers, with those before it. */
  causes: z.array(z.object({ signalCause: choice(signalCauses), signals: count(), reached: share() })),
  unanswered: count(),
})
export type SignalCauses = z.infer<typeof SignalCauses>

export const signals = feature('signals', {
  /** Those without an answer first, then the newest. */
  list: query({ input: SignalFilter, output: registerOf(SignalRow), for: ['signals'] }),
  causes: query({ input: CausesFilter, output: SignalCauses, for: ['signals'] }),
  one: query({ input: z.strictObject({ signalId: uuid() }), output: SignalRow, for: ['signals'] }),
  /** Those of the line without an answer, the newest first. */
  open: query({ input: z.strictObject({}), output: z.array(SignalRow), for: ['lineDashboard'] }),
  answer: command({ input: SignalAnswer, output: ChartSignal, for: ['signals'], touches: ['boards'] }),
})
