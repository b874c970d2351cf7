import { z } from 'zod'
import { choice, code, count, instant, measure, whole } from './fields.ts'
import { period } from './lists.ts'

/** Shares of passes that were NG (p, np) and faults (c, u); with Laney's limits where samples are large. */
export const attributeKinds = ['p', 'np', 'pPrime', 'u', 'c', 'uPrime'] as const
export type AttributeKind = (typeof attributeKinds)[number]
/** As the field writes them, in every language the same. */
export const attributeSigns = {
  p: 'p',
  np: 'np',
  pPrime: 'p′',
  u: 'u',
  c: 'c',
  uPrime: 'u′',
} as const satisfies Record<AttributeKind, string>
export const sampleSpans = ['hour', 'shift', 'day'] as const
export type SampleSpan = (typeof sampleSpans)[number]

export const AttributeInput = z.strictObject({
  /** Missing: of all stations of the line. */
  stationNumber: code().optional(),
  typeNo: code().optional(),
  attributeKind: choice(attributeKinds).optional(),
  sampleBy: choice(sampleSpans).optional(),
  ...period,
})
export type AttributeInput = z.infer<typeof AttributeInput>

/** Beside each other, a sample each. */
export const AttributeReport = z.object({
  attributeKind: choice(attributeKinds),
  sampleBy: choice(sampleSpans),
  since: instant(),
  until: instant(),
  times: z.array(instant()),
  /** Passes, and what was found in them: NG passes, or faults. */
  sizes: z.array(count()),
  found: z.array(count()),
  values: z.array(measure().nullable()),
  lower: z.array(measure().nullable()),
  upper: z.array(measure().nullable()),
  centres: z.array(measure().nullable()),
  centre: measure().nullable(),
  /** Of Laney's charts: how much more the samples scatter than chance alone; null for the others. */
  sigmaZ: measure().nullable(),
  broken: z.array(z.object({ rule: whole(1, 8), at: count() })),
})
export type AttributeReport = z.infer<typeof AttributeReport>
