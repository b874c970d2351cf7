import { afterAll, expect, test } from 'vitest'
import { materials } from '@takt/contract/materials.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)

test('the stock of a part is what is left at the line: loaded, on the shelf, and blocked', async () => {
  await startLineWithParts(plant, 'L-STOCK', [aBomRow(1, 'STOCKED', 'S10')])
  const keeper = plant.as('admin', 'L-STOCK')
  const receive = (bomLot: string, quantity: number) =>
    keeper(materials.receive, {
      bomCode: 'STOCKED',
      bomLot,
      quantity,
      supplier: null,
      supplierLot: null,
      expiresAt: null,
    })
  await receive('ST-1', 10.1)
  await receive('ST-2', 20.2)
  await receive('ST-3', 5)
  await keeper(materials.bind, {
    stationNumber: 'S10',
    position: '1',
    label: 'ST-1',
    quantity: 10.1,
    bomCode: 'STOCKED',
  })
  await keeper(materials.block, { bomCode: 'STOCKED', bomLot: 'ST-3', reason: 'wet' })
  expect(await keeper(materials.stock, {})).toEqual([
    { bomCode: 'STOCKED', loaded: 10.1, onShelf: 20.2, blocked: 5 },
  ])
})
