import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { faultsOfRule } from '@takt/contract/numbering.ts'
import type { ProductType, ProductTypeDraft } from '@takt/contract/types.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  checkDraft,
  type DefinitionMove,
  statusAfter,
  versionKey,
} from '../../platform/definitions/definitions.ts'
import { changePicture } from '../../platform/userFiles/userFiles.ts'
import { findProcessing } from '../processings/processings.ts'
import { faultsOf } from './faults.ts'
import {
  billOfType,
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
export function createType(call: PlantCall, draft: Content) {
  return inOneGo(call.db, async (db) => {
    await checkDraftContent(db, draft)
    const taken = () => refuse('record.code_taken', { code: draft.typeNo }, 'typeNo')
    if (await latestVersion(db, draft.typeNo)) taken()
    const type = (await insertType(db, { ...draft, typeVer: 1, updateAuthor: call.user.name })) ?? taken()
    await showPicture(call, db, null, type)
    return traced(db, call, 'create', null, type)
  })
}

export function changeType(
  call: PlantCall,
  { typeNo, typeVer, revision, ...draft }: Content & Key & { revision: number },
) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, { typeNo, typeVer })
    checkDraft(before, revision)
    await checkDraftContent(db, { typeNo, ...draft })
    const after = await updateType(db, typeNo, typeVer, { ...draft, updateAuthor: call.user.name })
    await showPicture(call, db, before, after)
    return traced(db, call, 'update', before, after)
  })
}

export function reviseType(call: PlantCall, key: Key) {
  return inOneGo(call.db, async (db) => {
    const { definitionStatus, updateDate, revision, ...copied } = await known(db, key)
    const typeVer = (await latestVersion(db, key.typeNo)) + 1
    const type =
      (await insertType(db, { ...copied, typeVer, updateAuthor: call.user.name })) ?? refuse('record.changed')
    await showPicture(call, db, null, type)
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
    await showPicture(call, db, before, { ...before, picture: null })
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

type Content = z.output<typeof ProductTypeDraft>

/** A draft may still lack its route and bill; what it names must exist, and its serial rule must be able to number. */
async function checkDraftContent(db: Db, draft: Content) {
  await checkRoute(db, draft)
  const { typeNo, bomCode, bomVer, serialPattern, serialReset } = draft
  if (bomCode !== null || bomVer !== null) {
    const bill = bomCode && bomVer ? await billOfType(db, typeNo, bomCode, bomVer) : undefined
    if (!bill) refuse('record.unknown', {}, bomCode ? 'bomVer' : 'bomCode')
  }
  if (serialPattern === null) return
  const [fault] = faultsOfRule('serial', { pattern: serialPattern, reset: serialReset ?? 'never' })
  if (fault) refuse('settings.number_rule', { numberFault: fault }, 'serialPattern')
}

const showPicture = (call: PlantCall, db: Db, before: ProductType | null, after: ProductType) =>
  changePicture(
    { ...call, db },
    { entity: 'type', entityKey: versionKey(after.typeNo, after.typeVer) },
    before?.picture ?? null,
    after.picture,
  )

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
