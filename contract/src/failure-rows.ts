import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import { dispositions, Failure, failStatuses } from './failures.ts'
import {
  choice,
  code,
  count,
  instant,
  measure,
  name,
  note,
  once,
  positive,
  reason,
  share,
  uuid,
} from './fields.ts'
import { exportFormats, ledgerOf, ledgerPaging, period, registerOf, registerPaging } from './lists.ts'
import { processStatuses, Unit } from './units.ts'

/** A failure as it is worked off: what was measured, and where its unit is now. */
export const FailureRow = z.object({
  ...Failure.shape,
  resultName: name().nullable(),
  operatorName: name().nullable(),
  unit: code().nullable(),
  standardValue: measure().nullable(),
  processStatus: choice(processStatuses).nullable(),
  currentStation: code().nullable(),
  reworkCount: count().nullable(),
})
export type FailureRow = z.infer<typeof FailureRow>

/** With what keeps its unit where it is, and the defect a concession may be asked for: what its code counts as today, null where that is none in use. */
export const FailureOne = FailureRow.extend({
  ...Unit.pick({ statusReason: true, failedStep: true }).shape,
  holds: Unit.shape.holds.nullable(),
  todaysDefect: code().nullable(),
})
export type FailureOne = z.infer<typeof FailureOne>

/** From the upper left corner, 0 … 1. */
const onDrawing = () => share().min(0).max(1)

const scope = {
  ...Failure.pick({
    typeNo: true,
    lotNo: true,
    productSn: true,
    stationNumber: true,
    resultCode: true,
    defectCode: true,
    subDefectCode: true,
    placeCode: true,
    failStatus: true,
    disposition: true,
    failSource: true,
    loggedBy: true,
    closedBy: true,
  }).partial().shape,
  /** Of a spot of the drawing that no place is marked at: its fiftieth. */
  positionX: onDrawing().optional(),
  positionY: onDrawing().optional(),
  /** The whole id, or its end as people write it. */
  failId: code().optional(),
  ...period,
}
export const FailureFilter = z.strictObject({ ...scope, ...ledgerPaging })
export type FailureFilter = z.infer<typeof FailureFilter>

/** Why failures of a found set are left as they are. */
export const failuresLeft = ['decided', 'inWork', 'unitOver', 'heldOtherwise'] as const
const FoundFailures = z.object({
  changed: count(),
  left: z.array(z.object({ why: choice(failuresLeft), failures: count() })),
})
export type FoundFailures = z.infer<typeof FoundFailures>

/** A result code that failed here within 90 days and means no defect yet. */
export const UnmappedCode = z.object({
  resultCode: code(),
  resultName: name().nullable(),
  stationNumber: code(),
  failures: count(),
  lastSeen: instant(),
})
export type UnmappedCode = z.infer<typeof UnmappedCode>
export const UnmappedFilter = z.strictObject({
  ...UnmappedCode.pick({ resultCode: true, stationNumber: true }).partial().shape,
  ...registerPaging(UnmappedCode),
})
export type UnmappedFilter = z.infer<typeof UnmappedFilter>

/** A part that a failure may belong to. */
export const FailurePart = z.object({
  componentId: uuid(),
  bomCode: code(),
  bomName: name().nullable(),
  bomLot: code().nullable(),
  serial: code().nullable(),
})
export type FailurePart = z.infer<typeof FailurePart>

const decision = { disposition: z.enum(dispositions), reason: reason(), ...once }
/** What is sent to rework, or taken back from there, is counted in the rework summary too. */
const touches = ['units', 'boards', 'orders', 'lots', 'rework']

export const failures = feature('failures', {
  /** `pieces`: of all that are found, as the summaries count them; with the first page only, and null beyond what is counted. */
  list: query({
    input: FailureFilter,
    output: ledgerOf(FailureRow).extend({ pieces: count().nullable() }),
    for: ['failDetail'],
  }),
  one: query({ input: z.strictObject({ failId: uuid() }), output: FailureOne, for: ['failDetail'] }),
  unmapped: query({
    input: UnmappedFilter,
    output: registerOf(UnmappedCode),
    for: ['failDef'],
    mayLag: true,
  }),
  /** Once: whoever decides second gets what was decided. `seen`: its status when the person decided. */
  dispose: command({
    input: z.strictObject({ failId: uuid(), ...decision, seen: choice(failStatuses).optional() }),
    output: FailureOne,
    for: ['failDetail'],
    touches,
  }),
  /** Takes a decision back, while the unit is as it left it. */
  undo: command({
    input: z.strictObject({ failId: uuid(), reason: reason().nullable().default(null), ...once }),
    output: FailureOne,
    for: ['failDetail'],
    touches,
  }),
  /** All that are found and still to be decided about, as they are when it begins. */
  disposeFound: command({
    input: z.strictObject({ ...scope, ...decision }),
    output: FoundFailures,
    for: ['failDetail'],
    touches,
    large: true,
  }),
  progress: query({
    input: z.strictObject({ messageId: code() }),
    output: z.object({ units: count().nullable(), done: count() }),
    for: ['failDetail'],
  }),
  /** A part of a quantity gets a decision of its own. */
  split: command({
    input: z.strictObject({ failId: uuid(), quantity: positive(), ...decision }),
    output: FailureOne,
    for: ['failDetail'],
    touches,
  }),
  /** Pieces of a lot, or a bought part that came out, that were reworked are good again: no station tests them. */
  repaired: command({
    input: z.strictObject({ failId: uuid(), reason: reason(), ...once }),
    output: FailureOne,
    for: ['failDetail'],
    touches,
  }),
  recode: command({
    input: z
      .strictObject({
        failId: uuid(),
        defectCode: code().nullable(),
        subDefectCode: code().nullable(),
        reason: reason(),
        ...once,
      })
      .refine(({ defectCode, subDefectCode }) => subDefectCode === null || defectCode !== null, {
        path: ['subDefectCode'],
        error: 'wrong',
      }),
    output: FailureOne,
    for: ['failDetail'],
    touches,
  }),
  /** Parts that are in its unit now. */
  parts: query({
    input: z.strictObject({ failId: uuid() }),
    output: z.array(FailurePart),
    for: ['failDetail'],
  }),
  /** Names the part it belongs to: where that one is exchanged, it goes along. */
  ofPart: command({
    input: z.strictObject({ failId: uuid(), componentId: uuid().nullable(), ...once }),
    output: FailureOne,
    for: ['failDetail'],
    touches: ['units'],
  }),
  comment: command({
    input: z.strictObject({ failId: uuid(), remark: note(), ...once }),
    output: FailureOne,
    for: ['failDetail'],
  }),
  export: download({
    input: z.strictObject({ ...scope, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['failDetail'],
    mayLag: true,
  }),
})
