import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import type { WorkDone } from '@takt/contract/check-follow-ups.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { InspectionItem, InspectionRecord } from '@takt/contract/inspections.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { findFollowUp, insertFollowUp, lockFollowUp, writeCall, writeWork } from './follow-ups.queries.ts'
import { helpCalls } from './ports.ts'

/** What becomes NG calls for help once and is followed up: it is open until it is found OK, and a second look at it opens nothing. */
export async function followUp(call: LineCall, record: InspectionRecord, item: InspectionItem) {
  const { id, stationNumber, itemCode, resultStatus, remark } = record
  if (resultStatus !== 'ng') return
  await insertFollowUp(call.db, call.line, id)
  const { closedAt } = (await findFollowUp(call.db, call.line, id))! // it was just inserted
  if (closedAt !== null) return // an old record was corrected, and was OK since
  // A call has one text for everybody: the check as the plant writes it, in English where it does.
  const { textEn: en, textZh: zh, textEs: es, textJa: ja } = item
  const what = [itemCode, alarmTextIn('en', { en, zh, es, ja }, null)].filter(Boolean).join(' · ')
  const message = [what, remark].filter(Boolean).join(': ').slice(0, 2000)
  const opened = await helpCalls.get()(call, { stationNumber, lossType: 'equipment', message })
  await writeCall(call.db, call.line, id, opened.id)
}

export const sayWorkDone = (call: LineCall, { recordId, workDone }: WorkDone) =>
  inOneGo(call.db, async (db) => {
    const { line, user } = call
    if (!(await lockFollowUp(db, line, recordId))) refuse('record.unknown', {}, 'recordId')
    const before = await findFollowUp(db, line, recordId)
    await writeWork(db, line, recordId, { workDone, doneBy: user.userName, doneAt: nowIso() })
    const after = (await findFollowUp(db, line, recordId))! // it is locked
    await recordChange(db, call, {
      entity: 'inspectionRecord',
      key: recordId,
      action: 'repair',
      before,
      after,
    })
    return after
  })
