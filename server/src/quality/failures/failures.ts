import type { z } from 'zod'
import type { FailureFilter, failures } from '@takt/contract/failure-rows.ts'
import {
  changeFailure,
  closeRepaired,
  type Decision,
  disposeFailures,
  listFailures as pageOf,
  splitFailure,
  undoDisposition,
} from '../../execution/floor/floor.ts'
import { mustBeDefined } from '../../masterdata/defects/defects.ts'
import { recordChanges } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { failureOne, named } from './rows.ts'
import { ofSameDefect } from './same.ts'
import { changesBy, undoneBy } from './trace.ts'

export { progressOf } from '../../execution/genealogy/genealogy.ts'
export { disposeFound, foundFailures } from './found.ts'
export { failureOne }
export { figuresOf as failureFigures } from './summary.ts'
export { partsOf, sayPart } from './of-part.ts'
type Input<Name extends 'undo' | 'dispose' | 'split' | 'repaired' | 'recode' | 'comment'> = z.output<
  (typeof failures)[Name]['input']
>

export async function listFailures(call: LineCall, filter: FailureFilter) {
  const { rows, ...page } = await pageOf(call.db, call.line, await ofSameDefect(call, filter))
  return { rows: await named(call.db, rows), ...page }
}

async function decide(db: Db, call: LineCall, failId: string, decision: Decision) {
  const [outcome] = await disposeFailures(db, call.line, [failId], decision)
  if (!outcome) return failureOne({ db, line: call.line }, failId)
  if (outcome.refused) throw outcome.refused
  await recordChanges(db, call, changesBy([outcome], decision))
  return failureOne({ db, line: call.line }, failId)
}

export const disposeFailure = (call: LineCall, { messageId, ...body }: Input<'dispose'>) =>
  actOnLine(call, { verb: 'failures.dispose', messageId, body }, (db) => {
    const { failId, seen: state, ...decision } = body
    const seen = new Map(state && [[failId, state]])
    return decide(db, call, failId, { ...decision, by: call.user.userName, seen })
  })

export const undoDecision = (call: LineCall, { messageId, ...body }: Input<'undo'>) =>
  actOnLine(call, { verb: 'failures.undo', messageId, body }, async (db) => {
    const { failId, reason } = body
    const undone = await undoDisposition(db, call.line, failId)
    await recordChanges(db, call, undoneBy(undone, reason))
    return failureOne({ db, line: call.line }, failId)
  })

export const splitOff = (call: LineCall, { messageId, ...body }: Input<'split'>) =>
  actOnLine(call, { verb: 'failures.split', messageId, body }, async (db) => {
    const { failId, quantity, ...decision } = body
    const { part, rest } = await splitFailure(db, call.line, failId, quantity)
    const before = { quantity: rest.quantity + quantity }
    const after = { quantity: rest.quantity }
    await recordChanges(db, call, [
      { entity: 'failure', key: failId, action: 'split', before, after },
      { entity: 'failure', key: part.failId, action: 'split', after: { splitFrom: failId, quantity } },
    ])
    return decide(db, call, part.failId, { ...decision, by: call.user.userName })
  })

export const repairedPieces = (call: LineCall, { messageId, ...body }: Input<'repaired'>) =>
  actOnLine(call, { verb: 'failures.repaired', messageId, body }, async (db) => {
    const { failId, reason } = body
    const { failStatus } = await closeRepaired(db, call.line, failId, call.user.userName)
    const after = { failStatus: 'closed', reason }
    await recordChanges(db, call, [
      { entity: 'failure', key: failId, action: 'repair', before: { failStatus }, after },
    ])
    return failureOne({ db, line: call.line }, failId)
  })

export const recode = (call: LineCall, { messageId, ...body }: Input<'recode'>) =>
  actOnLine(call, { verb: 'failures.recode', messageId, body }, async (db) => {
    const { failId, reason, ...codes } = body
    await mustBeDefined(db, call.line, codes)
    const { before } = await changeFailure(db, call.line, failId, codes)
    const { defectCode, subDefectCode } = before
    const after = { ...codes, reason }
    await recordChanges(db, call, [
      { entity: 'failure', key: failId, action: 'recode', before: { defectCode, subDefectCode }, after },
    ])
    return failureOne({ db, line: call.line }, failId)
  })

export const comment = (call: LineCall, { messageId, ...body }: Input<'comment'>) =>
  actOnLine(call, { verb: 'failures.comment', messageId, body }, async (db) => {
    const { failId, remark } = body
    const { before } = await changeFailure(db, call.line, failId, { remark: remark || null })
    const after = { remark: remark || null }
    await recordChanges(db, call, [
      { entity: 'failure', key: failId, action: 'change', before: { remark: before.remark }, after },
    ])
    return failureOne({ db, line: call.line }, failId)
  })
