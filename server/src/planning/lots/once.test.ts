import { afterAll, expect, test } from 'vitest'
import { genealogy } from '@takt/contract/genealogy.ts'
import { lots } from '@takt/contract/lots.ts'
import { materials } from '@takt/contract/materials.ts'
import { startLine } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)

test('a lot divided again under the same id is divided once', async () => {
  const admin = plant.as('admin', 'L1')
  const line = await startLine(plant, 'L1')
  const lot = await admin(lots.create, { orderCode: line.order.orderCode, number: 6, lotNo: 'LOT-1' })
  const split = { id: lot.id, number: 2, messageId: 'split-1' }
  const both = await Promise.all([admin(lots.split, split), admin(lots.split, split)])
  expect(both[1]).toEqual(both[0])
  const found = (await admin(lots.list, { orderCode: line.order.orderCode })).rows
  expect(found.map(({ number }) => number).toSorted()).toEqual([2, 4])
})

test('a part replaced again under the same id is replaced once, and taken from its lot once', async () => {
  const admin = plant.as('admin', 'L2')
  const line = await startLineWithParts(plant, 'L2', [aBomRow(1, 'RING', 'S10')])
  const bind = { stationNumber: 'S10', position: 'P', label: 'R-1', bomCode: 'RING', quantity: 10 }
  await admin(materials.bind, bind)
  await line.station('S10').work('U-1', { TORQUE: 10 })
  const [part] = (await admin(genealogy.ofUnit, { productSn: 'U-1' })).components
  const { productId, componentId } = part!
  const replace = { productId, componentId, reason: 'bent', bomLot: 'R-1', messageId: 'replace-1' }
  const first = await admin(genealogy.replace, replace)
  expect(await admin(genealogy.replace, replace)).toEqual(first)
  const ever = await admin(genealogy.ofUnit, { productSn: 'U-1', now: false })
  expect(ever.components.map(({ removedAt }) => removedAt !== null)).toEqual([true, false])
  const [lot] = (await admin(materials.lots, { bomLot: 'R-1' })).rows
  expect(lot!.remaining).toBe(8)
})
