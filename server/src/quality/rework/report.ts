import { type ErrorKey, refuse } from '@takt/contract/errors.ts'
import { shortFailId } from '@takt/contract/failures.ts'
import type { ExchangedPart, ReworkDraft, ReworkHindrance, ReworkReport } from '@takt/contract/rework.ts'
import { changeUnits, checkTime, returnUnit } from '../../execution/floor/floor.ts'
import { componentsOf, replacePart } from '../../execution/genealogy/genealogy.ts'
import { moveUnit } from '../../execution/units/units.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { failureOne, sayPart } from '../failures/failures.ts'
import { materialCostOf, type Used } from './material-cost.ts'
import { insertReport } from './rework.queries.ts'
import { mayReport, whoReworks } from './reworker.ts'
import { failureOf, hindranceOf, returnSteps, type Work, workOn } from './work.ts'

const refusals: Record<Exclude<ReworkHindrance, 'notAllowed'>, ErrorKey> = {
  notInRework: 'rework.not_in_rework',
  held: 'rework.held',
  undecided: 'rework.undecided',
  reported: 'rework.reported',
  sameDefect: 'rework.same_defect',
}

/** What was done to a unit, and where it goes on. Two people at one unit: the line lets one after the other, and the second gets who was first. */
export const reportRework = (call: LineCall, { messageId, ...draft }: ReworkDraft): Promise<ReworkReport> =>
  actOnLine(call, { verb: 'rework.report', messageId, body: draft }, async (db) => {
    const inside = { ...call, db }
    const work = await workOn(inside, draft.productId)
    const hindered = hindranceOf(work)
    // The same defect again goes to an engineer.
    if (hindered && !(hindered.hindrance === 'sameDefect' && draft.reworkResult !== 'repaired'))
      refuseFor(hindered)
    checkCodes(work, draft)
    const failure = failureOf(work, draft.failId)
    const operatorNo = await whoReworks(inside, draft.operatorNo)
    const now = doneAt(work, draft)
    if (!(await mayReport(inside, work, operatorNo, now)).may)
      refuse('rework.not_allowed', { who: operatorNo ?? call.user.name }, 'operatorNo')
    const { exchanged, added } = await exchangeParts(inside, draft)
    const material = await materialCostOf(db, (await lostWith(inside, draft)) ?? added)
    const returnStep = await goOn(inside, work, draft)
    const { unit, reworkStation } = work
    const after = await insertReport(db, {
      lineNumber: call.line,
      reportId: timedId(now),
      productId: unit.productId,
      productSn: unit.productSn,
      typeNo: unit.typeNo,
      loop: unit.reworkCount,
      stationNumber: failure?.stationNumber ?? null,
      stepSeq: failure?.stepSeq ?? null,
      rwkCode: reworkStation,
      resultCode: failure?.resultCode ?? null,
      defectCode: failure?.defectCode ?? null,
      subDefectCode: failure?.subDefectCode ?? null,
      causeCode: draft.causeCode,
      repairCode: draft.repairCode,
      remark: draft.remark,
      exchanged,
      reworkResult: draft.reworkResult,
      returnStep,
      operatorNo,
      reportedBy: call.user.userName,
      reportedAt: isoOf(now),
      timeSpent: draft.timeSpent,
      cost: work.hourRate === null ? null : (work.hourRate * draft.timeSpent) / anHour,
      ...material,
      retestStatus: null,
      retestedAt: null,
    })
    await recordChange(db, call, { entity: 'unit', key: unit.productId, action: 'rework', after })
    return after
  })

/** A code that is in no list has no name, and what worked before could not be told by it. */
function checkCodes({ codeLists }: Work, { causeCode, repairCode }: Omit<ReworkDraft, 'messageId'>) {
  const isMissing = (list: readonly { code: string }[], code: string | null): code is string =>
    code !== null && !list.some((entry) => entry.code === code)
  if (isMissing(codeLists.reworkCauses, causeCode)) refuse('rework.no_code', { code: causeCode }, 'causeCode')
  if (isMissing(codeLists.repairCodes, repairCode))
    refuse('rework.no_code', { code: repairCode }, 'repairCode')
}

