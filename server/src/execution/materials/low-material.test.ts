import { afterAll, expect, test } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { materials } from '@takt/contract/materials.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, aPart } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)

test('a part is low where less of it is bound at the whole line than its minimum: a second reel at another place is enough, the same one is not', async () => {
  await startLineWithParts(plant, 'L3', [
    aBomRow(1, 'NUT', 'S10'),
    aBomRow(2, 'NUT', 'S20', { partGrp: 'G2' }),
  ])
  const keeper = plant.as('admin', 'L3')
  await keeper(bomDefs.update, { ...aPart('NUT', { minimumStock: 100 }), revision: 0 })
  const at = (stationNumber: string, position: string, label: string, quantity: number) =>
    keeper(materials.bind, { stationNumber, position, label, quantity })
  const states = async () =>
    (await keeper(materials.monitor, {})).places
      .map(({ stationNumber, position, bomState }) => `${stationNumber} ${position} ${bomState}`)
      .toSorted()
  await at('S10', 'F1', 'N1', 60)
  await at('S20', 'F1', 'N1', 60)
  expect(await states()).toEqual(['S10 F1 low', 'S20 F1 low'])
  await at('S20', 'F2', 'N2', 40)
  expect(await states()).toEqual(['S10 F1 bound', 'S20 F1 bound', 'S20 F2 bound'])
  await keeper(materials.block, { bomCode: 'NUT', bomLot: 'N2', reason: 'rust' })
  expect(await states()).toEqual(['S10 F1 low', 'S20 F1 low', 'S20 F2 blocked'])
})

test('a tenth of a gram taken three times is exactly as planned', async () => {
  const glued = await startLineWithParts(plant, 'L2', [aBomRow(1, 'GLUE', 'S10', { bomQty: 0.1 })])
  await plant.as('admin', 'L2')(materials.bind, {
    stationNumber: 'S10',
    position: 'G1',
    label: 'G',
    quantity: 5,
  })
  for (const sn of ['G-1', 'G-2', 'G-3']) await glued.station('S10').work(sn, { TORQUE: 10 })
  expect((await plant.as('admin', 'L2')(genealogy.consumption, {})).rows).toMatchObject([
    { planned: 0.3, actual: 0.3, variance: 0 },
  ])
})

test('the board of an order that needs more than was ever made is still a board', async () => {
  await startLineWithParts(plant, 'L9', [aBomRow(1, 'GRAIN', 'S10', { bomQty: 1e9 })], 2_147_483_647)
  expect((await plant.as('admin', 'L9')(materials.monitor, {})).places).toMatchObject([
    { bomCode: 'GRAIN', needed: 2_147_483_647e9 },
  ])
})
