import { refuse } from '@takt/contract/errors.ts'
import type { ProductType, ProductTypeDraft } from '@takt/contract/types.ts'
import { recordChange } from '../audit/audit.ts'
import type { PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { checkDraft, type DefinitionMove, statusAfter, versionKey } from '../definitions/definitions.ts'
import { findProcessing } from '../processings/processings.ts'
import { faultsOf } from './faults.ts'
import {
  deleteType,
  findType,
  insertType,
  isMade,
  latestVersion,
  lockType,
  ordersOfType,
  packagesOf,
  updateType,
  versionsOf,
} from './types.queries.ts'

// Orders ask which type they make, adapters which versions there are.
export { findType, versionsOf }

type Key = Pick<ProductType, 'typeNo' | 'typeVer'>

/** The first version; further ones are made by revising. */
export function createType(call: PlantCall, draft: ProductTypeDraft) {
  return inOneGo(call.db, async (db) => {
    await checkRoute(db, draft)
    const taken = () => refuse('record.code_taken', { code: draft.typeNo }, 'typeNo')
    if (await latestVersion(db, draft.typeNo)) taken()
    const type = (await insertType(db, { ...draft, typeVer: 1, updateAuthor: call.user.name })) ?? taken()
    return traced(db, call, 'create', null, type)
  })
}

export function changeType(
  call: PlantCall,
  { typeNo, typeVer, revision, ...draft }: ProductTypeDraft & Key & { revision: number },
) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, { typeNo, typeVer })
    checkDraft(before, revision)
    await checkRoute(db, draft)
    return traced(
      db,
      call,
      'update',
      before,
      await updateType(db, typeNo, typeVer, { ...draft, updateAuthor: call.user.name }),
    )
  })
}

export function reviseType(call: PlantCall, key: Key) {
  return inOneGo(call.db, async (db) => {
    const { definitionStatus, updateDate, revision, ...copied } = await known(db, key)
    const typeVer = (await latestVersion(db, key.typeNo)) + 1
    const type =
      (await insertType(db, { ...copied, typeVer, updateAuthor: call.user.name })) ?? refuse('record.changed')
    return traced(db, call, 'revise', null, type)
  })
}

/** A draft goes away as long as nothing was made of it. */
export function removeType(call: PlantCall, key: Key) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, key)
    if (before.definitionStatus !== 'draft') refuse('definition.frozen')
    if (await isMade(db, key.typeNo, key.typeVer)) refuse('orders.producing')
    const packages = await packagesOf(db, key.typeNo, key.typeVer)
    if (packages.length)
      refuse('definition.in_use', {
        by: packages
          .map((one) => `${versionKey(one.processingNumber, one.processingVer)} ${one.packageVer}`)
          .join(', '),
      })
    await deleteType(db, key.typeNo, key.typeVer)
    await recordChange(db, call, {
      entity: 'type',
      key: versionKey(key.typeNo, key.typeVer),
      action: 'delete',
      before,
    })
    return before
  })
}

/** The orders that make it, as far as this person may see their lines. */
export const usesOf = ({ db, user }: PlantCall, key: Key) => ordersOfType(db, key, user.lines)

/** A type is released with the route it takes: an order of it can then start. */
export function moveType(call: PlantCall, { move, ...key }: Key & { move: DefinitionMove }) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, key)
    const definitionStatus = statusAfter(before, move)
    const { faults, ...about } = move === 'release' ? await faultsOf(db, before) : { faults: [] }
    if (faults.length) refuse('types.faults', { typeFaults: faults.join(', '), ...about })
    return traced(
      db,
      call,
      move,
      before,
      await updateType(db, key.typeNo, key.typeVer, { definitionStatus, updateAuthor: call.user.name }),
    )
  })
}

/** A draft may still lack its route; one that it names must exist. */
async function checkRoute(
  db: Db,
  { processingNumber, processingVer }: Pick<ProductTypeDraft, 'processingNumber' | 'processingVer'>,
) {
  if (processingNumber === null && processingVer === null) return
  const route =
    processingNumber && processingVer ? await findProcessing(db, processingNumber, processingVer) : undefined
  if (!route) refuse('record.unknown', {}, processingNumber ? 'processingVer' : 'processingNumber')
}

const known = async (db: Db, { typeNo, typeVer }: Key) =>
  (await lockType(db, typeNo, typeVer)) ?? refuse('record.unknown')

async function traced(
  db: Db,
  call: PlantCall,
  action: string,
  before: ProductType | null,
  after: ProductType,
) {
  await recordChange(db, call, {
    entity: 'type',
    key: versionKey(after.typeNo, after.typeVer),
    action,
    before,
    after,
  })
  return after
}
