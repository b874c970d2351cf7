import { z } from 'zod'
import { command, feature, query } from './endpoint.ts'
import {
  account,
  choice,
  code,
  count,
  flag,
  instant,
  measure,
  name,
  note,
  once,
  parts,
  seconds,
  uuid,
  whole,
} from './fields.ts'
import { Failure } from './failures.ts'
import { verdicts } from './floor.ts'
import { period, registerOf, registerPaging } from './lists.ts'
import { RepairAdvice } from './rework-advice.ts'
import { ReworkFigures, ReworkFiguresQuery } from './rework-figures.ts'
import { ReworkSum, ReworkSumFilter } from './rework-sums.ts'
import { Unit } from './units.ts'

export { RepairAdvice } from './rework-advice.ts'
export { ReworkSum, ReworkSumFilter, type ReworkView, reworkViews } from './rework-sums.ts'

/** `repaired`: it is tested again. `engineer`: it is held for one. */
export const reworkResults = ['repaired', 'scrap', 'engineer'] as const
export type ReworkResult = (typeof reworkResults)[number]

/** A part that came out, and what went in for it; neither lot nor serial: nothing did. */
export const ExchangedPart = z.object({
  bomCode: code(),
  oldLot: code().nullable(),
  oldSerial: code().nullable(),
  newLot: code().nullable(),
  newSerial: code().nullable(),
})
export type ExchangedPart = z.infer<typeof ExchangedPart>

/** A day: what one report may count, in seconds. */
export const longestRework = 86_400

/**
 * What was done to a unit in rework. `loop`: which time it was there, from 1; each has one report. `stationNumber` and `stepSeq`: where it
 * failed. `rwkCode`: where it was reworked. `retestStatus`: what its failed step reported of its defect afterwards; null: nothing yet.
 */
export const ReworkReport = z.object({
  lineNumber: code(),
  reportId: uuid(),
  productId: uuid(),
  productSn: code().nullable(),
  typeNo: code(),
  loop: count(),
  stationNumber: code().nullable(),
  stepSeq: whole(1, 9999).nullable(),
  rwkCode: code().nullable(),
  resultCode: code().nullable(),
  defectCode: code().nullable(),
  subDefectCode: code().nullable(),
  causeCode: code().nullable(),
  repairCode: code().nullable(),
  remark: note().nullable(),
  exchanged: parts(ExchangedPart),
  reworkResult: choice(reworkResults),
  returnStep: whole(1, 9999).nullable(),
  operatorNo: code().nullable(),
  reportedBy: account(),
  reportedAt: instant(),
  timeSpent: seconds(),
  /** Of the time, at the rate that was set then; null: none was. */
  cost: measure().nullable(),
  /** Of the parts that went in, and of those in a unit that was scrapped, at the prices of then; null: none of them had one. */
  materialCost: measure().nullable(),
  /** How many of those parts had no price, and so are not in it. */
  unpriced: count(),
  retestStatus: choice(verdicts).nullable(),
  retestedAt: instant().nullable(),
})
export type ReworkReport = z.infer<typeof ReworkReport>

/** A report for whoever knows no numbers: what its result code and its reworker are called; null: the line, or the plant, names none. */
export const ReworkRow = ReworkReport.extend({
  resultName: name().nullable(),
  operatorName: name().nullable(),
})
export type ReworkRow = z.infer<typeof ReworkRow>

/** A part that comes out of the unit with the report, by the rules of its exchange. */
const Exchange = z.strictObject({
  componentId: uuid(),
  bomLot: code().optional(),
  serial: code().optional(),
  /** Open failures of the unit that were this part's: they leave with it. */
  failIds: z.array(uuid()).max(100).default([]),
})

export const ReworkDraft = z
  .strictObject({
    productId: uuid(),
    reworkResult: choice(reworkResults),
    /** Which of its open failures it was about; missing: the newest. */
    failId: uuid().optional(),
    /** Needed where it was repaired. */
    causeCode: code().nullable().default(null),
    repairCode: code().nullable().default(null),
    remark: note().nullable().default(null),
    exchanged: z.array(Exchange).max(50).default([]),
    /** Where it goes on; null: where its route defines, the step that failed. */
    returnStep: whole(1, 9999).nullable().default(null),
    timeSpent: z.number().min(0).max(longestRework),
    /** When it was done, where that is reported later; missing: now. */
    doneAt: instant().optional(),
    /** Who reworked; missing: the operator whose account it is that reports. */
    operatorNo: code().optional(),
    ...once,
  })
  .refine(({ reworkResult, repairCode }) => reworkResult !== 'repaired' || repairCode !== null, {
    path: ['repairCode'],
    error: 'missing',
  })
  .refine(({ reworkResult, remark }) => reworkResult === 'repaired' || Boolean(remark), {
    path: ['remark'],
    error: 'missing',
  })
