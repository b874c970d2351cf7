import type { AndonCall } from '@takt/contract/andon.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { dropQueuedOf } from '../notices/notices.ts'
import { lockCall, updateCall } from './andon.queries.ts'

/** From one helper to the next: who came first stays. What was still to be said to others goes, and the new owner has the whole time to solve it. */
export const takeOverCall = (call: LineCall, id: number) =>
  inOneGo(call.db, async (db) => {
    const before = (await lockCall(db, call.line, id)) ?? refuse('record.unknown')
    const { callState, arrivedBy, ownedBy } = before
    if (callState !== 'arrived') refuse('andon.wrong_state', { callState })
    const by = call.user.userName
    if ((ownedBy ?? arrivedBy) === by) refuse('andon.yours_already')
    const now = nowIso()
    const after = await updateCall(db, id, { ownedBy: by, ownedAt: now, solveAskedAt: now }, now)
    await recordChange(db, call, { entity: 'andonCall', key: id, action: 'takeOver', before, after })
    await dropQueuedOf(db, id)
    return after
  })

type Correction = Pick<AndonCall, 'id' | 'lossType'> & { reason: string }

/** While it is open, its loss type says who is called. */
export const correctCall = (call: LineCall, { id, lossType, reason }: Correction) =>
  inOneGo(call.db, async (db) => {
    const before = (await lockCall(db, call.line, id)) ?? refuse('record.unknown')
    const { callState } = before
    if (callState !== 'solved' && callState !== 'confirmed') refuse('andon.not_solved')
    if (before.lossType === lossType) refuse('andon.same_loss')
    const after = await updateCall(db, id, { lossType }, nowIso())
    const said = { entity: 'andonCall', key: id, action: 'correct' } as const
    await recordChange(db, call, { ...said, before, after: { ...after, reason } })
    return after
  })
