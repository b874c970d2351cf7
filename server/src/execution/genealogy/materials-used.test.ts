import { afterAll, expect, test } from 'vitest'
import { genealogy } from '@takt/contract/genealogy.ts'
import { lots } from '@takt/contract/lots.ts'
import { materials } from '@takt/contract/materials.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')

test('the materials of an order and of a production lot are summed by material lot', async () => {
  const line = await startLineWithParts(plant, 'L1', [aBomRow(1, 'RING', 'S10', { bomQty: 2 })])
  const bind = (position: string, label: string, quantity: number) =>
    admin(materials.bind, { stationNumber: 'S10', position, label, quantity, bomCode: 'RING' })
  const { orderCode } = line.order
  await bind('1', 'R-1', 3)
  await bind('2', 'R-2', 30)
  await line.station('S10').work('A-1', { TORQUE: 10 })
  await admin(lots.create, { orderCode, number: 5, lotNo: 'LOT-1' })
  const [lot] = (await admin(lots.list, { lotNo: 'LOT-1' })).rows
  await admin(lots.move, { id: lot!.id, move: 'takeIn' })
  await line.station('S10').work('A-2', { TORQUE: 10 })
  const figures = async (filter: object) =>
    (await admin(genealogy.materialsUsed, filter)).rows.map(({ bomLot, quantity, units, serials }) => [
      bomLot,
      quantity,
      units,
      serials,
    ])
  expect(await figures({ orderCode })).toEqual([
    ['R-1', 3, 2, 0],
    ['R-2', 1, 1, 0],
  ])
  expect(await figures({ lotNo: 'LOT-1' })).toEqual([
    ['R-1', 1, 1, 0],
    ['R-2', 1, 1, 0],
  ])
  expect(await figures({ lotNo: 'LOT-9' })).toEqual([])

  const { components } = await admin(genealogy.ofUnit, { productSn: 'A-1' })
  const { productId, componentId } = components[0]!
  await admin(genealogy.replace, { productId, componentId, reason: 'unused', back: true })
  expect(await figures({ orderCode })).toEqual([
    ['R-1', 1, 1, 0],
    ['R-2', 1, 1, 0],
  ])
})

test('without an order or a lot the question is refused by the name of its field', async () => {
  await expect(admin(genealogy.materialsUsed, {})).rejects.toMatchObject({
    key: 'call.invalid',
    field: 'orderCode',
  })
})
