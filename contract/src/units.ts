import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import { fill } from './errors.ts'
import {
  choice,
  code,
  count,
  flag,
  instant,
  measure,
  name,
  note,
  seconds,
  uuid,
  version,
  whole,
} from './fields.ts'
import { Reason, verdicts } from './floor.ts'
import { exportFormats, ledgerOf, ledgerPaging, period } from './lists.ts'
import { leftOutReasons } from './left-out.ts'
import type { Moves } from './moves.ts'

export const processStatuses = ['registered', 'inProcess', 'held', 'rework', 'finished', 'scrapped'] as const
export type ProcessStatus = (typeof processStatuses)[number]

/** What a person may do to a unit. What the line does to it stands in the server's floor. */
export const unitMoves = {
  hold: { from: ['registered', 'inProcess', 'rework'], to: 'held', reason: true },
  release: { from: ['held'], to: 'inProcess', reason: true },
  scrap: { from: ['registered', 'inProcess', 'held', 'rework'], to: 'scrapped', reason: true },
} as const satisfies Moves<ProcessStatus>
const step = () => whole(1, 9999)
export const unitMoveNames = ['hold', 'release', 'scrap'] as const

/** One product. `productId` exists from registration; `productSn` may be given later. */
export const Unit = z.object({
  lineNumber: code(),
  productId: uuid(),
  productSn: code().nullable(),
  typeNo: code(),
  typeVer: version(),
  orderCode: code(),
  lotNo: code().nullable(),
  processingNumber: code(),
  processingVer: version(),
  processStatus: choice(processStatuses),
  resultStatus: choice(verdicts).nullable(),
  /** The step it waits for or is in, and that step's station. */
  currentStep: step().nullable(),
  currentStation: code().nullable(),
  reworkCount: count(),
  /** What a person said about it. */
  statusReason: note().nullable(),
  /** The step it failed more often than its route allows: it is held for that. */
  failedStep: note().nullable(),
  registeredAt: instant(),
  finishedAt: instant().nullable(),
  lastTime: instant(),
})
export type Unit = z.infer<typeof Unit>

/** Why it stands as it does, for this reader: by a person's word, or because it failed too often. */
export const sayWhy = (
  { statusReason, failedStep }: Pick<Unit, 'statusReason' | 'failedStep'>,
  { units }: { units: { failedTooOften: string } },
) => (failedStep === null ? statusReason : fill(units.failedTooOften, { step: failedStep }))

const unitsWanted = {
  ...Unit.pick({
    productSn: true,
    orderCode: true,
    lotNo: true,
    typeNo: true,
    processStatus: true,
    resultStatus: true,
    currentStation: true,
  }).partial().shape,
  ...period,
}
export const UnitFilter = z.strictObject({ ...unitsWanted, ...ledgerPaging })
export type UnitFilter = z.infer<typeof UnitFilter>

/** One visit of one unit to one station. */
export const Pass = z.object({
  productId: uuid(),
  passNo: count(),
  stepSeq: step().nullable(),
  stepName: name().nullable(),
  stationNumber: code(),
  stationName: name(),
  attempt: count(),
  inTime: instant(),
  outTime: instant().nullable(),
  cycleTime: seconds().nullable(),
  operator: code().nullable(),
  verdict: choice(verdicts).nullable(),
  judged: choice(verdicts).nullable(),
  resultStatus: choice(verdicts).nullable(),
  /** False: the station worked without a `go`. */
  asked: flag(),
})
export type Pass = z.infer<typeof Pass>

/** A measured value beside the limits that were in force. */
export const MeasuredValue = z.object({
  charSeqNum: whole(1, 1000),
  resultCode: code(),
  resultName: name(),
  unit: code().nullable(),
  resultValue: measure().nullable(),
  resultText: code().nullable(),
  minValue: measure().nullable(),
  standardValue: measure().nullable(),
  maxValue: measure().nullable(),
  /** Our judgement of the value, and the station's where it gave one. */
  resultStatus: choice(verdicts).nullable(),
  verdict: choice(verdicts).nullable(),
  colSetId: code(),
  colSetVersion: version(),
})
export type MeasuredValue = z.infer<typeof MeasuredValue>

export const failStatuses = ['open', 'rework', 'scrap', 'useAsIs', 'falseFail', 'closed'] as const
export const Failure = z.object({
  failId: uuid(),
  productId: uuid(),
  productSn: code().nullable(),
  stationNumber: code(),
  stepSeq: step().nullable(),
  passNo: count(),
  resultCode: code().nullable(),
  resultValue: measure().nullable(),
  defectCode: code().nullable(),
  failStatus: choice(failStatuses),
  failTime: instant(),
  closedTime: instant().nullable(),
})
export type Failure = z.infer<typeof Failure>

export const RefusedArrival = z.object({ stationNumber: code(), at: instant(), reasons: z.array(Reason) })

/** All we know of one unit. */
export const Passport = z.object({
  unit: Unit.extend({
    typeName: name(),
    orderName: name(),
    processingName: name(),
    packageVer: version().nullable(),
  }),
  /** Steps of its route that are none of its own: its package skips them, or it is not in the sample. */
  leftOut: z.array(z.object({ stepSeq: step(), why: z.enum(leftOutReasons) })),
  passes: z.array(Pass.extend({ values: z.array(MeasuredValue) })),
  failures: z.array(Failure),
  refusedArrivals: z.array(RefusedArrival),
})
export type Passport = z.infer<typeof Passport>

export const units = feature('units', {
  list: query({ input: UnitFilter, output: ledgerOf(Unit), for: ['productSummary'] }),
  /** By serial or id, whatever was scanned. */
  passport: query({ input: z.strictObject({ unit: code() }), output: Passport, for: ['productSummary'] }),
  move: command({
    input: z.strictObject({ productId: uuid(), move: z.enum(unitMoveNames), reason: note().min(1) }),
    output: Unit,
    for: ['productSummary'],
    touches: ['boards', 'orders'],
  }),
  export: download({
    input: z.strictObject({ ...unitsWanted, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['productSummary'],
  }),
})
