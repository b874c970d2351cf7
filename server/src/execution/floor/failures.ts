import { refuse } from '@takt/contract/errors.ts'
import type { NewEvent } from '@takt/contract/events.ts'
import { type Failure, holdOfFailure, isWorkedOff, undoSeconds } from '@takt/contract/failures.ts'
import { findProcessing } from '../../masterdata/processings/processings.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents } from '../../platform/kernel/kernel.ts'
import { changeUnits } from './change-units.ts'
import { closedEvent } from './close-failures.ts'
import { lotForFailure, mustTakeFailure } from './failable.ts'
import { deleteFailure, insertFailure, isSplit, readFailures, updateFailures } from './failures.queries.ts'
import { holdUnit, liftHoldOf } from './unit-moves.ts'
import type { UnitState } from './unit-state.ts'

/** What a person reports as wrong, with a unit or with a quantity of a lot. */
export type LoggedFailure = Pick<Failure, 'stationNumber' | 'defectCode' | 'loggedBy'> &
  Partial<
    Pick<
      Failure,
      | 'subDefectCode'
      | 'remark'
      | 'positionX'
      | 'positionY'
      | 'placeCode'
      | 'photo'
      | 'splitFrom'
      | 'stepSeq'
      | 'operator'
    >
  > &
  ({ productId: string } | { lotNo: string; quantity: number })

/** Logs what a person found, in their act. A unit is held until somebody disposes of it. */
export async function openFailure(db: Db, line: LineNumber, logged: LoggedFailure): Promise<Failure> {
  const now = Date.now()
  const failure = (of: Pick<Failure, 'typeNo' | 'lotNo'> & Partial<Failure>): Failure => ({
    ...blank,
    failId: timedId(now),
    failTime: isoOf(now),
    ...logged,
    ...of,
  })
  if (!('productId' in logged)) {
    const { lotNo, quantity } = logged
    const { typeNo, left } = await lotForFailure(db, line, lotNo, 'failures.lot_unknown')
    if (quantity > left) refuse('failures.more_than_lot', { number: left })
    const opened = failure({ typeNo, lotNo })
    await insertFailure(db, line, opened)
    await appendEvents(db, line, [openedEvent(opened)])
    return opened
  }
  return changeUnits(db, line, [logged.productId], async (act) => {
    const unit = act.units[0] ?? refuse('record.unknown', {}, 'productId')
    mustTakeFailure(unit)
    const { typeNo, lotNo, productSn } = unit
    const stepSeq = await stepFoundAt(db, unit, logged.stationNumber)
    const opened = failure({ typeNo, lotNo, productSn, stepSeq })
    holdUnit(act, unit, holdOfFailure(opened))
    act.events.push(openedEvent(opened))
    await insertFailure(db, line, opened)
    return opened
  })
}

/** Takes back what a person logged themselves, as long as nobody has decided about it. Returns what it was. */
export async function undoFailure(db: Db, line: LineNumber, failId: string, by: string): Promise<Failure> {
  const failure = (await readFailures(db, line, [failId]))[0] ?? refuse('record.unknown')
  const { productId, failSource, loggedBy, failStatus, failTime } = failure
  if (failSource !== 'manual' || loggedBy !== by) refuse('failures.not_yours')
  if (failStatus !== 'open') refuse('failures.wrong_status', { failStatus })
  if (await isSplit(db, line, failId)) refuse('failures.is_split')
  if (Date.now() - Date.parse(failTime) > 1000 * undoSeconds) refuse('failures.undo_too_late')
  await deleteFailure(db, line, failId)
  const undone = closedEvent('undone', isoOf(Date.now()), failure)
  if (productId === null) await appendEvents(db, line, [undone])
  else
    await changeUnits(db, line, [productId], (act) => {
      liftHoldOf(act, act.units[0]!, holdOfFailure(failure))
      act.events.push(undone)
    })
  return failure
}

type PartOf = 'componentId' | 'bomCode' | 'bomLot' | 'serial'

/** Changes what is recorded about it: its code, a remark, a photo, the part it belongs to. Returns the row before and after. */
export async function changeFailure(
  db: Db,
  line: LineNumber,
  failId: string,
  change: Partial<Pick<Failure, 'defectCode' | 'subDefectCode' | 'remark' | 'photo' | PartOf>>,
) {
  const before = (await readFailures(db, line, [failId]))[0] ?? refuse('record.unknown')
  const after = { ...before, ...change }
  await updateFailures(db, line, [failId], change)
  const [was, is] = [holdOfFailure(before), holdOfFailure(after)]
  if (before.productId !== null && was !== is)
    await changeUnits(db, line, [before.productId], ({ units: [unit], journal }) => {
      if (!unit?.holds.includes(was)) return
      journal.own(unit).touched = true
      unit.holds = unit.holds.map((hold) => (hold === was ? is : hold))
    })
  return { before, after }
}

/** A part of the quantity gets a decision of its own. Answers both as they are now. */
export async function splitFailure(db: Db, line: LineNumber, failId: string, quantity: number) {
  const failure = (await readFailures(db, line, [failId]))[0] ?? refuse('record.unknown')
  if (isWorkedOff(failure.failStatus)) refuse('failures.wrong_status', { failStatus: failure.failStatus })
  if (quantity >= failure.quantity) refuse('failures.more_than_left', { quantity: failure.quantity })
  const part: Failure = { ...failure, failId: timedId(Date.now()), quantity, splitFrom: failId }
  const left = { quantity: failure.quantity - quantity }
  await insertFailure(db, line, part)
  await updateFailures(db, line, [failId], left)
  return { part, rest: { ...failure, ...left } }
}

/** The unit's step at that station; where the station has none, the step the unit waits for. */
async function stepFoundAt(db: Db, unit: UnitState, stationNumber: string) {
  const route = await findProcessing(db, unit.processingNumber, unit.processingVer)
  const step = route?.steps.find((one) => one.stationNumber === stationNumber)
  return step?.stepSeq ?? unit.currentStep
}

const blank = {
  productId: null,
  productSn: null,
  stepSeq: null,
  passNo: null,
  resultCode: null,
  resultValue: null,
  minValue: null,
  maxValue: null,
  subDefectCode: null,
  failSource: 'manual',
  quantity: 1,
  remark: null,
  positionX: null,
  positionY: null,
  placeCode: null,
  photo: null,
  operator: null,
  failStatus: 'open',
  disposition: null,
  disposedBy: null,
  disposedTime: null,
  dispositionReason: null,
  closedBy: null,
  closedTime: null,
  concessionCode: null,
  splitFrom: null,
  componentId: null,
  bomCode: null,
  bomLot: null,
  serial: null,
  removedFrom: null,
} as const satisfies Partial<Failure>

const openedEvent = (failure: Failure): NewEvent => {
  const { productId, productSn, lotNo, stationNumber, stepSeq, passNo, resultCode, resultValue } = failure
  const what = { productId, productSn, lotNo, stationNumber, stepSeq, passNo, resultCode, resultValue }
  const { defectCode, quantity, failTime: at } = failure
  return {
    kind: 'failureOpened',
    about: productId ?? lotNo ?? '',
    data: { ...what, defectCode, quantity, at },
  }
}
