import type { CharacteristicDraft, CollectionSet, CollectionSetDraft } from '@takt/contract/collectionSets.ts'
import { refuse } from '@takt/contract/errors.ts'
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
import { checkCharacteristics, checkPlaces } from './characteristics.ts'
import {
  characteristicsOf,
  deleteCharacteristics,
  deleteSet,
  findSets,
  hasValues,
  insertCharacteristics,
  insertSet,
  latestVersion,
  lockSet,
  routesMeasuring,
  type SetKey,
  updateSet,
  versionsOf,
} from './collectionSets.queries.ts'

// Routes and orders check which sets there are.
export { findSets }

/** The first version; further ones are made by revising. */
export function createSet(call: PlantCall, { characteristics, ...draft }: CollectionSetDraft) {
  return inOneGo(call.db, async (db) => {
    checkCharacteristics(characteristics)
    const taken = () => refuse('record.code_taken', { code: draft.colSetId }, 'colSetId')
    if (await latestVersion(db, draft.colSetId)) taken()
    const fresh = { ...draft, colSetVersion: 1 }
    if (!(await insertSet(db, { ...fresh, updateAuthor: call.user.name }))) taken()
    await insertCharacteristics(db, fresh, characteristics)
    return traced(db, call, 'create', null, fresh)
  })
}

/** A set and its rows are saved as one. */
export function changeSet(
  call: PlantCall,
  { characteristics, revision, ...draft }: CollectionSetDraft & SetKey & { revision: number },
) {
  return inOneGo(call.db, async (db) => {
    const before = await lockSetOrRefuse(db, draft)
    checkDraft(before, revision)
    checkCharacteristics(characteristics)
    if (await hasValues(db, before.setKey)) checkPlaces(before.characteristics, characteristics)
    await deleteCharacteristics(db, draft)
    await insertCharacteristics(db, draft, characteristics)
    await updateSet(db, draft, {
      colSetName: draft.colSetName,
      remark: draft.remark,
      subgroupBy: draft.subgroupBy ?? before.subgroupBy,
      subgroupMinutes: draft.subgroupMinutes ?? before.subgroupMinutes,
      updateAuthor: call.user.name,
    })
    return traced(db, call, 'update', before, draft)
  })
}

export function reviseSet(call: PlantCall, key: SetKey) {
  return inOneGo(call.db, async (db) => {
    const { colSetId, colSetName, remark, subgroupBy, subgroupMinutes, characteristics } =
      await lockSetOrRefuse(db, key)
    const fresh = { colSetId, colSetVersion: (await latestVersion(db, colSetId)) + 1 }
    const head = { colSetName, remark, subgroupBy, subgroupMinutes, updateAuthor: call.user.name }
    if (!(await insertSet(db, { ...fresh, ...head }))) refuse('record.changed')
    await insertCharacteristics(db, fresh, characteristics)
    return traced(db, call, 'revise', null, fresh)
  })
}

export function moveSet(call: PlantCall, { move, ...key }: SetKey & { move: DefinitionMove }) {
  return inOneGo(call.db, async (db) => {
    const before = await lockSetOrRefuse(db, key)
    const definitionStatus = statusAfter(before, move)
    if (move === 'release' && before.charCount === 0) refuse('sets.empty')
    await updateSet(db, key, { definitionStatus, updateAuthor: call.user.name })
    return traced(db, call, move, before, key)
  })
}

/** Only a draft that nothing was measured with and no route names goes away; everything else is retired. */
export function removeSet(call: PlantCall, key: SetKey) {
  return inOneGo(call.db, async (db) => {
    const before = await lockSetOrRefuse(db, key)
    if (before.definitionStatus !== 'draft') refuse('definition.frozen')
    const routes = await routesMeasuring(db, key)
    if (routes.length)
      refuse('definition.in_use', {
        by: routes.map((route) => versionKey(route.processingNumber, route.processingVer)).join(', '),
      })
    if (await hasValues(db, before.setKey))
      refuse('sets.has_values', { resultCode: before.characteristics[0]?.resultCode ?? before.colSetId })
    await deleteSet(db, key)
    await recordChange(db, call, {
      entity: 'collectionSet',
      key: versionKey(key.colSetId, key.colSetVersion),
      action: 'delete',
      before,
    })
    return before
  })
}

/** Every version with its characteristics, newest first; held until the transaction ends, so that whoever proposes a change takes turns. */
export async function holdVersions(db: Db, colSetId: string): Promise<WholeSet[]> {
  await lockSet(db, colSetId)
  const versions = await versionsOf(db, colSetId)
  return Promise.all(
    versions.map(async (set) => ({ ...set, characteristics: await characteristicsOf(db, set) })),
  )
}

export type WholeSet = CollectionSet & { setKey: number; characteristics: CharacteristicDraft[] }

async function lockSetOrRefuse(db: Db, key: SetKey): Promise<WholeSet> {
  await lockSet(db, key.colSetId)
  return whole(db, key)
}

async function whole(db: Db, key: SetKey): Promise<WholeSet> {
  const [set] = await findSets(db, [key])
  return set ? { ...set, characteristics: await characteristicsOf(db, key) } : refuse('record.unknown')
}

async function traced(db: Db, call: PlantCall, action: string, before: CollectionSet | null, key: SetKey) {
  const after = await whole(db, key)
  await recordChange(db, call, {
    entity: 'collectionSet',
    key: versionKey(key.colSetId, key.colSetVersion),
    action,
    before,
    after,
  })
  return after
}
