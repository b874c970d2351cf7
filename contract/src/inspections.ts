import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import {
  account,
  byId,
  choice,
  code,
  count,
  draftOf,
  flag,
  id,
  instant,
  name,
  note,
  nothing,
  once,
  parts,
  reading,
  reason,
  uuid,
  whole,
} from './fields.ts'
import { verdicts } from './floor.ts'
import { FollowUp, FollowUpFilter, WorkDone } from './check-follow-ups.ts'
import { inspectFrequencies, inspectSchedules } from './check-frequencies.ts'
import { CheckTrend } from './check-trend.ts'
import { exportFormats, period, registerOf, registerPaging } from './lists.ts'
import { password } from './session.ts'

export const checkStates = ['planned', 'due', 'late', 'ng', 'done', 'doneLate', 'missed'] as const
export type CheckState = (typeof checkStates)[number]

/** What is checked at a station: OK or not, or a measured value between limits. */
export const InspectionItem = z.object({
  lineNumber: code(),
  itemCode: code(),
  stationNumber: code(),
  textEn: name().nullable(),
  textZh: name().nullable(),
  textEs: name().nullable(),
  textJa: name().nullable(),
  method: note().nullable(),
  measured: flag(),
  resultUnit: code().nullable(),
  lowerSpecLimit: reading().nullable(),
  upperSpecLimit: reading().nullable(),
  inspectFrequency: choice(inspectFrequencies),
  everyHours: whole(1, 168).nullable(),
  /** By the clock also after so many pieces, whichever comes first. */
  everyPieces: whole(1, 10_000).nullable(),
  /** A shorter stop requires no check. */
  stopMinutes: whole(0, 1440).nullable(),
  inspectSchedule: choice(inspectSchedules),
  /** Minutes from when it is due until it is late. */
  dueWithin: whole(0, 10_080),
  blocksArrival: flag(),
  /** Each check of it, also the one after an NG and a correction, needs a photo, or the password of whoever makes it. */
  photoRequired: flag(),
  signatureRequired: flag(),
  enabled: flag(),
  validFrom: instant(),
  retiredAt: instant().nullable(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type InspectionItem = z.infer<typeof InspectionItem>

export const InspectionDraft = draftOf(
  InspectionItem.omit({
    lineNumber: true,
    enabled: true,
    validFrom: true,
    retiredAt: true,
    updateDate: true,
    updateAuthor: true,
    revision: true,
  }),
)
export type InspectionDraft = z.output<typeof InspectionDraft>

const ofItem = InspectionItem.pick({ stationNumber: true, itemCode: true }).partial().shape
export const InspectionFilter = z.strictObject({
  ...InspectionItem.pick({ inspectFrequency: true, blocksArrival: true, enabled: true }).partial().shape,
  ...ofItem,
  ...registerPaging(InspectionItem),
})
export type InspectionFilter = z.infer<typeof InspectionFilter>

/** An item with what is to be done about it now; `recordedAt`, `resultStatus`, `resultValue`: its last check. */
export const DueCheck = InspectionItem.extend({
  checkState: choice(checkStates),
  dueAt: instant().nullable(),
  lateAt: instant().nullable(),
  /** Of one that counts pieces and is not due yet: when it will be, as fast as its station worked in the last days, or by the calendar if that is sooner. */
  expectedAt: instant().nullable(),
  recordedAt: instant().nullable(),
  resultStatus: choice(verdicts).nullable(),
  resultValue: reading().nullable(),
})
export type DueCheck = z.infer<typeof DueCheck>
const DueOrder = DueCheck.pick({
  itemCode: true,
  stationNumber: true,
  checkState: true,
  dueAt: true,
  expectedAt: true,
  recordedAt: true,
})
export const DueFilter = z.strictObject({
  ...ofItem,
  checkState: choice(checkStates).optional(),
  ...registerPaging(DueOrder),
})
export type DueFilter = z.infer<typeof DueFilter>

/** One time at which an item with a fixed schedule was to be checked, and what became of it. */
export const PlannedCheck = DueCheck.pick({
  itemCode: true,
  stationNumber: true,
  textEn: true,
  textZh: true,
  textEs: true,
  textJa: true,
  checkState: true,
}).extend({
  dueAt: instant(),
  recordedAt: instant().nullable(),
  recordedBy: account().nullable(),
})
export type PlannedCheck = z.infer<typeof PlannedCheck>
export const PlannedFilter = z.strictObject({
  ...ofItem,
  checkState: choice(checkStates).optional(),
  ...registerPaging(PlannedCheck.omit({ textEn: true, textZh: true, textEs: true, textJa: true })),
})
export type PlannedFilter = z.infer<typeof PlannedFilter>

/**
 * A check that was made. `corrects`: the record it replaces; `superseded`: another record corrects it.
 * `tooFast`: one of ten that somebody recorded within four seconds.
 */
export const InspectionRecord = z.object({
  lineNumber: code(),
  id: id(),
  itemCode: code(),
  stationNumber: code(),
  dueAt: instant().nullable(),
  resultStatus: choice(verdicts),
  resultValue: reading().nullable(),
  remark: note().nullable(),
  recordedAt: instant(),
  recordedBy: account(),
  /** What was seen, as a file. */
  picture: uuid().nullable(),
  /** The name of whoever signed with their password. */
  signedBy: name().nullable(),
  recordedLate: flag(),
  corrects: id().nullable(),
  correctedAt: instant().nullable(),
  correctedBy: account().nullable(),
  reason: note().nullable(),
  superseded: flag(),
  tooFast: flag(),
})
export type InspectionRecord = z.infer<typeof InspectionRecord>

/** The value of a measured item decides whether it is OK; of another one the person does. */
export const CheckDraft = z.strictObject({
  itemCode: code(),
  resultStatus: choice(verdicts).nullable().default(null),
  resultValue: reading().nullable().default(null),
  remark: note().nullable().default(null),
  picture: uuid().nullable().default(null),
  password: password().nullable().default(null),
  ...once,
})
export type CheckDraft = z.output<typeof CheckDraft>
export const Correction = CheckDraft.omit({ itemCode: true, messageId: true }).extend({
  id: id(),
  reason: reason(),
})
export type Correction = z.output<typeof Correction>

const recorded = {
  ...ofItem,
  ...InspectionRecord.pick({
    resultStatus: true,
    recordedBy: true,
    recordedLate: true,
    tooFast: true,
    superseded: true,
  }).partial().shape,
  ...period,
}
export const RecordFilter = z.strictObject({ ...recorded, ...registerPaging(InspectionRecord) })
export type RecordFilter = z.infer<typeof RecordFilter>

/** So far back the plan is read. */
export const planDays = 7
const page = { for: ['inspectManage'] } as const
/** Who checks a station need not define what is checked. */
const atStation = { for: ['inspectManage', 'stationChecks'] } as const
/** One that is NG calls for help. */
const touches = ['andon', 'notices']

export const inspections = feature('inspections', {
  list: query({ input: InspectionFilter, output: registerOf(InspectionItem), ...page }),
  due: query({ input: DueFilter, output: registerOf(DueCheck), ...atStation }),
  /** Late or NG ones that keep units away from their stations now: for people at the line. */
  blocking: query({
    input: nothing,
    output: parts(DueCheck, 10_000),
    for: ['inspectManage', 'stationChecks', 'lineDashboard'],
  }),
  plan: query({ input: PlannedFilter, output: registerOf(PlannedCheck), ...page }),
  records: query({ input: RecordFilter, output: registerOf(InspectionRecord), ...page }),
  /** The photo of a record as a data address; null: there is none. */
  photo: query({ input: byId, output: z.object({ picture: z.string().nullable() }), ...page }),
  /** Values of a measured item in the order in which they were found. */
  trend: query({
    input: z.strictObject({ itemCode: code(), ...period }),
    output: CheckTrend,
    ...page,
  }),
  /** What was found NG, and what became of it. */
  followUps: query({ input: FollowUpFilter, output: registerOf(FollowUp), ...atStation }),
  repair: command({ input: WorkDone, output: FollowUp, ...atStation }),
  create: command({ input: InspectionDraft, output: InspectionItem, ...page }),
  update: command({ input: InspectionDraft.extend({ revision: count() }), output: InspectionItem, ...page }),
  /** Not deleted: its records stay, and its code is not used again. */
  retire: command({
    input: InspectionItem.pick({ itemCode: true, revision: true }).strict(),
    output: InspectionItem,
    ...page,
  }),
  record: command({ input: CheckDraft, output: InspectionRecord, touches, ...atStation }),
  correct: command({ input: Correction, output: InspectionRecord, touches, ...page }),
  export: download({
    input: z.strictObject({ ...recorded, sort: RecordFilter.shape.sort, format: z.enum(exportFormats) }),
    output: z.never(),
    ...page,
  }),
})