export type ReworkDraft = z.output<typeof ReworkDraft>

const waiting = Unit.pick({
  productId: true,
  productSn: true,
  typeNo: true,
  currentStation: true,
  processStatus: true,
  reworkCount: true,
})
/** A unit that waits for its rework, and since when. */
export const WaitingRework = waiting.extend({
  since: instant().nullable(),
  stationNumber: code().nullable(),
  resultCode: code().nullable(),
  resultName: name().nullable(),
  defectCode: code().nullable(),
})
export type WaitingRework = z.infer<typeof WaitingRework>

/** A failure with what was measured, for whoever knows no codes. */
export const FoundInRework = Failure.extend({ resultName: name().nullable(), unit: code().nullable() })
export type FoundInRework = z.infer<typeof FoundInRework>

/** Why a person may not report rework of this unit now. */
export const reworkHindrances = [
  'notInRework',
  'held',
  'undecided',
  'reported',
  'notAllowed',
  'sameDefect',
] as const
export type ReworkHindrance = (typeof reworkHindrances)[number]

export const ReworkLook = z.object({
  unit: waiting.extend({ typeName: name(), returnStep: whole(1, 9999).nullable() }),
  hindrance: z.enum(reworkHindrances).nullable(),
  /** What it is held for, who reported it already, or the defect that came again. */
  about: z.string().nullable(),
  failures: z.array(FoundInRework),
  reports: z.array(ReworkRow),
  advice: z.array(RepairAdvice),
  /** Steps it may go on at, the failed one last. */
  steps: z.array(z.object({ stepSeq: whole(1, 9999), stepName: z.string(), stationNumber: code() })),
  components: z.array(
    z.object({
      componentId: uuid(),
      bomCode: code(),
      bomName: name().nullable(),
      bomLot: code().nullable(),
      serial: code().nullable(),
      childId: uuid().nullable(),
      quantity: measure(),
    }),
  ),
  /** The operator the report would be made for; null: none belongs to this account. */
  operatorNo: code().nullable(),
  needsReworker: flag(),
  /** Who reworks here, and may rework this unit; empty where the line requires no reworker. */
  people: z.array(z.object({ operatorNo: code(), name: name() })),
})
export type ReworkLook = z.infer<typeof ReworkLook>

export const ReworkFilter = z.strictObject({
  /** The defect code, else the result code. */
  symptom: code().optional(),
  ...ReworkReport.pick({
    typeNo: true,
    rwkCode: true,
    stationNumber: true,
    defectCode: true,
    resultCode: true,
    repairCode: true,
    operatorNo: true,
    reworkResult: true,
    productSn: true,
  }).partial().shape,
  ...period,
  ...registerPaging(ReworkReport),
})
export type ReworkFilter = z.infer<typeof ReworkFilter>

const page = { for: ['reworkReporting'] } as const

export const rework = feature('rework', {
  /** What waits at the line's rework stations, the longest first. */
  waiting: query({ input: z.strictObject({}), output: z.array(WaitingRework), ...page }),
  /** By serial or id, whatever was scanned. */
  look: query({ input: z.strictObject({ unit: code() }), output: ReworkLook, ...page }),
  report: command({
    input: ReworkDraft,
    output: ReworkReport,
    touches: ['units', 'boards', 'orders', 'genealogy', 'materials', 'failures', 'reworkers'],
    ...page,
  }),
  summary: query({
    input: ReworkSumFilter,
    output: registerOf(ReworkSum),
    for: ['reworkSummary'],
    mayLag: true,
  }),
  figures: query({
    input: ReworkFiguresQuery,
    output: ReworkFigures,
    for: ['reworkSummary'],
    mayLag: true,
  }),
  list: query({
    input: ReworkFilter,
    output: registerOf(ReworkRow),
    for: ['reworkSummary'],
    mayLag: true,
  }),
})
