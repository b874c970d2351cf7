import { z } from 'zod'
import { feature, plantCommand, plantDownload, plantQuery } from './endpoint.ts'
import { code, count, flag, name, nothing, parts, seconds, share } from './fields.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import { Shift } from './plant.ts'

/** What counts where a line has no setting: a minute and five. */
export const usualStopLimits = { shortStopFrom: 60, reasonFrom: 300 }
const longestStopLimit = 86_400

export const Line = z.object({
  lineNumber: code(),
  lineName: name(),
  location: name().nullable(),
  manager: name().nullable(),
  /** What boards and walls measure it by; null: nobody decided it. */
  okRateTarget: share()
    .refine((target) => target >= 0 && target <= 1, { error: 'percent' })
    .nullable(),
  /** Seconds a unit may take. Null: boards take the longest planned cycle of its stations. */
  taktTarget: seconds()
    .refine((takt) => takt >= 0.001, { error: 'positive' })
    .nullable(),
  /** Seconds of work time. A stop shorter than the first is slow work; one longer than the second needs a reason; between them it is a short stop. Null: see `usualStopLimits`. */
  shortStopFrom: seconds()
    .refine((limit) => limit >= 0 && limit <= longestStopLimit, { error: 'stopLimit' })
    .nullable(),
  reasonFrom: seconds()
    .refine((limit) => limit > 0 && limit <= longestStopLimit, { error: 'stopLimit' })
    .nullable(),
  enabled: flag(),
  revision: count(),
})
export type Line = z.infer<typeof Line>

export const LineDraft = Line.omit({ enabled: true, revision: true })
  .extend({
    okRateTarget: Line.shape.okRateTarget.default(null),
    taktTarget: Line.shape.taktTarget.default(null),
    shortStopFrom: Line.shape.shortStopFrom.default(null),
    reasonFrom: Line.shape.reasonFrom.default(null),
  })
  .strict()
export type LineDraft = z.input<typeof LineDraft>

/** A line as its register shows it. `currentOrder`: the first that is producing. */
export const LineRow = Line.extend({ stationCount: count(), currentOrder: code().nullable() })
export type LineRow = z.infer<typeof LineRow>

export const LineFilter = z.strictObject({
  ...LineRow.pick({
    lineNumber: true,
    lineName: true,
    location: true,
    manager: true,
    enabled: true,
  }).partial().shape,
  ...registerPaging(LineRow),
})
export type LineFilter = z.infer<typeof LineFilter>

export const lineKey = Line.pick({ lineNumber: true }).strict()

/** The shifts of a line are part of it: who saves them tells which revision of the line was seen. */
export const LineShifts = z.strictObject({ lineNumber: code(), revision: count(), shifts: parts(Shift, 6) })

export const lines = feature('lines', {
  /** The lines this person may choose. */
  list: plantQuery({
    input: nothing,
    output: z.array(Line),
    for: 'signedIn',
    at: { path: '/web/equipment', eventId: 780 },
  }),
  register: plantQuery({ input: LineFilter, output: registerOf(LineRow), for: ['lineDef'] }),
  export: plantDownload({
    input: LineFilter.omit({ page: true, limit: true }).extend({ format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['lineDef'],
  }),
  create: plantCommand({ input: LineDraft, output: Line, for: ['lineDef'], touches: ['boards'] }),
  update: plantCommand({
    input: Line.strict(),
    output: Line,
    for: ['lineDef'],
    lines: 'own',
    touches: ['boards'],
  }),
  /** A new line with the stations, shifts, breaks and (as drafts) parameters of this one. What names one machine (code, machine, addresses, key) is not copied. */
  copy: plantCommand({
    input: LineDraft.extend({ copiedFrom: code() }),
    output: Line,
    for: ['lineDef'],
    touches: ['boards', 'stations', 'recipes', 'packages'],
  }),
  /** Only a line without a history; any other is taken out of use. */
  delete: plantCommand({ input: lineKey, output: Line, for: ['lineDef'], lines: 'own', touches: ['boards'] }),
  shifts: plantQuery({ input: lineKey, output: LineShifts, for: ['lineDef', 'shiftManage'] }),
  saveShifts: plantCommand({
    input: LineShifts,
    output: LineShifts,
    for: ['lineDef', 'shiftManage'],
    lines: 'own',
    touches: ['boards', 'plant', 'calendar', 'output'],
  }),
})
