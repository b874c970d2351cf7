import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { Verdict } from '@takt/contract/floor.ts'
import type { CheckDraft, Correction, InspectionItem } from '@takt/contract/inspections.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { lockLine } from '../../platform/db/line.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { dueOf } from './due.ts'
import { followUp } from './follow-ups.ts'
import { lockItem } from './inspections.queries.ts'
import { keepPhoto, mustBeProved, signs } from './proof.ts'
import { insertRecord, lastRecords, lockRecord } from './records.queries.ts'
import { rhythmOf } from './rhythm.ts'
import { changing, stationsHeld } from './stations-held.ts'
import { triggeredSince } from './triggered.ts'

type Result = Pick<CheckDraft, 'resultStatus' | 'resultValue'>

/** Sent again under its id, after an answer that was lost on the way to a tablet, it is the check that was made. */
export async function recordCheck(call: LineCall, { password, messageId, ...draft }: CheckDraft) {
  const signedBy = await signs(call, { password })
  const act = { verb: 'inspections.record', messageId, body: draft }
  const made = await actOnLine(call, act, async (db) => {
    const { itemCode, remark, picture } = draft
    const item = (await lockItem(db, call.line, itemCode)) ?? refuse('record.unknown', {}, 'itemCode')
    if (!item.enabled) refuse('inspections.retired', { itemCode })
    const result = resultOf(item, draft)
    mustBeProved(item, { picture, signedBy })
    const [records, rhythm] = await Promise.all([lastRecords(db, call.line), rhythmOf(call.db, call.line)])
    const triggered = await triggeredSince(db, call.line, [item], records)
    const recordedAt = nowIso()
    const last = records.find((one) => one.itemCode === itemCode)
    const { checkState, dueAt } = dueOf(item, last, { ...rhythm, triggered }, Date.parse(recordedAt))
    const eventAt = triggered.get(itemCode) ?? 0
    const isDue = checkState === 'due' || checkState === 'late'
    const after = await insertRecord(db, call.line, {
      lineNumber: call.line,
      itemCode,
      stationNumber: item.stationNumber,
      dueAt: isDue && dueAt !== null ? isoOf(dueAt) : null,
      ...result,
      remark,
      picture,
      signedBy,
      recordedAt,
      recordedBy: call.user.userName,
      recordedLate: checkState === 'late',
      answersUntil: eventAt > Date.parse(recordedAt) ? isoOf(eventAt) : null,
    })
    await keepPhoto({ ...call, db }, after)
    await recordChange(db, call, { entity: 'inspectionRecord', key: after.id, action: 'record', after })
    if (checkState !== 'ng') await followUp({ ...call, db }, after, item)
    return after
  })
  stationsHeld.forget(call.db, call.line)
  return made
}

/** The record stays as it was; the one that corrects it counts for the same check. */
export async function correctRecord(
  call: LineCall,
  { id, reason, remark, picture, password, ...result }: z.output<typeof Correction>,
) {
  const signedBy = await signs(call, { password })
  return changing(call, async (db) => {
    await lockLine(db, call.line) // it may call for help
    const found = (await lockRecord(db, call.line, id)) ?? refuse('record.unknown')
    const item = (await lockItem(db, call.line, found.itemCode)) ?? refuse('record.unknown')
    // Read again under the lock of its item: somebody may have corrected it meanwhile.
    const { superseded, tooFast: _, ...before } = (await lockRecord(db, call.line, id))!
    if (superseded) refuse('inspections.corrected_already')
    const { id: __, ...made } = before
    const proof = { picture: picture ?? before.picture, signedBy }
    mustBeProved(item, proof)
    const after = await insertRecord(db, call.line, {
      ...made,
      ...resultOf(item, result),
      ...proof,
      remark,
      corrects: id,
      correctedAt: nowIso(),
      correctedBy: call.user.userName,
      reason,
    })
    await keepPhoto({ ...call, db }, after, before.picture)
    await recordChange(db, call, {
      entity: 'inspectionRecord',
      key: id,
      action: 'correct',
      before,
      after,
    })
    if (found.resultStatus === 'ok') await followUp({ ...call, db }, after, item)
    return after
  })
}

function resultOf(item: InspectionItem, { resultStatus, resultValue }: Result) {
  if (!item.measured)
    return { resultStatus: resultStatus ?? refuse('inspections.result_needed'), resultValue: null }
  const value = resultValue ?? refuse('inspections.value_needed')
  const { lowerSpecLimit: lower, upperSpecLimit: upper } = item
  const isGood = (lower === null || value >= lower) && (upper === null || value <= upper)
  const judged: Verdict = isGood ? 'ok' : 'ng'
  return { resultStatus: judged, resultValue: value }
}
