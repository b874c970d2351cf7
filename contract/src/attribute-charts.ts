import { z } from 'zod'
import { choice, code, count, instant, measure, name, uuid, whole } from './fields.ts'
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
/** Counts do not scatter the same up and down, so the zones of rules 5 to 8 do not apply to them. */
export const attributeRules = ['1', '2', '3', '4', '9'] as const

export const AttributeInput = z.strictObject({
  /** Missing: of all stations of the line. */
  stationNumber: code().optional(),
  typeNo: code().optional(),
  attributeKind: choice(attributeKinds).optional(),
  sampleBy: choice(sampleSpans).optional(),
  /** Missing: those of the limits that judge, 1 and 2 where none do. */
  rules: z.array(choice(attributeRules)).max(attributeRules.length).optional(),
  ...period,
})
export type AttributeInput = z.infer<typeof AttributeInput>

/** Parallel arrays, one entry per sample. */
export const AttributeReport = z.object({
  attributeKind: choice(attributeKinds),
  sampleBy: choice(sampleSpans),
  since: instant(),
  until: instant(),
  times: z.array(instant()),
  /** When each of them is over. */
  ends: z.array(instant()),
  /** Passes, and what was found in them: NG passes, or faults. */
  sizes: z.array(count()),
  found: z.array(count()),
  values: z.array(measure().nullable()),
  lower: z.array(measure().nullable()),
  upper: z.array(measure().nullable()),
  centres: z.array(measure().nullable()),
  /** Of the newest samples. */
  centre: measure().nullable(),
  /** Of Laney's charts: how much more the samples scatter than chance alone; null for the others. */
  sigmaZ: measure().nullable(),
  /** Which limits judge from which sample on; without an id, they are calculated from the samples of their own stretch. */
  stages: z.array(
    z.object({
      at: count(),
      limitsId: uuid().nullable(),
      frozenAt: instant().nullable(),
      frozenBy: name().nullable(),
    }),
  ),
  rules: z.array(choice(attributeRules)),
  broken: z.array(z.object({ rule: whole(1, 9), at: count() })),
})
export type AttributeReport = z.infer<typeof AttributeReport>
