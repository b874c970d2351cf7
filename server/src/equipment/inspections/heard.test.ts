import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inspections } from '@takt/contract/inspections.ts'
import { materials } from '@takt/contract/materials.ts'
import { tools } from '@takt/contract/tools.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startOrder } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, anInspection } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLineWithParts(plant, 'L1', [aBomRow(1, 'RESIN', 'S10')])
const admin = plant.as('admin', 'L1')
const lot = (bomLot: string) => ({ bomCode: 'RESIN', bomLot, quantity: 50, expiresAt: null })
const due = async (itemCode: string) => (await admin(inspections.due, { itemCode })).rows[0]!.checkState

for (const bomLot of ['LOT-1', 'LOT-2'])
  await admin(materials.receive, { ...lot(bomLot), supplier: null, supplierLot: null })
await admin(tools.create, {
  toolCode: 'DIE',
  toolType: 'DIE',
  toolDescription: null,
  frequency: 9,
  usesPerPass: 1,
})
await admin(inspections.create, anInspection('REEL', { inspectFrequency: 'material' }))
await admin(inspections.create, anInspection('DIE', { inspectFrequency: 'tool' }))
await admin(inspections.create, anInspection('ORDER', { inspectFrequency: 'order' }))

const heardOfInspections = () =>
  plant.heard.some(([at, changed]) => at === 'L1' && changed.includes('inspections'))
beforeEach(() => {
  plant.heard.length = 0
})

test('other material that a station binds makes a check due, and open screens are notified', async () => {
  const bind = { position: 'F1', label: 'LOT-1', bomCode: 'RESIN' }
  await line.station('S10').send('bind', { messageId: randomUUID(), at: nowIso(), ...bind })
  expect([await due('REEL'), heardOfInspections()]).toEqual(['due', true])
})

test('so does what a person binds', async () => {
  await admin(materials.bind, { stationNumber: 'S10', position: 'F2', label: 'LOT-2', bomCode: 'RESIN' })
  expect(heardOfInspections()).toBe(true)
})

test('so does a tool that is mounted', async () => {
  await admin(tools.mount, { toolCode: 'DIE', stationNumber: 'S10' })
  expect([await due('DIE'), heardOfInspections()]).toEqual(['due', true])
})

test('so does an order that starts', async () => {
  await startOrder(plant, 'L1', line.typeNo, 'WO-2', 10)
  expect([await due('ORDER'), heardOfInspections()]).toEqual(['due', true])
})
