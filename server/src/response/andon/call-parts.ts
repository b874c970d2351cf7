import type { z } from 'zod'
import type { AndonCall } from '@takt/contract/andon.ts'
import { type CallPart, type CallPartKey, type CallSplit, mostCallParts } from '@takt/contract/call-parts.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { lockCall } from './andon.queries.ts'
import { addPart, dropPart, partsOfCalls, type StoredPart } from './call-parts.queries.ts'

type Spoken = Pick<AndonCall, 'id' | 'lossType' | 'calledAt' | 'solvedAt'>

/** Of a call that is not solved none: how long it lasts is not known yet. */
export function callParts(
  { id, lossType, calledAt, solvedAt }: Spoken,
  later: readonly StoredPart[],
): CallPart[] {
  if (solvedAt === null) return []
  const own = later.filter(({ callId }) => callId === id)
  const first = { start: calledAt, lossType, remark: null, explainedBy: null, explainedAt: null }
  return [first, ...own].map(({ start, lossType, remark, explainedBy, explainedAt }, place) => {
    return { start, end: own[place]?.start ?? solvedAt, lossType, remark, explainedBy, explainedAt }
  })
}

/** Locked, so whoever divides it at the same time comes before or after. */
export async function lockParts(db: Db, { line }: LineCall, id: number, start: string | null) {
  const call = (await lockCall(db, line, id)) ?? refuse('record.unknown')
  if (call.callState !== 'solved' && call.callState !== 'confirmed') refuse('andon.not_solved')
  const later = await partsOfCalls(db, [id])
  const parts = callParts(call, later)
  const from = Date.parse(start ?? call.calledAt)
  const place = parts.findIndex((part) => Date.parse(part.start) === from)
  const part = parts[place] ?? refuse('andon.no_part')
  return { call, parts, part, before: parts[place - 1], stored: later[place - 1] }
}

const trace = (id: number) => ({ entity: 'andonCall', key: id }) as const

/** From the time on it was another loss. What was called, and all its other figures, stay. */
export const splitCall = (
  call: LineCall,
  { id, start, splitAt, lossType, remark }: z.output<typeof CallSplit>,
) =>
  inOneGo(call.db, async (db) => {
    const { parts, part } = await lockParts(db, call, id, start)
    const at = Date.parse(splitAt)
    if (at <= Date.parse(part.start) || at >= Date.parse(part.end)) refuse('andon.split_outside')
    if (parts.length >= mostCallParts) refuse('stops.too_many_parts', { most: mostCallParts })
    const explanation = { lossType, remark, explainedBy: call.user.userName, explainedAt: nowIso() }
    await addPart(db, { callId: id, start: splitAt, ...explanation })
    await recordChange(db, call, {
      ...trace(id),
      action: 'split',
      before: { start: part.start, end: part.end, lossType: part.lossType },
      after: { start: splitAt, end: part.end, lossType, remark },
    })
    return {}
  })

/** With the part before it, whose loss type stays. */
export const mergeCallPart = (call: LineCall, { id, start }: z.output<typeof CallPartKey>) =>
  inOneGo(call.db, async (db) => {
    const { part, before, stored } = await lockParts(db, call, id, start)
    if (!before || !stored) return refuse('stops.first_part')
    await dropPart(db, stored)
    const { lossType, remark, end } = part
    await recordChange(db, call, {
      ...trace(id),
      action: 'merge',
      before: { start: part.start, end, lossType, remark },
      after: { start: before.start, end, lossType: before.lossType },
    })
    return {}
  })
