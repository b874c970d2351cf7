import { z } from 'zod'
import { type CalibrationPoint, Calibration } from './calibrations.ts'
import { command, download, feature, query } from './endpoint.ts'
import { choice, code, count, flag, instant, measure, name, once, reason, uuid, whole } from './fields.ts'
import { verdicts } from './floor.ts'
import { Found } from './found-units.ts'
import { judge, type Judged } from './judge.ts'
import { exportFormats, ledgerOf, ledgerPaging } from './lists.ts'
import { processStatuses } from './units.ts'

/**
 * A value with the gauge's error taken off. `cannotSay`: the gauge was mounted or taken off while the unit was at the station, or its
 * calibration has no point there. `measuredAgain`: a later pass of the unit at this step has the value too.
 */
export const recallVerdicts = [
  'wouldBeNg',
  'cannotSay',
  'wouldBeOk',
  'stillNg',
  'stillOk',
  'measuredAgain',
] as const
export type RecallVerdict = (typeof recallVerdicts)[number]

/** A value that a gauge measured between its last good calibration and the one that found it beyond its tolerance. */
export const RecallRow = z.object({
  productId: uuid(),
  productSn: code().nullable(),
  typeNo: code().nullable(),
  processStatus: choice(processStatuses).nullable(),
  /** The unit it is built into. */
  rootSn: code().nullable(),
  stationNumber: code(),
  stepSeq: whole(1, 9999).nullable(),
  passNo: count(),
  testTime: instant(),
  resultCode: code(),
  resultName: name(),
  /** Which reading of its characteristic, from 1; null: it has one only. */
  reading: whole(1, 100).nullable(),
  unit: name().nullable(),
  resultValue: measure(),
  gaugeError: measure().nullable(),
  correctedValue: measure().nullable(),
  minValue: measure().nullable(),
  maxValue: measure().nullable(),
  resultStatus: choice(verdicts),
  recallVerdict: choice(recallVerdicts),
})
export type RecallRow = z.infer<typeof RecallRow>

export const Recall = Calibration.pick({
  calibrationId: true,
  toolCode: true,
  certificateNo: true,
  calibratedAt: true,
  foundOut: true,
}).extend({
  /** The last good calibration or check; null: there was none, so since it was mounted first. */
  goodAt: instant().nullable(),
  recalledValues: count(),
  /** Units, each by the worst of its values. */
  units: z.record(z.enum(recallVerdicts), count()),
  builtIn: count(),
  finished: count(),
  held: count(),
  /** There are more values than are counted. A hold takes them all. */
  cut: flag(),
})
export type Recall = z.infer<typeof Recall>

/** What the gauge read too much where it showed `value`; null: its calibration does not cover it. Between two points it is interpolated. */
export function errorAt(
  points: readonly CalibrationPoint[],
  resultCode: string,
  value: number,
): number | null {
  const errors = points
    .filter((point) => point.resultCode === null || point.resultCode === resultCode)
    .map(({ asFound, reference }) => ({ at: asFound, error: asFound - reference }))
    .toSorted((a, b) => a.at - b.at)
  if (errors.length <= 1) return errors[0]?.error ?? null
  const upper = errors.find(({ at }) => at >= value)
  const lower = errors.findLast(({ at }) => at <= value)
  if (!upper || !lower) return null
  if (upper.at === lower.at) return lower.error
  return lower.error + ((upper.error - lower.error) * (value - lower.at)) / (upper.at - lower.at)
}

/** Twelve digits: the last ones of a difference are those of the computer. */
export const withoutError = (value: number, error: number) => Number((value - error).toPrecision(12))

/** What becomes of a value. `unsure`: whether this gauge measured it is unknown. */
export function judgeAgain(
  limits: Omit<Judged, 'targetText'>,
  value: number,
  error: number | null,
  { unsure, again }: { unsure: boolean; again: boolean },
): RecallVerdict {
  if (again) return 'measuredAgain'
  if (unsure || error === null) return 'cannotSay'
  const was = judge(value, limits)
  const now = judge(withoutError(value, error), limits)
  if (was === now) return now === 'ng' ? 'stillNg' : 'stillOk'
  return now === 'ng' ? 'wouldBeNg' : 'wouldBeOk'
}

export const recallHolds = ['wouldBeNg', 'all'] as const

const page = { for: ['toolDef'] } as const
const named = { calibrationId: uuid() }
const filterFields = { ...named, recallVerdict: choice(recallVerdicts).optional() }

export const recalls = feature('recalls', {
  one: query({ input: z.strictObject(named), output: Recall, ...page, mayLag: true }),
  /** The newest first. A page may be short or empty and still have a next one. */
  values: query({
    input: z.strictObject({ ...filterFields, ...ledgerPaging }),
    output: ledgerOf(RecallRow),
    ...page,
    mayLag: true,
  }),
  export: download({
    input: z.strictObject({ ...filterFields, format: z.enum(exportFormats) }),
    output: z.never(),
    ...page,
    mayLag: true,
  }),
  /** Holds the units and those they are built into, finished ones too; the reason begins with gauge and certificate. */
  hold: command({
    input: z.strictObject({ ...named, which: z.enum(recallHolds), reason: reason(), ...once }),
    output: Found,
    ...page,
    touches: ['units', 'boards', 'orders'],
    large: true,
  }),
  progress: query({
    input: z.strictObject({ messageId: code() }),
    output: z.object({ units: count().nullable(), done: count() }),
    ...page,
  }),
})
