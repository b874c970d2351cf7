import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import {
  choice,
  code,
  codes,
  flag,
  furthest,
  instant,
  measure,
  name,
  note,
  parts,
  reading,
  reason,
  uuid,
} from './fields.ts'
import { type FileType, pictureTypes } from './files.ts'

/** A check compares with a reference between two calibrations; it renews no due date. */
export const calibrationKinds = ['calibration', 'check'] as const
/** By the values: `adjusted` was found beyond its tolerance and left within, `outOfTolerance` was left beyond it. */
export const calibrationResults = ['inTolerance', 'adjusted', 'outOfTolerance'] as const
export type CalibrationResult = (typeof calibrationResults)[number]
/** The state of a gauge. All but `calibrated` and `dueSoon` keep units away from its station. */
export const calibrationStatuses = [
  'calibrated',
  'dueSoon',
  'overdue',
  'neverCalibrated',
  'outOfTolerance',
] as const
export type CalibrationStatus = (typeof calibrationStatuses)[number]
/** The share of its interval from which on a calibration is due soon. */
export const calibrationWarnShare = 0.9

export const certificateTypes = ['pdf', ...pictureTypes] as const satisfies readonly FileType[]

/** Where the gauge was compared with a reference. `resultCode` null: whatever it measures. */
export const CalibrationPoint = z.strictObject({
  resultCode: code().nullable().default(null),
  reference: reading(),
  /** Plus and minus. */
  tolerance: measure().refine((value) => value >= 0 && value <= furthest, { error: 'positive' }),
  asFound: reading(),
  /** Null: nothing was adjusted. */
  asLeft: reading().nullable().default(null),
})
export type CalibrationPoint = z.infer<typeof CalibrationPoint>

export const mostPoints = 50

export const Calibration = z.object({
  lineNumber: code(),
  calibrationId: uuid(),
  toolCode: code(),
  /** What the gauge measured by then; none: all its station measures. */
  resultCodes: codes(),
  calibrationKind: choice(calibrationKinds),
  calibratedAt: instant(),
  /** The person or the laboratory. */
  calibratedBy: name(),
  certificateNo: code().nullable(),
  fileId: uuid().nullable(),
  points: parts(CalibrationPoint, mostPoints),
  calibrationResult: choice(calibrationResults),
  /** It was found beyond its tolerance: what it measured since it was good last is in doubt. */
  foundOut: flag(),
  calibrationNote: note().nullable(),
  recordedAt: instant(),
  recordedBy: name(),
  /** It was entered wrongly: it stays to be read, and counts for nothing. */
  withdrawnAt: instant().nullable(),
  withdrawnBy: name().nullable(),
  withdrawnReason: note().nullable(),
})
export type Calibration = z.infer<typeof Calibration>

export const CalibrationRow = Calibration.extend({ fileName: name().nullable() })
export type CalibrationRow = z.infer<typeof CalibrationRow>

export const CalibrationDraft = z.strictObject({
  toolCode: code(),
  calibrationKind: choice(calibrationKinds).default('calibration'),
  calibratedAt: instant(),
  calibratedBy: name(),
  certificateNo: code().nullable().default(null),
  fileId: uuid().nullable().default(null),
  points: parts(CalibrationPoint, mostPoints).min(1, { error: 'missing' }),
  calibrationNote: note().nullable().default(null),
})
export type CalibrationDraft = z.infer<typeof CalibrationDraft>

const isOut = ({ reference, tolerance }: CalibrationPoint, value: number) =>
  Math.abs(value - reference) > tolerance + rounding(reference)
/** 5.3 − 5 is 0.2999999999999998, and 5.1 − 4.8 more than 0.3: the last digits of a double mean nothing for a gauge. */
const rounding = (reference: number) => 1e-12 * Math.max(1, Math.abs(reference))

/** What follows from the values of a calibration. */
export function judgeCalibration(points: readonly CalibrationPoint[]) {
  const foundOut = points.some((point) => isOut(point, point.asFound))
  const leftOut = points.some((point) => isOut(point, point.asLeft ?? point.asFound))
  const calibrationResult: CalibrationResult = leftOut
    ? 'outOfTolerance'
    : foundOut
      ? 'adjusted'
      : 'inTolerance'
  return { calibrationResult, foundOut }
}

const page = { for: ['toolDef'] } as const
const one = z.strictObject({ calibrationId: uuid() })

export const calibrations = feature('calibrations', {
  /** Of one gauge, the newest first. */
  list: query({
    input: z.strictObject({ toolCode: code() }),
    output: z.array(CalibrationRow),
    ...page,
  }),
  /** Is never changed; a newer one takes its place, or another person withdraws it. */
  record: command({
    input: CalibrationDraft,
    output: CalibrationRow,
    touches: ['tools', 'notices'],
    ...page,
  }),
  /** By another person than the one who recorded it; the gauge has the state the others give. */
  withdraw: command({
    input: one.extend({ reason: reason() }),
    output: CalibrationRow,
    touches: ['tools', 'notices'],
    ...page,
  }),
  certificate: download({ input: one, output: z.never(), ...page }),
})
