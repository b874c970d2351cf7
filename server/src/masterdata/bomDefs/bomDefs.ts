import type { Part, PartDraft } from '@takt/contract/bomDefs.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { changePicture } from '../../platform/userFiles/userFiles.ts'
import {
  barcodeRules,
  billsWith,
  deletePart,
  findParts,
  insertPart,
  lockPart,
  updatePart,
  wasReceived,
} from './bomDefs.queries.ts'

// Bills check whether their parts exist, material how their labels are read.
export { barcodeRules, findParts }

export function createPart(call: PlantCall, { barcodeRule, ...draft }: PartDraft) {
  return inOneGo(call.db, async (db) => {
    const fresh = { ...draft, barcodeRule: JSON.stringify(barcodeRule), updateAuthor: call.user.name }
    const part =
      (await insertPart(db, fresh)) ?? refuse('record.code_taken', { code: draft.bomCode }, 'bomCode')
    await showPicture(call, db, null, part)
    return traced(db, call, 'create', null, part)
  })
}

export function changePart(
  call: PlantCall,
  { bomCode, revision, barcodeRule, ...draft }: PartDraft & { revision: number },
) {
  return inOneGo(call.db, async (db) => {
    const before = await lockOrRefuse(db, bomCode)
    if (before.revision !== revision) refuse('record.changed')
    const after = await updatePart(db, bomCode, {
      ...draft,
      barcodeRule: JSON.stringify(barcodeRule),
      updateAuthor: call.user.name,
    })
    await showPicture(call, db, before, after)
    return traced(db, call, 'update', before, after)
  })
}

/** What a bill names, or what ever lay at a line, stays; it can be blocked. */
export function removePart(call: PlantCall, { bomCode }: Pick<Part, 'bomCode'>) {
  return inOneGo(call.db, async (db) => {
    const before = await lockOrRefuse(db, bomCode)
    const bills = await billsWith(db, bomCode)
    if (bills.length)
      refuse('definition.in_use', { by: bills.map((bill) => `${bill.bomCode} ${bill.bomVer}`).join(', ') })
    const received = await wasReceived(db, bomCode)
    if (received) refuse('definition.in_use', { by: received.bomLot })
    await deletePart(db, bomCode)
    await showPicture(call, db, before, { ...before, picture: null })
    await recordChange(db, call, { entity: 'part', key: bomCode, action: 'delete', before })
    return before
  })
}

export function blockPart(
  call: PlantCall,
  bomCode: string,
  bomState: Part['bomState'],
  reason: string | undefined,
) {
  return inOneGo(call.db, async (db) => {
    const before = await lockOrRefuse(db, bomCode)
    if (!reason) refuse('record.reason_missing')
    if (before.bomState === bomState) refuse('record.changed')
    const change = {
      bomState,
      stateReason: bomState === 'blocked' ? reason! : null,
      updateAuthor: call.user.name,
    }
    return traced(
      db,
      call,
      bomState === 'blocked' ? 'block' : 'unblock',
      before,
      await updatePart(db, bomCode, change),
      reason,
    )
  })
}

const showPicture = (call: PlantCall, db: Db, before: Part | null, after: Part) =>
  changePicture(
    { ...call, db },
    { entity: 'part', entityKey: after.bomCode },
    before?.picture ?? null,
    after.picture,
  )

const lockOrRefuse = async (db: Db, bomCode: string) =>
  (await lockPart(db, bomCode)) ?? refuse('record.unknown')

async function traced(
  db: Db,
  call: PlantCall,
  action: string,
  before: Part | null,
  after: Part,
  reason?: string,
) {
  await recordChange(db, call, {
    entity: 'part',
    key: after.bomCode,
    action,
    before,
    after: reason ? { ...after, reason } : after,
  })
  return after
}
