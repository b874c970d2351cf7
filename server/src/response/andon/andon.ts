import { type CallDraft, type CallFilter, type FaultNote, type OpenCall } from '@takt/contract/andon.ts'
import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import { messagesOf, ruleFor } from '@takt/contract/andonRules.ts'
import { refuse } from '@takt/contract/errors.ts'
import { languageSpoken } from '@takt/contract/locales/spoken.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { Exporting, LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { rulesInUse } from '../andonRules/andonRules.ts'
import { addFault, deleteCallsOf, findCall, listCalls, listOpen, openByCode } from './andon.queries.ts'
import { callParts } from './call-parts.ts'
import { partsOfCalls } from './call-parts.queries.ts'
import { nextLevel } from './due.ts'
import { lampOf } from './lamps.ts'
import { levelsOfCalls } from './escalate.queries.ts'
import { deleteLampTestsOf } from './lamps.queries.ts'
import { callForHelp } from './open-call.ts'
import { isQuietAt } from './pauses.ts'
import { deleteQuietsOf, pausesOf } from './quiet.queries.ts'
import { deleteCallMessagesOf } from './station-messages.queries.ts'

export { andonAspect } from './aspect.ts'
export { escalate } from './escalate.ts'
export { andonReportOf } from './report.ts'
export { callsUnanswered } from './escalate.queries.ts'
export { callParts } from './call-parts.ts'
export { partsOfCalls } from './call-parts.queries.ts'
export { callForHelp, callUnlessOpen } from './open-call.ts'
export { callsDuring, callsOfStation } from './andon.queries.ts'
export { levelsLateSince } from './quiet.ts'
export { answerWithBadge } from './badge.ts'
export { moveCall } from './move-call.ts'
export { lampAmong } from './lamps.ts'
export { lampTests } from './lamps.queries.ts'
export { lampAt } from './lamp-at.ts'
export { callForMaterial } from './material-calls.ts'
export { linesStopped } from './stopped.ts'
export { forgetCallMessages } from './station-messages.queries.ts'

export const lineCallsPart = {
  remove: async (db: Db, line: string) => {
    await deleteCallsOf(db, line)
    await deleteQuietsOf(db, line)
    await deleteCallMessagesOf(db, line)
    await deleteLampTestsOf(db, line)
  },
}

export const callsOfLine = ({ db, line }: LineCall, filter: CallFilter) =>
  listCalls(db, line, filter, nowIso())

/** Where the caller gave no text, the rule's, in the reader's language. */
export async function openCallsOfLine({ db, line, words }: LineCall & Exporting): Promise<OpenCall[]> {
  const now = nowIso()
  const [calls, rules, pauses] = await Promise.all([
    listOpen(db, line, now),
    rulesInUse(db, [line]),
    pausesOf(db, [line], now),
  ])
  return calls.map((call) => {
    const rule = ruleFor(rules, call)
    const next =
      rule && call.callState === 'called' ? nextLevel(rule, { ...call, pauses: pauses(line) }) : null
    const ruleText = rule ? alarmTextIn(languageSpoken(words), messagesOf(rule), null) : null
    const lamp = lampOf(rule, call, { now: Date.parse(now), isQuiet: isQuietAt(pauses(line), now) })
    return {
      ...call,
      message: call.message ?? ruleText,
      nextLevel: null,
      nextLevelAt: null,
      ...next,
      ...lamp,
    }
  })
}

/** Who was notified of a call and when, with its own steps. */
export async function recordOfCall({ db, line }: LineCall, { id }: { id: number }) {
  const call = (await findCall(db, line, id, nowIso())) ?? refuse('record.unknown')
  const [levels, later] = await Promise.all([levelsOfCalls(db, [id]), partsOfCalls(db, [id])])
  return { call, levels, faultNotes: call.faultNotes, parts: callParts(call, later) }
}

/** The first texts are kept; later reports of the same call are counted. */
const mostNotes = 50

/**
 * A fault that somebody reported by the code at the machine, under the lock of that code: a call, or, while one of its kind is
 * open that came the same way, another report about it. Returns whether it is a new call.
 */
export const reportFault = (
  call: LineCall,
  place: Pick<CallDraft, 'stationNumber' | 'lossType'>,
  note: FaultNote,
) =>
  inOneGo(call.db, async (db) => {
    const before = await openByCode(db, call.line, place)
    if (!before) {
      await callForHelp({ ...call, db }, { ...place, message: note.text }, note)
      return true
    }
    const notes = before.faultNotes.length < mostNotes ? [...before.faultNotes, note] : before.faultNotes
    await addFault(db, call.line, before.id, notes)
    await recordChange(db, call, { entity: 'andonCall', key: before.id, action: 'report', after: note })
    return false
  })
