import { faultsOf } from '@takt/contract/bom-faults.ts'
import type { Bom } from '@takt/contract/boms.ts'
import { refuse } from '@takt/contract/errors.ts'
import { findParts } from '../bomDefs/bomDefs.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versioned } from '../../platform/definitions/definitions.ts'
import {
  deleteBom,
  findBom,
  insertBom,
  latestVersion,
  lockBom,
  newestBillOf,
  ordersOn,
  existingTypes,
  stationsScanning,
  typesNamed,
  updateBom,
} from './boms.queries.ts'

// Orders and packages read the bill they name, the floor where parts are scanned.
export { findBom, newestBillOf, stationsScanning }

type Key = Pick<Bom, 'bomCode' | 'bomVer'>

export const {
  create: createBom,
  change: changeBom,
  revise: reviseBom,
  move: moveBom,
  remove: removeBom,
} = versioned<Bom, 'bomCode', 'bomVer'>({
  entity: 'bom',
  code: 'bomCode',
  version: 'bomVer',
  latest: latestVersion,
  lock: lockBom,
  insert: (db, { rows, ...fresh }) => insertBom(db, { ...fresh, rows: JSON.stringify(rows) }),
  update: (db, key, { rows, ...change }) =>
    updateBom(db, key, { ...change, ...(rows && { rows: JSON.stringify(rows) }) }),
  remove: deleteBom,
  mustBeFaultless,
  mustBeUnused: async (db, key) => {
    const { orders } = await ordersOn(db, key, [], 5)
    if (orders.length)
      refuse('definition.in_use', { by: orders.map(({ orderCode }) => orderCode).join(', ') })
  },
})

/** Where a version is used: the types it is for, and the newest orders of the lines this person may see. */
export async function bomUses({ db, user }: PlantCall, key: Key) {
  const bom = (await findBom(db, key.bomCode, key.bomVer)) ?? refuse('record.unknown')
  return { types: await typesNamed(db, bom.typeNo), ...(await ordersOn(db, key, user.lines, mostShown)) }
}
const mostShown = 100

/** Everything at once: what is wrong with the rows, their parts and the type. */
async function mustBeFaultless(db: Db, { rows, typeNo }: Bom) {
  const named = rows.map(({ part }) => part)
  const [parts, types] = [await findParts(db, named), await existingTypes(db, [typeNo, ...named])]
  const faults = faultsOf(rows, new Map(parts.map(({ bomCode, bomState }) => [bomCode, bomState])), types)
  if (!types.has(typeNo)) faults.push({ fault: 'typeUnknown', rows: [] })
  if (faults.length === 0) return
  refuse('boms.faults', {
    bomFaults: faults.map(({ fault }) => fault).join(', '),
    at: faults.map(({ fault, rows }) => [fault, ...rows].join(' ')).join(', '),
  })
}
