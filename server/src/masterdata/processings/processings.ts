import { refuse } from '@takt/contract/errors.ts'
import type { Processing, ProcessingDraft, Step } from '@takt/contract/processings.ts'
import { faultsOf, type MeasuredSet } from '@takt/contract/route-faults.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { findSets } from '../collectionSets/collectionSets.ts'
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
  deleteProcessing,
  findProcessing,
  insertProcessing,
  latestVersion,
  lockProcessing,
  ordersOn,
  packagesOn,
  typesOn,
  updateProcessing,
  versionsOf,
} from './processings.queries.ts'

// Types and orders ask which route a unit takes, adapters which versions there are.
export { findProcessing, versionsOf }

type Key = Pick<Processing, 'processingNumber' | 'processingVer'>

/** The first version; further ones are made by revising. A draft may be as unfinished as it is: releasing checks it. */
export function createProcessing(call: PlantCall, { steps, ...draft }: ProcessingDraft) {
  return inOneGo(call.db, async (db) => {
    const taken = () => refuse('record.code_taken', { code: draft.processingNumber }, 'processingNumber')
    if (await latestVersion(db, draft.processingNumber)) taken()
    const fresh = { ...draft, processingVer: 1, steps: JSON.stringify(steps), updateAuthor: call.user.name }
    return traced(db, call, 'create', null, (await insertProcessing(db, fresh)) ?? taken())
  })
}

export function changeProcessing(
  call: PlantCall,
  {
    processingNumber,
    processingVer,
    revision,
    steps,
    ...draft
  }: ProcessingDraft & Key & { revision: number },
) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, { processingNumber, processingVer })
    checkDraft(before, revision)
    const change = { ...draft, steps: JSON.stringify(steps), updateAuthor: call.user.name }
    return traced(
      db,
      call,
      'update',
      before,
      await updateProcessing(db, processingNumber, processingVer, change),
    )
  })
}

export function reviseProcessing(call: PlantCall, key: Key) {
  return inOneGo(call.db, async (db) => {
    const { processingNumber, processingName, remark, steps } = await known(db, key)
    const processingVer = (await latestVersion(db, processingNumber)) + 1
    const fresh = {
      processingNumber,
      processingVer,
      processingName,
      remark,
      steps: JSON.stringify(steps),
      updateAuthor: call.user.name,
    }
    return traced(db, call, 'revise', null, (await insertProcessing(db, fresh)) ?? refuse('record.changed'))
  })
}

export function moveProcessing(call: PlantCall, { move, ...key }: Key & { move: DefinitionMove }) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, key)
    const definitionStatus = statusAfter(before, move)
    if (move === 'release') await mustBeFaultless(db, before.steps)
    const change = { definitionStatus, updateAuthor: call.user.name }
    return traced(
      db,
      call,
      move,
      before,
      await updateProcessing(db, key.processingNumber, key.processingVer, change),
    )
  })
}

/** Only a draft goes away, and only one that no type names; what was released stays for whoever looks at old units. */
export function removeProcessing(call: PlantCall, key: Key) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, key)
    if (before.definitionStatus !== 'draft') refuse('definition.frozen')
    const types = [...(await typesOn(db, key)), ...(await packagesOn(db, key))]
    if (types.length > 0)
      refuse('definition.in_use', {
        by: types.map((type) => versionKey(type.typeNo, type.typeVer)).join(', '),
      })
    await deleteProcessing(db, key)
    await traced(db, call, 'delete', before, null)
    return before
  })
}

/** Where a version is used: every type, and the newest orders of the lines this person may see. */
export const showUses = async ({ db, user }: PlantCall, key: Key) => ({
  types: await typesOn(db, key),
  ...(await ordersOn(db, key, user.lines, mostShown)),
})
const mostShown = 100

/** Everything at once: what is wrong with the steps and with the sets they measure, and at which steps. */
async function mustBeFaultless(db: Db, steps: readonly Step[]) {
  const keys = steps.flatMap(({ colSetId, colSetVersion }) =>
    colSetId && colSetVersion ? [{ colSetId, colSetVersion }] : [],
  )
  const sets = await findSets(db, keys)
  const isReleased = ({ colSetId, colSetVersion }: MeasuredSet) =>
    sets.some(
      (set) =>
        set.colSetId === colSetId &&
        set.colSetVersion === colSetVersion &&
        set.definitionStatus === 'released',
    )
  const faults = faultsOf(steps, isReleased)
  if (faults.length === 0) return
  const at = faults.map(({ fault, steps }) => [fault, ...steps].join(' ')).join(', ')
  refuse('definition.faults', { faults: faults.map(({ fault }) => fault).join(', '), at })
}

const known = async (db: Db, { processingNumber, processingVer }: Key) =>
  (await lockProcessing(db, processingNumber, processingVer)) ?? refuse('record.unknown')

async function traced<T extends Processing | null>(
  db: Db,
  call: PlantCall,
  action: string,
  before: Processing | null,
  after: T,
) {
  const { processingNumber, processingVer } = after ?? before! // one of them is there
  await recordChange(db, call, {
    entity: 'processing',
    key: versionKey(processingNumber, processingVer),
    action,
    before,
    after,
  })
  return after
}
