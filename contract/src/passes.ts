import { z } from 'zod'
import { download, feature, query } from './endpoint.ts'
import { choice, code, count, instant, name, note, seconds, share, version, whole } from './fields.ts'
import { exportFormats, ledgerOf, ledgerPaging, period } from './lists.ts'
import { Pass, Unit } from './units.ts'

/** A first try, or one after it: a retest, or again after a rework. */
export const tryKinds = ['first', 'retest'] as const

/** One unit at one process: what went in, what came out. */
export const ProcessPass = z.object({
  ...Pass.shape,
  ...Unit.pick({ productSn: true, typeNo: true, orderCode: true }).shape,
  operatorName: name().nullable(),
  outTime: instant(),
  /** The collection set it was measured by. */
  colSetId: code().nullable(),
  colSetVersion: version().nullable(),
  /** What was out of its limits, with the value: `TORQUE 12.7`. Null at an NG: the station reported it without a reading. */
  ngReason: note().nullable(),
})
export type ProcessPass = z.infer<typeof ProcessPass>

const step = () => whole(1, 9999)
/** Whose passes: what yields are made of too. */
const scope = {
  ...ProcessPass.pick({ productSn: true, stationNumber: true, typeNo: true, orderCode: true }).partial()
    .shape,
  stepSeq: step().optional(),
  ...period,
}
const filterFields = {
  ...scope,
  ...ProcessPass.pick({ resultStatus: true }).partial().shape,
  tries: choice(tryKinds).optional(),
}

export const PassFilter = z.strictObject({ ...filterFields, ...ledgerPaging })
export type PassFilter = z.infer<typeof PassFilter>
export const PassScope = z.strictObject(scope)
export type PassScope = z.infer<typeof PassScope>

const place = {
  ...Pass.pick({ stationNumber: true, stationName: true, stepSeq: true, stepName: true }).shape,
}

/**
 * How good a process is. Inspected are the units that were tried there for the first time in the period; in the end counts their last try so far.
 * Every share may be null: nothing to divide by.
 */
export const ProcessYield = z.object({
  ...place,
  passes: count(),
  okPasses: count(),
  inspected: count(),
  firstOk: count(),
  finalOk: count(),
  retested: count(),
  firstPassYield: share().nullable(),
  finalYield: share().nullable(),
  runYield: share().nullable(),
  retestRate: share().nullable(),
})
export type ProcessYield = z.infer<typeof ProcessYield>

/** Units before a process, now. They wait since their last message; the median is of those that wait. */
export const ProcessWip = z.object({
  ...place,
  waiting: count(),
  inWork: count(),
  held: count(),
  waitingSince: instant().nullable(),
  medianWait: seconds().nullable(),
})
export type ProcessWip = z.infer<typeof ProcessWip>

export const passes = feature('passes', {
  list: query({ input: PassFilter, output: ledgerOf(ProcessPass), for: ['processSummary'] }),
  yields: query({ input: PassScope, output: z.array(ProcessYield), for: ['processSummary'], mayLag: true }),
  wip: query({
    input: PassScope.pick({ typeNo: true, orderCode: true }),
    output: z.array(ProcessWip),
    for: ['processSummary'],
  }),
  export: download({
    input: z.strictObject({ ...filterFields, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['processSummary'],
    mayLag: true,
  }),
})
