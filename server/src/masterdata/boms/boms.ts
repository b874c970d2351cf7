import { faultsOf } from '@takt/contract/bom-faults.ts'
import type { Bom, BomDraft } from '@takt/contract/boms.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { findParts } from '../bomDefs/bomDefs.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  checkDraft,
  type DefinitionMove,
  statusAfter,
  versionKey,
} from '../../platform/definitions/definitions.ts'
import {
  deleteBom,
  findBom,
  insertBom,
  latestVersion,
  lockBom,
  newestBillOf,
  ordersOn,
  typesKnown,
  typesNamed,
  updateBom,
} from './boms.queries.ts'

// Orders and packages ask for the bill they name.
export { findBom, newestBillOf }

type Key = Pick<Bom, 'bomCode' | 'bomVer'>

/** The first version; further ones are made by revising. A draft may be as unfinished as it is: releasing checks it. */
export function createBom(call: PlantCall, { rows, ...draft }: BomDraft) {
  return inOneGo(call.db, async (db) => {
    const taken = () => refuse('record.code_taken', { code: draft.bomCode }, 'bomCode')
    if (await latestVersion(db, draft.bomCode)) taken()
    return traced(
      db,
      call,
      'create',
      null,
      (await insertBom(db, {
        ...draft,
        bomVer: 1,
        rows: JSON.stringify(rows),
        updateAuthor: call.user.name,
      })) ?? taken(),
    )
  })
}

export function changeBom(
  call: PlantCall,
  { bomCode, bomVer, revision, rows, ...draft }: BomDraft & Key & { revision: number },
) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, { bomCode, bomVer })
    checkDraft(before, revision)
    return traced(
      db,
      call,
      'update',
      before,
      await updateBom(db, before, { ...draft, rows: JSON.stringify(rows), updateAuthor: call.user.name }),
    )
  })
}

export function reviseBom(call: PlantCall, key: Key) {
  return inOneGo(call.db, async (db) => {
    const { bomCode, bomName, typeNo, validFrom, remark, rows } = await known(db, key)
    const bomVer = (await latestVersion(db, bomCode)) + 1
    const fresh = {
      bomCode,
      bomVer,
      bomName,
      typeNo,
      validFrom,
      remark,
      rows: JSON.stringify(rows),
      updateAuthor: call.user.name,
    }
    return traced(db, call, 'revise', null, (await insertBom(db, fresh)) ?? refuse('record.changed'))
  })
}

export function moveBom(call: PlantCall, { move, ...key }: Key & { move: DefinitionMove }) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, key)
    const definitionStatus = statusAfter(before, move)
    if (move === 'release') await mustBeFaultless(db, before)
    return traced(
      db,
      call,
      move,
      before,
      await updateBom(db, key, { definitionStatus, updateAuthor: call.user.name }),
    )
  })
}

/** Only a draft goes away, and only one that no order takes. */
export function removeBom(call: PlantCall, key: Key) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, key)
    if (before.definitionStatus !== 'draft') refuse('definition.frozen')
    const { orders } = await ordersOn(db, key, [], 5)
    if (orders.length)
      refuse('definition.in_use', { by: orders.map(({ orderCode }) => orderCode).join(', ') })
    await deleteBom(db, key)
    await traced(db, call, 'delete', before, null)
    return before
  })
}

/** Where a version is used: the types it is for, and the newest orders of the lines this person may see. */
export async function bomUses({ db, user }: PlantCall, key: Key) {
  const bom = (await findBom(db, key.bomCode, key.bomVer)) ?? refuse('record.unknown')
  return { types: await typesNamed(db, bom.typeNo), ...(await ordersOn(db, key, user.lines, mostShown)) }
}
const mostShown = 100

/** Everything at once: what is wrong with the rows, their parts and the type. */
async function mustBeFaultless(db: Db, { rows, typeNo }: Bom) {
  const named = rows.map(({ part }) => part)
  const [parts, types] = [await findParts(db, named), await typesKnown(db, [typeNo, ...named])]
  const faults = faultsOf(rows, new Map(parts.map(({ bomCode, bomState }) => [bomCode, bomState])), types)
  if (!types.has(typeNo)) faults.push({ fault: 'typeUnknown', rows: [] })
  if (faults.length === 0) return
  refuse('boms.faults', {
    bomFaults: faults.map(({ fault }) => fault).join(', '),
    at: faults.map(({ fault, rows }) => [fault, ...rows].join(' ')).join(', '),
  })
}

const known = async (db: Db, key: Key) => (await lockBom(db, key)) ?? refuse('record.unknown')

async function traced<T extends Bom | null>(
  db: Db,
  call: PlantCall,
  action: string,
  before: Bom | null,
  after: T,
) {
  const { bomCode, bomVer } = after ?? before! // one of them is there
  await recordChange(db, call, { entity: 'bom', key: versionKey(bomCode, bomVer), action, before, after })
  return after
}
