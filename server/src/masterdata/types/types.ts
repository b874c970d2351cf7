import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { faultsOfRule } from '@takt/contract/numbering.ts'
import type { ProductType, ProductTypeDraft } from '@takt/contract/types.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versioned, versionKey } from '../../platform/definitions/definitions.ts'
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

// Orders read which type they make, adapters which versions there are.
export { findType, versionsOf }

/** Of the newest released version that has one. */
export const pictureOfType = async (db: Db, typeNo: string) =>
  (await versionsOf(db, typeNo)).find(
    ({ picture, definitionStatus }) => picture !== null && definitionStatus !== 'draft',
  )?.picture ?? null

type Key = Pick<ProductType, 'typeNo' | 'typeVer'>

export const {
  create: createType,
  change: changeType,
  revise: reviseType,
  move: moveType,
  remove: removeType,
} = versioned<ProductType, 'typeNo', 'typeVer'>({
  entity: 'type',
  code: 'typeNo',
  version: 'typeVer',
  latest: latestVersion,
  lock: (db, { typeNo, typeVer }) => lockType(db, typeNo, typeVer),
  insert: insertType,
  update: (db, { typeNo, typeVer }, change) => updateType(db, typeNo, typeVer, change),
  remove: (db, { typeNo, typeVer }) => deleteType(db, typeNo, typeVer),
  checkContent,
  /** A type is released with the route it takes: an order of it can then start. */
  mustBeFaultless: async (db, type) => {
    const { faults, ...about } = await faultsOf(db, type)
    if (faults.length) refuse('types.faults', { typeFaults: faults.join(', '), ...about })
  },
  mustBeUnused: async (db, { typeNo, typeVer }) => {
    if (await isMade(db, typeNo, typeVer)) refuse('orders.producing')
    const packages = await packagesOf(db, typeNo, typeVer)
    if (packages.length)
      refuse('definition.in_use', {
        by: packages
          .map((one) => `${versionKey(one.processingNumber, one.processingVer)} ${one.packageVer}`)
          .join(', '),
      })
  },
  keepRelated: showPicture,
})

/** The orders that make it, as far as this person may see their lines. */
export const usesOf = ({ db, user }: PlantCall, key: Key) => ordersOfType(db, key, user.lines)

type Content = z.output<typeof ProductTypeDraft>

/** A draft may still lack its route and bill; what it names must exist, and its serial rule must be able to number. */
async function checkContent(db: Db, draft: Content) {
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

function showPicture(call: PlantCall, before: ProductType | null, after: ProductType | null) {
  const { typeNo, typeVer } = after ?? before! // one of them is there
  return changePicture(
    call,
    { entity: 'type', entityKey: versionKey(typeNo, typeVer) },
    before?.picture ?? null,
    after?.picture ?? null,
  )
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
