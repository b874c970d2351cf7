import { refuse } from '@takt/contract/errors.ts'
import type { FutureHold } from '@takt/contract/futureHolds.ts'
import { changeUnits, loadWay, stepsAhead } from '../../execution/floor/floor.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import {
  deleteFutureHold,
  deleteFutureHoldsOf,
  futureHoldsOf,
  insertFutureHold,
  lineHasFutureHolds,
} from './futureHolds.queries.ts'

export { futureHoldAspect } from './aspect.ts'

export const lineFutureHoldsPart = { remove: (db: Db, line: string) => deleteFutureHoldsOf(db, line) }

export const holdsToCome = ({ db, line }: LineCall, productId: string) => futureHoldsOf(db, line, productId)

type HoldAt = Pick<FutureHold, 'productId' | 'stepSeq'> & { messageId?: string | undefined }

/** From its commit on the line's stations hold the unit there. */
export async function setFutureHold(call: LineCall, { messageId, ...body }: HoldAt & { reason: string }) {
  const set = await actOnLine(call, { verb: 'futureHolds.set', messageId, body }, async (db) => {
    const { productId, stepSeq, reason } = body
    await mustBeAhead(db, call, body)
    const hold = { lineNumber: call.line, productId, stepSeq, reason, setBy: call.user.userName }
    const after =
      (await insertFutureHold(db, { ...hold, setAt: nowIso() })) ?? refuse('futureHolds.there', { stepSeq })
    await recordChange(db, call, { entity: 'unit', key: productId, action: 'holdLater', after })
    return after
  })
  lineHasFutureHolds.forget(call.db, call.line)
  return set
}

/** A step the unit still comes to; at its current step it is put on hold at once instead. */
const mustBeAhead = (db: Db, call: LineCall, { productId, stepSeq }: HoldAt) =>
  changeUnits(db, call.line, [productId], async ({ units: [unit] }) => {
    if (!unit) return refuse('record.unknown', {}, 'productId')
    const { processStatus, finishedAt, openStep, returnStep, currentStep } = unit
    if (finishedAt !== null || processStatus === 'scrapped') refuse('units.wrong_status', { processStatus })
    const route = await loadWay(db, unit)
    const ahead = route ? stepsAhead(route, returnStep ?? currentStep) : []
    if (!ahead.some((step) => step.stepSeq === stepSeq && step.stepSeq !== openStep))
      refuse('futureHolds.not_ahead', { stepSeq })
  })

export const dropFutureHold = (call: LineCall, { messageId, ...body }: HoldAt) =>
  actOnLine(call, { verb: 'futureHolds.drop', messageId, body }, async (db) => {
    const before = (await deleteFutureHold(db, call.line, body)) ?? refuse('record.unknown')
    await recordChange(db, call, { entity: 'unit', key: body.productId, action: 'dropHold', before })
    return before
  })
