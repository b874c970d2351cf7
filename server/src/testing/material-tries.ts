import { randomUUID } from 'node:crypto'
import type { Tries } from './feature-tries.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { materials } from '@takt/contract/materials.ts'
import { orders } from '@takt/contract/orders.ts'
import { nowIso } from '../platform/db/instants.ts'
import { storedUnit } from './history.ts'
import type { startPlant } from './plant.ts'
import { anOrder } from './samples.ts'

const lot = { bomCode: 'P', bomLot: 'A' }

/** Every command of material once, on line L1 with a released bill BILL of the type T that takes P at S10, and a unit SN-1. */
export const materialTries = (plant: Awaited<ReturnType<typeof startPlant>>): Tries => [
  [materials.receive, { ...lot, quantity: 10, expiresAt: null, supplier: null, supplierLot: null }],
  [materials.adjust, { ...lot, remaining: 9, reason: 'x' }],
  [materials.scrap, { ...lot, quantity: 1, reason: 'x' }],
  [materials.block, { ...lot, reason: 'x' }],
  [materials.unblock, { ...lot, reason: 'x' }],
  [
    materials.bind,
    async () => {
      await plant.as('admin', 'L1')(orders.create, {
        ...anOrder('X-M', { typeNo: 'T', bomCode: 'BILL', bomVer: 1 }),
        release: true,
      })
      return { stationNumber: 'S10', position: '1', label: 'A' }
    },
  ],
  [materials.unbind, { stationNumber: 'S10', position: '1', reason: 'x' }],
  [
    genealogy.hold,
    async () => {
      await aComponent(plant)
      return { bomLot: 'A', reason: 'x' }
    },
  ],
  [genealogy.hold, { bomLot: 'A', reason: 'x', later: true, messageId: 'held' }],
  [genealogy.releaseRule, { message: 'held' }],
  [genealogy.rework, { bomLot: 'A', reason: 'x' }],
  [
    genealogy.replace,
    async () => {
      const { productId, componentId } = await plant.db
        .selectFrom('components')
        .select(['productId', 'componentId'])
        .executeTakeFirstOrThrow()
      return { productId, componentId, reason: 'x', back: true }
    },
  ],
]

/** In a unit on the floor, at a step whose route leads to its rework. */
async function aComponent({ db }: Awaited<ReturnType<typeof startPlant>>) {
  const { processingNumber, processingVer } = await db
    .selectFrom('units')
    .select(['processingNumber', 'processingVer'])
    .where('productSn', '=', 'SN-1')
    .executeTakeFirstOrThrow()
  const { productId } = await storedUnit(db, 'L1', { processingNumber, processingVer })
  await db
    .insertInto('components')
    .values({
      lineNumber: 'L1',
      productId,
      componentId: randomUUID(),
      rootId: productId,
      ...lot,
      serial: null,
      childId: null,
      quantity: 1,
      partGrp: 'G',
      stationNumber: 'S20',
      stepSeq: 20,
      passNo: 1,
      componentTime: nowIso(),
      operator: null,
      removedAt: null,
      removedBy: null,
      removeReason: null,
    })
    .execute()
}
