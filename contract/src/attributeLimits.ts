import { z } from 'zod'
import { AttributeInput, attributeKinds, attributeRules, sampleSpans } from './attribute-charts.ts'
import type { SignalReaction } from './chartLimits.ts'
import { command, feature, query } from './endpoint.ts'
import { choice, code, codes, count, instant, measure, name, note, once, reason, uuid } from './fields.ts'

/** Of counted NG passes and faults there is no unit to hold: what fails is held already. */
export const attributeReactions = ['none', 'bell', 'call', 'holdStation'] as const satisfies SignalReaction[]

/** What an attribute chart is judged by, as somebody froze it: its centre, never its samples' own. Like limits of measured values it is never changed, only withdrawn. */
export const AttributeLimits = z.object({
  lineNumber: code(),
  limitsId: uuid(),
  /** Null: of the whole line. */
  stationNumber: code().nullable(),
  /** Null: for whatever type, together. */
  typeNo: code().nullable(),
  attributeKind: choice(attributeKinds),
  sampleBy: choice(sampleSpans),
  centre: measure(),
  /** Of Laney's charts; null for the others. */
  sigmaZ: measure().nullable(),
  /** Of `attributeRules`. */
  rules: codes(),
  signalReaction: choice(attributeReactions),
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
export type AttributeLimits = z.infer<typeof AttributeLimits>

export const AttributeFreezeDraft = AttributeInput.required({
  from: true,
  to: true,
  attributeKind: true,
  sampleBy: true,
}).extend({
  rules: z.array(choice(attributeRules)).max(attributeRules.length).optional(),
  /** Missing: from now on. */
  validFrom: instant().optional(),
  /** Missing: nothing happens by itself. */
  signalReaction: choice(attributeReactions).optional(),
  reason: reason(),
  ...once,
})
export type AttributeFreezeDraft = z.output<typeof AttributeFreezeDraft>

const page = { for: ['cpkReport'] } as const

export const attributeLimits = feature('attributeLimits', {
  /** Of a station, or of the whole line; withdrawn ones as well, the newest first. */
  list: query({
    input: AttributeInput.pick({ stationNumber: true }).strict(),
    output: z.array(AttributeLimits),
    ...page,
  }),
  /** Calculated by the server from the samples of the period, and kept. A border that somebody accepted is proposed no more. */
  freeze: command({
    input: AttributeFreezeDraft,
    output: AttributeLimits,
    touches: ['chartEvents'],
    ...page,
  }),
  withdraw: command({
    input: z.strictObject({ limitsId: uuid(), reason: reason(), ...once }),
    output: AttributeLimits,
    touches: ['chartEvents'],
    ...page,
  }),
})
