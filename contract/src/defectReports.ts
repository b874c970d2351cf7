import { z } from 'zod'
import { ShownDrawing } from './defectDrawings.ts'
import { DefectChoice } from './defects.ts'
import { command, feature, query } from './endpoint.ts'
import { Failure } from './failures.ts'
import { choice, code, count, name, note, once, positive, seconds, share, uuid } from './fields.ts'
import { lotStatuses } from './lots.ts'
import { processStatuses } from './units.ts'

/** What a failure is logged on: a unit, or, with `productId` null, a quantity of a lot. */
export const Reported = z.object({
  productId: uuid().nullable(),
  productSn: code().nullable(),
  lotNo: code().nullable(),
  typeNo: code().nullable(),
  typeName: name().nullable(),
  processStatus: choice(processStatuses).nullable(),
  lotStatus: choice(lotStatuses).nullable(),
  /** Pieces of the lot that nothing was logged on yet. */
  left: count(),
  /** What its type is drawn like, on which a place can be marked. */
  ...ShownDrawing.shape,
})
export type Reported = z.infer<typeof Reported>

/** A defect as it is offered, and how often people logged it at the station lately. */
export const OfferedDefect = DefectChoice.pick({
  defectCode: true,
  subDefectCode: true,
  nameEn: true,
  nameZh: true,
  nameEs: true,
  nameJa: true,
  picture: true,
}).extend({ failures: count() })
export type OfferedDefect = z.infer<typeof OfferedDefect>

/** In days: how far back the buttons of a station look for what is frequent. */
export const frequentDays = 90
/** In hours, and in rows: how much of what a person logged is shown to them. */
export const mineHours = 12
export const mostMine = 20

/** From the upper left corner, 0 … 1. */
const part = () => share().min(0).max(1)

export const DefectReportDraft = z
  .strictObject({
    stationNumber: code(),
    productId: uuid().optional(),
    lotNo: code().optional(),
    quantity: positive().default(1),
    defectCode: code(),
    subDefectCode: code().nullable().default(null),
    remark: note().nullable().default(null),
    /** A place on the picture of its type. */
    positionX: part().nullable().default(null),
    positionY: part().nullable().default(null),
    /** One that is marked on it: its own place where none is given. */
    placeCode: code().nullable().default(null),
    ...once,
  })
  .refine(({ productId, lotNo }) => (productId === undefined) !== (lotNo === undefined), {
    path: ['productId'],
    error: 'missing',
  })
  .refine(({ positionX, positionY }) => (positionX === null) === (positionY === null), {
    path: ['positionX'],
    error: 'missing',
  })
  .refine(({ productId, quantity }) => productId === undefined || quantity === 1, {
    path: ['quantity'],
    error: 'wrong',
  })
export type DefectReportDraft = z.output<typeof DefectReportDraft>

/** `undoFor`: in seconds, how long it can still be taken back. */
export const MyFailure = Failure.extend({ undoFor: seconds() })
export type MyFailure = z.infer<typeof MyFailure>

const page = { for: ['defectReporting'] } as const
const touches = ['failures', 'failureSummary', 'units', 'boards', 'lots']

export const defectReports = feature('defectReports', {
  /** By serial, id or lot number, whatever was scanned. Refused where nothing can be logged on it. */
  look: query({ input: z.strictObject({ scanned: code() }), output: Reported, ...page }),
  /** What can be logged at this station on this type, the most frequent first; each sub-defect after its defect. */
  offered: query({
    input: z.strictObject({ stationNumber: code(), typeNo: code().optional() }),
    output: z.array(OfferedDefect),
    ...page,
  }),
  log: command({ input: DefectReportDraft, output: Failure, touches, ...page }),
  /** What this person logged, the newest first. */
  mine: query({ input: z.strictObject({}), output: z.array(MyFailure), ...page }),
  undo: command({ input: z.strictObject({ failId: uuid(), ...once }), output: Failure, touches, ...page }),
})
