import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import { type ErrorKey, fill } from './errors.ts'
import {
  choice,
  code,
  count,
  flag,
  instant,
  measure,
  name,
  note,
  once,
  reason,
  seconds,
  setting,
  uuid,
  version,
  whole,
} from './fields.ts'
import { Failure } from './failures.ts'
import { Reason, verdicts } from './floor.ts'
import { exportFormats, ledgerOf, ledgerPaging, period } from './lists.ts'
import { leftOutReasons } from './left-out.ts'
import { canMove, type Moves } from './moves.ts'

export const processStatuses = ['registered', 'inProcess', 'held', 'rework', 'finished', 'scrapped'] as const
export type ProcessStatus = (typeof processStatuses)[number]

/** What a person may do to a unit. What the line does to it is in the server's floor. */
export const unitMoves = {
  hold: { from: ['registered', 'inProcess', 'held', 'rework', 'finished'], to: 'held', reason: true },
  release: { from: ['held'], to: 'inProcess', reason: true },
  scrap: { from: ['registered', 'inProcess', 'held', 'rework'], to: 'scrapped', reason: true },
} as const satisfies Moves<ProcessStatus>
/** `finishedAt`: on the wire an instant, on the floor milliseconds. */
type StatusOf = { processStatus: ProcessStatus; finishedAt: string | number | null }

/** A finished unit on hold. It stays counted as made on its order, lot and day. */
export const isQuarantined = ({ processStatus, finishedAt }: StatusOf) =>
  processStatus === 'held' && finishedAt !== null

/** Why a person may not do this to the unit, or null. */
export function unitMoveRefusal(
  move: keyof typeof unitMoves,
  unit: StatusOf,
): Extract<ErrorKey, `units.${string}`> | null {
  if (!canMove<ProcessStatus>(unitMoves[move], unit.processStatus)) return 'units.wrong_status'
  return move === 'scrap' && isQuarantined(unit) ? 'units.counted_as_made' : null
}

/** The status a unit had before it was held: `release` restores it. */
export function statusBeforeHold(unit: {
  finishedAt: string | number | null
  returnStep: number | null
  passCount: number
  openStation: string | null
}): ProcessStatus {
  if (unit.finishedAt !== null) return 'finished'
  if (unit.returnStep !== null) return 'rework'
  return unit.passCount === 0 && unit.openStation === null ? 'registered' : unitMoves.release.to
}

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
  /** What a person wrote about it last. */
  statusReason: note().nullable(),
  /** Every reason people hold it for. */
  holds: z.array(note()),
  /** The step it failed at with no further attempt allowed by its route: it is held for that. */
  failedStep: note().nullable(),
  registeredAt: instant(),
  finishedAt: instant().nullable(),
  lastTime: instant(),
})
export type Unit = z.infer<typeof Unit>

type Held = Pick<Unit, 'holds' | 'failedStep'>
/** All that keeps it held: what people wrote, and the step it failed at. `release` names one of them. */
export const holdsOf = ({ holds, failedStep }: Held) => (failedStep === null ? holds : [...holds, failedStep])

/** Why it is in its status, for this reader: what people hold it for and where it failed too often, else the last reason. */
export const sayWhy = (
  { statusReason, holds, failedStep }: Pick<Unit, 'statusReason'> & Held,
  { units }: { units: { failedTooOften: string } },
) =>
  failedStep === null && holds.length === 0
    ? statusReason
    : [...holds, ...(failedStep === null ? [] : [fill(units.failedTooOften, { step: failedStep })])].join(
        '; ',
      )

const filterFields = {
  ...Unit.pick({
    productSn: true,
    orderCode: true,
    lotNo: true,
    typeNo: true,
    processStatus: true,
    resultStatus: true,
    currentStation: true,
  }).partial().shape,
  customerSn: code().optional(),
  ...period,
}
export const UnitFilter = z.strictObject({ ...filterFields, ...ledgerPaging })
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
  /** The versions of the parameters its `go` carried: of the type's own set, and of what the station is set to whatever it makes. */
  paraVer: version().nullable(),
  stationParaVer: version().nullable(),
})
export type Pass = z.infer<typeof Pass>

/** A measured value with the limits that were in force. */
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
  /** The text an attribute must have to be good. */
  targetText: code().nullable(),
  /** Our judgement of the value, and the station's where it gave one. */
  resultStatus: choice(verdicts).nullable(),
  verdict: choice(verdicts).nullable(),
  colSetId: code(),
  colSetVersion: version(),
})
export type MeasuredValue = z.infer<typeof MeasuredValue>

/** A parameter a pass was made with. */
export const UsedParameter = z.object({
  paraCode: code(),
  paraName: name(),
  value: setting(),
  unit: code().nullable(),
})
export type UsedParameter = z.infer<typeof UsedParameter>

export const RefusedArrival = z.object({ stationNumber: code(), at: instant(), reasons: z.array(Reason) })

/** All we know of one unit. */
export const Passport = z.object({
  unit: Unit.extend({
    typeName: name(),
    orderName: name(),
    processingName: name(),
    packageVer: version().nullable(),
    customerSn: code().nullable(),
  }),
  /** Steps of its route that it does not do: its package skips them, or it is not in the sample. */
  leftOut: z.array(z.object({ stepSeq: step(), why: z.enum(leftOutReasons) })),
  passes: z.array(
    Pass.extend({
      operatorName: name().nullable(),
      values: z.array(MeasuredValue),
      parameters: z.array(UsedParameter),
    }),
  ),
  failures: z.array(Failure),
  refusedArrivals: z.array(RefusedArrival),
})
export type Passport = z.infer<typeof Passport>

export const units = feature('units', {
  list: query({ input: UnitFilter, output: ledgerOf(Unit), for: ['productSummary'] }),
  /** By serial or id, whatever was scanned. */
  passport: query({ input: z.strictObject({ unit: code() }), output: Passport, for: ['productSummary'] }),
  move: command({
    /** `hold`: the one that is released, as `holdsOf` names it. Where there are several, one has to be named. */
    input: z.strictObject({
      productId: uuid(),
      move: z.enum(unitMoveNames),
      reason: reason(),
      hold: note().optional(),
      ...once,
    }),
    output: Unit,
    for: ['productSummary'],
    touches: ['boards', 'orders'],
  }),
  export: download({
    input: z.strictObject({ ...filterFields, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['productSummary'],
    mayLag: true,
  }),
})