const anHour = 3600

/** The clock of the station where it failed, and that of the device it is reported at, may be ahead by so much, in ms. */
const clocksDiffer = 5 * 60_000

/** A report may come later than its rework, but not before it; and the unit failed before it was reworked, which its retest is told by. */
function doneAt({ failure }: Work, { doneAt: givenTime }: ReworkDraft) {
  const time = givenTime === undefined ? Date.now() : Date.parse(givenTime)
  if (time > Date.now() + clocksDiffer) refuse('rework.in_future')
  checkTime(time, Date.now(), 'doneAt')
  const failTime = failure ? Date.parse(failure.failTime) : -Infinity
  if (givenTime !== undefined && time < failTime - clocksDiffer) refuse('rework.before_failure')
  return Math.max(time, failTime)
}

function refuseFor({ hindrance, about }: NonNullable<ReturnType<typeof hindranceOf>>): never {
  if (hindrance === 'notAllowed') return refuse('rework.not_allowed', { who: about })
  return refuse(refusals[hindrance], hindrance === 'notInRework' ? { processStatus: about } : { about })
}

/** Each by the rules of its exchange, which refuses a lot that is used up or a serial that is in another unit. */
async function exchangeParts(call: LineCall, draft: ReworkDraft) {
  const { productId, repairCode, remark } = draft
  const reason = [repairCode, remark].filter(Boolean).join(': ') || draft.reworkResult
  const exchanged: ExchangedPart[] = []
  const wentIn: Used[] = []
  for (const { failIds, ...one } of draft.exchanged) {
    await moveToPart(call, draft.productId, one.componentId, failIds)
    const { removed, added } = await replacePart(call, { ...one, productId, reason, back: false })
    if (added) wentIn.push(added)
    exchanged.push({
      bomCode: removed.bomCode,
      oldLot: removed.bomLot,
      oldSerial: removed.serial,
      newLot: added?.bomLot ?? null,
      newSerial: added?.serial ?? null,
    })
  }
  return { exchanged, added: wentIn }
}

/** What is in a scrapped unit is lost with it, what was just put in too. Null: it is not scrapped. */
async function lostWith(call: LineCall, { reworkResult, productId }: ReworkDraft): Promise<Used[] | null> {
  if (reworkResult !== 'scrap') return null
  const { components } = await componentsOf(call, { productId, now: true })
  return components.filter(({ depth }) => depth === 0)
}

/** The reworker names which failures were the part's. */
async function moveToPart(
  call: LineCall,
  productId: string,
  componentId: string,
  failIds: readonly string[],
) {
  for (const failId of failIds) {
    const { productId: of } = await failureOne(call, failId)
    if (of !== productId) refuse('failures.not_of_unit', { failure: shortFailId(failId) }, 'exchanged')
    await sayPart(call, { failId, componentId })
  }
}

/** To the step that tests it again, to scrap, or held for an engineer. Returns the step, where there is one. */
async function goOn(
  call: LineCall,
  work: Work,
  { productId, reworkResult, remark, returnStep }: ReworkDraft,
) {
  if (reworkResult !== 'repaired') {
    const move = reworkResult === 'scrap' ? 'scrap' : 'hold'
    await moveUnit(call, { productId, move, reason: remark ?? reworkResult })
    return null
  }
  const steps = returnSteps(work)
  const step =
    returnStep === null
      ? steps.at(-1)
      : (steps.find(({ stepSeq }) => stepSeq === returnStep) ??
        refuse('rework.no_such_step', { stepSeq: returnStep }, 'returnStep'))
  if (!step) return null
  // A part that is on hold may have put the unit on hold as it went in.
  await changeUnits(call.db, call.line, [productId], (act) => returnUnit(act, act.units[0]!, step))
  return step.stepSeq
}
