import { refuse } from '@takt/contract/errors.ts'
import type { Processing, ProcessingDraft, RouteFault, Step } from '@takt/contract/processings.ts'
import { recordChange } from '../audit/audit.ts'
import { findSets } from '../collectionSets/collectionSets.ts'
import type { PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { checkDraft, type DefinitionMove, statusAfter, versionKey } from '../definitions/definitions.ts'
import { faultsOf } from './faults.ts'
import { findProcessing, insertProcessing, latestVersion, lockProcessing, updateProcessing, versionsOf } from './processings.queries.ts'

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

export function changeProcessing(call: PlantCall, { processingNumber, processingVer, revision, steps, ...draft }: ProcessingDraft & Key & { revision: number }) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, { processingNumber, processingVer })
    checkDraft(before, revision)
    const change = { ...draft, steps: JSON.stringify(steps), updateAuthor: call.user.name }
    return traced(db, call, 'update', before, await updateProcessing(db, processingNumber, processingVer, change))
  })
}

export function reviseProcessing(call: PlantCall, key: Key) {
  return inOneGo(call.db, async (db) => {
    const { processingNumber, processingName, remark, steps } = await known(db, key)
    const processingVer = (await latestVersion(db, processingNumber)) + 1
    const fresh = { processingNumber, processingVer, processingName, remark, steps: JSON.stringify(steps), updateAuthor: call.user.name }
    return traced(db, call, 'revise', null, (await insertProcessing(db, fresh)) ?? refuse('record.changed'))
  })
}

export function moveProcessing(call: PlantCall, { move, ...key }: Key & { move: DefinitionMove }) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, key)
    const definitionStatus = statusAfter(before, move)
    const faults = move === 'release' ? await allFaults(db, before.steps) : []
    if (faults.length) refuse('definition.faults', { faults: faults.join(', ') })
    const change = { definitionStatus, updateAuthor: call.user.name }
    return traced(db, call, move, before, await updateProcessing(db, key.processingNumber, key.processingVer, change))
  })
}

/** What is wrong with the steps, and with the sets they measure. */
async function allFaults(db: Db, steps: readonly Step[]): Promise<RouteFault[]> {
  const measuring = steps.filter((step) => step.colSetId !== null)
  const sets = await findSets(db, measuring.flatMap(({ colSetId, colSetVersion }) => (colSetId && colSetVersion ? [{ colSetId, colSetVersion }] : [])))
  const isReleased = ({ colSetId, colSetVersion }: Step) =>
    sets.some((set) => set.colSetId === colSetId && set.colSetVersion === colSetVersion && set.definitionStatus === 'released')
  return [...faultsOf(steps), ...(measuring.every(isReleased) ? [] : ['setNotReleased' as const])]
}

const known = async (db: Db, { processingNumber, processingVer }: Key) => (await lockProcessing(db, processingNumber, processingVer)) ?? refuse('record.unknown')

async function traced(db: Db, call: PlantCall, action: string, before: Processing | null, after: Processing) {
  await recordChange(db, call, { entity: 'processing', key: versionKey(after.processingNumber, after.processingVer), action, before, after })
  return after
}
