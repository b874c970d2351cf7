import {
  type DefectReportDraft,
  mineHours,
  mostMine,
  type MyFailure,
  type Reported,
} from '@takt/contract/defectReports.ts'
import { defectKey } from '@takt/contract/defects.ts'
import { undoSeconds } from '@takt/contract/failures.ts'
import { refuse } from '@takt/contract/errors.ts'
import {
  failuresLoggedBy,
  lotForFailure,
  mustTakeFailure,
  openFailure,
  undoFailure,
  unitsById,
} from '../../execution/floor/floor.ts'
import { findUnit } from '../../execution/units/units.ts'
import { defectChoices, mustBeDefined } from '../../masterdata/defects/defects.ts'
import { drawingOf } from '../../masterdata/defectDrawings/defectDrawings.ts'
import { accountOperator, stationAt } from '../../plant/operators/operators.ts'
import { recordChanges } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { loggedChanges } from './trace.ts'
import { isOfferedAt } from './offered.ts'

/** A unit before a lot of the same number: it is the narrower of the two. */
export async function lookAt({ db, line }: LineCall, scanned: string): Promise<Reported> {
  const unit = await findUnit(db, line, scanned)
  if (unit) {
    mustTakeFailure(unit)
    const { productId, productSn, lotNo, typeNo, typeName, processStatus } = unit
    const drawing = await drawingOf(db, line, typeNo)
    return {
      productId,
      productSn,
      lotNo,
      typeNo,
      typeName,
      processStatus,
      lotStatus: null,
      left: 1,
      ...drawing,
    }
  }
  const { lot, typeNo, left } = await lotForFailure(db, line, scanned, 'record.unknown')
  const { lotNo, lotStatus } = lot
  const drawing = typeNo === null ? { picture: null, markedPlaces: [] } : await drawingOf(db, line, typeNo)
  return { ...noUnit, lotNo, lotStatus, typeNo, typeName: typeNo, left, ...drawing }
}
const noUnit = { productId: null, productSn: null, processStatus: null }

/** What a person found wrong. The same act sent twice is one failure. */
export const reportDefect = (call: LineCall, { messageId, ...body }: DefectReportDraft) =>
  actOnLine(call, { verb: 'defectReports.log', messageId, body }, async (db) => {
    const inside = { ...call, db }
    const { productId, lotNo, quantity, ...report } = body
    if (!(await stationAt(db, call.line, report.stationNumber)))
      refuse('operators.no_station', { stationNumber: report.stationNumber }, 'stationNumber')
    const typeNo = await typeOf(inside, body)
    await mustBeOffered(inside, body, typeNo)
    const place = await placeOf(inside, body, typeNo)
    const operator = (await accountOperator(db, call.user.userName))?.operatorNo ?? null
    const failure = await openFailure(db, call.line, {
      ...report,
      ...place,
      remark: report.remark || null,
      operator,
      loggedBy: call.user.userName,
      ...(productId === undefined ? { lotNo: lotNo!, quantity } : { productId }),
    })
    await recordChanges(db, call, loggedChanges('log', failure))
    return failure
  })

type ReportedDefect = Omit<DefectReportDraft, 'messageId'>

async function typeOf({ db, line }: LineCall, { productId, lotNo }: ReportedDefect) {
  if (lotNo !== undefined) return (await lotForFailure(db, line, lotNo, 'failures.lot_unknown')).typeNo
  return (await unitsById(db, line, [productId!]))[0]?.typeNo ?? null
}

/** Defined, in use, and offered where it was found. */
async function mustBeOffered({ db, line }: LineCall, draft: ReportedDefect, typeNo: string | null) {
  const { stationNumber, defectCode } = draft
  await mustBeDefined(db, line, draft)
  const definition = (await defectChoices(db, line)).find(
    (one) => one.defectCode === defectCode && one.subDefectCode === null,
  )
  if (definition && !isOfferedAt(definition, { stationNumber, typeNo: typeNo ?? undefined }))
    refuse('defectReports.not_offered', { defectCode: defectKey(definition), stationNumber })
}

/** A marked place is one of the drawing's, and is where it is marked. */
async function placeOf(
  { db, line }: LineCall,
  { placeCode, positionX, positionY }: ReportedDefect,
  typeNo: string | null,
) {
  if (placeCode === null) return {}
  const markedPlaces = typeNo === null ? [] : (await drawingOf(db, line, typeNo)).markedPlaces
  const marked = markedPlaces.find((one) => one.placeCode === placeCode)
  if (!marked) return refuse('defectDrawings.no_place', { placeCode })
  return { positionX: positionX ?? marked.x, positionY: positionY ?? marked.y }
}

export const takeBack = (call: LineCall, { messageId, ...body }: { failId: string; messageId?: string }) =>
  actOnLine(call, { verb: 'defectReports.undo', messageId, body }, async (db) => {
    const failure = await undoFailure(db, call.line, body.failId, call.user.userName)
    await recordChanges(db, call, loggedChanges('undo', failure))
    return failure
  })

/** What cannot be taken back any more is shown without it: the server's clock counts, not the device's. */
export async function reportsOf({ db, line, user }: LineCall): Promise<MyFailure[]> {
  const now = Date.now()
  const from = isoOf(now - 3_600_000 * mineHours)
  const logged = await failuresLoggedBy(db, line, user.userName, from, mostMine)
  return logged.map((failure) => {
    const left = undoSeconds - (now - Date.parse(failure.failTime)) / 1000
    return { ...failure, undoFor: failure.failStatus === 'open' ? Math.max(0, left) : 0 }
  })
}
