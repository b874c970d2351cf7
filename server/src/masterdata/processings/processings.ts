import { refuse } from '@takt/contract/errors.ts'
import type { Processing, Step } from '@takt/contract/processings.ts'
import { faultsOf, type MeasuredSet } from '@takt/contract/route-faults.ts'
import { findSets } from '../collectionSets/collectionSets.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versioned, versionKey } from '../../platform/definitions/definitions.ts'
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

// Types and orders read which route a unit takes, adapters which versions there are.
export { findProcessing, versionsOf }

type Key = Pick<Processing, 'processingNumber' | 'processingVer'>

export const {
  create: createProcessing,
  change: changeProcessing,
  revise: reviseProcessing,
  move: moveProcessing,
  remove: removeProcessing,
} = versioned<Processing, 'processingNumber', 'processingVer'>({
  entity: 'processing',
  code: 'processingNumber',
  version: 'processingVer',
  latest: latestVersion,
  lock: (db, key) => lockProcessing(db, key.processingNumber, key.processingVer),
  insert: (db, { steps, ...fresh }) => insertProcessing(db, { ...fresh, steps: JSON.stringify(steps) }),
  update: (db, key, { steps, ...change }) =>
    updateProcessing(db, key.processingNumber, key.processingVer, {
      ...change,
      ...(steps && { steps: JSON.stringify(steps) }),
    }),
  remove: deleteProcessing,
  mustBeFaultless: (db, { steps }) => mustBeFaultless(db, steps),
  mustBeUnused: async (db, key) => {
    const types = [...(await typesOn(db, key)), ...(await packagesOn(db, key))]
    if (types.length > 0)
      refuse('definition.in_use', {
        by: types.map((type) => versionKey(type.typeNo, type.typeVer)).join(', '),
      })
  },
})

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
