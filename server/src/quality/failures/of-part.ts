import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { FailurePart, failures } from '@takt/contract/failure-rows.ts'
import { type Failure, isWorkedOff } from '@takt/contract/failures.ts'
import { changeFailure, findFailure } from '../../execution/floor/floor.ts'
import { componentsOf } from '../../execution/genealogy/genealogy.ts'
import { recordChanges } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { failureOne } from './rows.ts'

/** What is in the failure's unit itself; a part of a part is that one's. */
export async function partsOf(call: LineCall, failId: string): Promise<FailurePart[]> {
  const { productId } = (await findFailure(call.db, call.line, failId)) ?? refuse('record.unknown')
  if (productId === null) return []
  const { components } = await componentsOf(call, { productId, now: true })
  return components
    .filter(({ depth }) => depth === 0)
    .map(({ componentId, bomCode, bomName, bomLot, serial }) => ({
      componentId,
      bomCode,
      bomName,
      bomLot,
      serial,
    }))
}

const noPart = { componentId: null, bomCode: null, bomLot: null, serial: null }

export const sayPart = (call: LineCall, { messageId, ...body }: z.output<typeof failures.ofPart.input>) =>
  actOnLine(call, { verb: 'failures.ofPart', messageId, body }, async (db) => {
    const inside = { ...call, db }
    const { failId, componentId } = body
    const before = await failureOne(inside, failId)
    mayStillMove(before)
    const part = componentId === null ? noPart : await partOrRefuse(inside, failId, componentId)
    await changeFailure(db, call.line, failId, part)
    const { bomCode, bomLot, serial } = before
    const after = { bomCode: part.bomCode, bomLot: part.bomLot, serial: part.serial }
    await recordChanges(db, call, [
      { entity: 'failure', key: failId, action: 'change', before: { bomCode, bomLot, serial }, after },
    ])
    return failureOne(inside, failId)
  })

/** What left with its part stays with it. */
function mayStillMove({ failStatus, removedFrom, productId }: Failure) {
  if (isWorkedOff(failStatus)) refuse('failures.wrong_status', { failStatus })
  if (productId === null || removedFrom !== null) refuse('failures.no_part')
}

async function partOrRefuse(call: LineCall, failId: string, componentId: string) {
  const { bomName: _, ...part } =
    (await partsOf(call, failId)).find((one) => one.componentId === componentId) ??
    refuse('failures.no_part', {}, 'componentId')
  return part
}
