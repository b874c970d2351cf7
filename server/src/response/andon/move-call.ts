import { type AndonCall, type CallMove, callMoves } from '@takt/contract/andon.ts'
import { ruleFor } from '@takt/contract/andonRules.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents, inLineQueue } from '../../platform/kernel/kernel.ts'
import { rulesInUse } from '../andonRules/andonRules.ts'
import { dropQueuedOf } from '../notices/notices.ts'
import { lockCall, updateCall } from './andon.queries.ts'
import { movedEvent } from './call-events.ts'

/** Who did it and when, kept with the state. */
const steps = {
  arrive: (by, at) => ({ arrivedBy: by, arrivedAt: at }),
  solve: (by, at) => ({ solvedBy: by, solvedAt: at }),
  confirm: (by, at) => ({ endedBy: by, endedAt: at }),
  cancel: (by, at) => ({ endedBy: by, endedAt: at }),
} satisfies Record<CallMove, (by: string, at: string) => object>

const isStillRunning = ({ stopsAt }: { stopsAt: string | null }, now: string) =>
  stopsAt !== null && Date.parse(stopsAt) > Date.parse(now)

/** A station's late report counts from its own time, but not before what it answers, nor after now. */
const timeOf = ({ calledAt, arrivedAt }: Pick<AndonCall, 'calledAt' | 'arrivedAt'>, time: number) =>
  isoOf(Math.min(Date.now(), Math.max(time, Date.parse(arrivedAt ?? calledAt))))

type How = { byLink?: boolean; who?: string; time?: number | undefined }

type Step = { id: number; move: CallMove; reason?: string | null }

/** `who`: somebody else than the account of the call, by their badge; `time`: when that was, if not now. */
export const moveCall = (call: LineCall, step: Step, how: How = {}) =>
  inLineQueue(call, 'acts', (db) => moveHeld(db, call, step, how))

/** Under the line's lock. */
export async function moveHeld(
  db: Db,
  call: LineCall,
  { id, move, reason = null }: Step,
  { byLink = false, who = call.user.userName, time }: How,
) {
  const before = (await lockCall(db, call.line, id)) ?? refuse('record.unknown')
  const { callState } = before
  const { from, to } = callMoves[move]
  if (callState !== from) refuse('andon.wrong_state', { callState })
  const now = time === undefined ? nowIso() : timeOf(before, time)
  const step = {
    callState: to,
    reason,
    ...steps[move](who, now),
    ...(byLink && { byLink }),
    // Somebody came before the line stopped at its fixed position: it runs on.
    ...(move === 'arrive' && isStillRunning(before, now) && { stopsLine: false, stopsAt: null }),
    ...(move === 'arrive' && { ruled: ruleFor(await rulesInUse(db, [call.line]), before) !== undefined }),
  }
  const after = await updateCall(db, id, step, now)
  await recordChange(db, call, { entity: 'andonCall', key: id, action: move, before, after })
  await appendEvents(db, call.line, [movedEvent(after, { callState: to, by: who, at: now })])
  if (to !== 'confirmed') await dropQueuedOf(db, id)
  return after
}
