import type { CallCorrection } from '@takt/contract/call-parts.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { dropQueuedOf } from '../notices/notices.ts'
import { findCall, lockCall, updateCall } from './andon.queries.ts'
import { lockParts } from './call-parts.ts'
import { changePart } from './call-parts.queries.ts'

/** From one helper to the next: who came first stays. Queued notices to others are dropped, and the new owner has the whole time to solve it. */
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

/** While it is open, its loss type determines who is called. A part after the first has its own. */
export const correctCall = (call: LineCall, { id, start, lossType, reason }: CallCorrection) =>
  inOneGo(call.db, async (db) => {
    const { call: before, part, stored } = await lockParts(db, call, id, start)
    if (part.lossType === lossType) refuse('andon.same_loss')
    const change = { entity: 'andonCall', key: id, action: 'correct' } as const
    if (stored) {
      await changePart(db, { ...stored, lossType })
      const was = { start: part.start, lossType: part.lossType }
      await recordChange(db, call, { ...change, before: was, after: { ...was, lossType, reason } })
      return (await findCall(db, call.line, id, nowIso())) ?? refuse('record.unknown')
    }
    const after = await updateCall(db, id, { lossType }, nowIso())
    await recordChange(db, call, { ...change, before, after: { ...after, reason } })
    return after
  })
