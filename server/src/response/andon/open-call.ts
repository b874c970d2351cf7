import type { AndonCall, CallDraft, FaultNote } from '@takt/contract/andon.ts'
import { ruleFor } from '@takt/contract/andonRules.ts'
import { refuse } from '@takt/contract/errors.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents, inLineQueue } from '../../platform/kernel/kernel.ts'
import { rulesInUse } from '../andonRules/andonRules.ts'
import { insertCall, listOpen, type NewCall } from './andon.queries.ts'
import { openedEvent } from './call-events.ts'
import { stopsFrom } from './stopped.ts'

/** Under the line's lock: the call, its trace, and its event, by which people are notified. Undefined: its cause has called already. */
export async function openCall(db: Db, call: LineCall, made: NewCall, now: string) {
  const after = await insertCall(db, call.line, made, call.user.userName, now)
  if (!after) return undefined
  await recordChange(db, call, { entity: 'andonCall', key: after.id, action: 'call', after })
  await appendEvents(db, call.line, [openedEvent(after)])
  return after
}

type Way = { faultNote?: FaultNote; cause?: string }

/** Of a `cause` once only: undefined where it has called already. */
export const callFor = (call: LineCall, draft: CallDraft, { faultNote, cause }: Way) =>
  inLineQueue(call, 'acts', async (db) => {
    const { stationNumber } = draft
    if (!(await stationAt(db, call.line, stationNumber))) refuse('andon.no_station', { stationNumber })
    const rule = ruleFor(await rulesInUse(db, [call.line]), { ...draft, lineNumber: call.line })
    const [stopsLine, now] = [rule?.stopsLine ?? false, nowIso()]
    const stopsAt = stopsFrom(rule, Date.parse(now))
    return openCall(db, call, { ...draft, stopsLine, stopsAt, faultNote, cause }, now)
  })

export const callForHelp = async (
  call: LineCall,
  draft: CallDraft,
  faultNote?: FaultNote,
): Promise<AndonCall> => (await callFor(call, draft, faultNote ? { faultNote } : {}))! // without a cause it is always a new one

export const isCalledAt = async (db: Db, line: LineNumber, { stationNumber, lossType }: CallDraft) =>
  (await listOpen(db, line, nowIso())).some(
    (one) => one.stationNumber === stationNumber && one.lossType === lossType,
  )

/** What the system itself calls for: nobody has to come twice at once, as with calls of stations. */
export const callUnlessOpen = (call: LineCall, draft: CallDraft) =>
  inLineQueue(call, 'acts', async (db) =>
    (await isCalledAt(db, call.line, draft)) ? undefined : callFor({ ...call, db }, draft, {}),
  )
