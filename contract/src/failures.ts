import { z } from 'zod'
import {
  account,
  choice,
  code,
  count,
  instant,
  measure,
  note,
  positive,
  share,
  uuid,
  whole,
} from './fields.ts'
import { canMove, type Moves } from './moves.ts'

export const dispositions = ['rework', 'scrap', 'useAsIs', 'falseFail', 'returned'] as const
export type Disposition = (typeof dispositions)[number]
export const failStatuses = ['open', ...dispositions, 'closed'] as const
export type FailStatus = (typeof failStatuses)[number]

/** What becomes of a failure. `repaired` is the line's: the step reported OK afterwards. All but `rework` also close it. */
export const failureMoves = {
  rework: { from: ['open'], to: 'rework', reason: true },
  scrap: { from: ['open', 'rework'], to: 'scrap', reason: true },
  useAsIs: { from: ['open', 'rework'], to: 'useAsIs', reason: true },
  falseFail: { from: ['open', 'rework'], to: 'falseFail', reason: true },
  returned: { from: ['open', 'rework'], to: 'returned', reason: true },
  repaired: { from: ['open', 'rework'], to: 'closed' },
} as const satisfies Moves<FailStatus>

export const isWorkedOff = (failStatus: FailStatus) => !canMove<FailStatus>(failureMoves.repaired, failStatus)
export const mayDispose = (to: Disposition, failStatus: FailStatus) =>
  canMove<FailStatus>(failureMoves[to], failStatus)

/** How long a failure that a person logged can be taken back. */
export const undoSeconds = 60

/** `auto`: a station or a limit found NG; `manual`: a person logged it. */
export const failSources = ['auto', 'manual'] as const

/** One requirement that was not met, on a unit or on a quantity of a lot. */
export const Failure = z.object({
  failId: uuid(),
  /** Null: it is about a quantity of the lot. */
  productId: uuid().nullable(),
  productSn: code().nullable(),
  typeNo: code().nullable(),
  lotNo: code().nullable(),
  stationNumber: code(),
  stepSeq: whole(1, 9999).nullable(),
  /** Null where no pass found it. */
  passNo: count().nullable(),
  resultCode: code().nullable(),
  resultValue: measure().nullable(),
  /** The limits that were in force. */
  minValue: measure().nullable(),
  maxValue: measure().nullable(),
  defectCode: code().nullable(),
  subDefectCode: code().nullable(),
  failSource: choice(failSources),
  quantity: positive(),
  remark: note().nullable(),
  /** Where on the drawing of its type, from the upper left corner. */
  positionX: share().nullable(),
  positionY: share().nullable(),
  /** The marked place of the drawing that it is at. */
  placeCode: code().nullable(),
  /** A picture among the user files. */
  photo: uuid().nullable(),
  operator: code().nullable(),
  loggedBy: account().nullable(),
  failStatus: choice(failStatuses),
  failTime: instant(),
  disposition: choice(dispositions).nullable(),
  /** Null: the route decided. */
  disposedBy: account().nullable(),
  disposedTime: instant().nullable(),
  dispositionReason: note().nullable(),
  closedBy: account().nullable(),
  closedTime: instant().nullable(),
  /** What its unit went on under. */
  concessionCode: code().nullable(),
  /** The failure this quantity was split from. */
  splitFrom: uuid().nullable(),
  /** The part of its unit that it belongs to; null: the unit itself. */
  componentId: uuid().nullable(),
  bomCode: code().nullable(),
  bomLot: code().nullable(),
  serial: code().nullable(),
  /** The unit its part came out of: since then it is the part's alone. */
  removedFrom: uuid().nullable(),
})
export type Failure = z.infer<typeof Failure>

/** As people read and write it: ids are made by time, their end distinguishes them. */
export const shortFailId = (failId: string) => failId.slice(-6).toUpperCase()

/** What a unit is held for while a person's finding on it is open. */
export const holdOfFailure = ({
  failId,
  defectCode,
  subDefectCode,
}: Pick<Failure, 'failId' | 'defectCode' | 'subDefectCode'>) =>
  `${subDefectCode ?? defectCode ?? ''} #${shortFailId(failId)}`.trim()

/** What was wrong: the defect that was named, else the result that was out; null: only NG was reported. */
export const symptomOf = ({ defectCode, resultCode }: Pick<Failure, 'defectCode' | 'resultCode'>) =>
  defectCode ?? resultCode

/** What a unit is held for on which a defect was found once too often. */
export const holdOfRepeated = ({ defect, times }: { defect: string; times: number }) => `${defect} × ${times}`
export const isHeldForRepeated = (hold: string, defect: string) =>
  hold.startsWith(`${defect} × `) && /^\d+$/.test(hold.slice(defect.length + 3))
/** The same hold once one of the times was no fault. */
export const holdOfOneLess = (hold: string, defect: string) =>
  holdOfRepeated({ defect, times: Math.max(1, Number(hold.slice(defect.length + 3)) - 1) })
