import { afterAll, expect, test } from 'vitest'
import { genealogy } from '@takt/contract/genealogy.ts'
import { materials } from '@takt/contract/materials.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)

test('consumption is counted by units and summed by lots: of a stand-in part, of two lots, of what came out again', async () => {
  const mixed = await startLineWithParts(plant, 'L1', [
    aBomRow(1, 'RING', 'S10', { bomQty: 3, partGrp: 'R' }),
    aBomRow(2, 'RING-B', 'S10', { bomQty: 3, partGrp: 'R', altMatFlag: true }),
  ])
  const keeper = plant.as('admin', 'L1')
  for (const [position, label, quantity, bomCode] of [
    ['1', 'R-1', 4, 'RING'],
    ['2', 'R-2', 2, 'RING-B'],
    ['3', 'R-3', 30, 'RING'],
  ] as const)
    await keeper(materials.bind, { stationNumber: 'S10', position, label, quantity, bomCode })
  for (const sn of ['X-1', 'X-2', 'X-3']) await mixed.station('S10').work(sn, { TORQUE: 10 })
  const { components } = await keeper(genealogy.ofUnit, { productSn: 'X-1' })
  await keeper(genealogy.replace, {
    productId: components[0]!.productId,
    componentId: components[0]!.componentId,
    reason: 'bent',
    bomLot: 'R-3',
  })
  const expected = { units: 3, planned: 9, actual: 12, scrap: 3, alternates: 2, lotsUsed: 3, unassigned: 0 }
  expect((await keeper(genealogy.consumption, {})).rows).toMatchObject([{ bomCode: 'RING', ...expected }])
  expect(
    (await keeper(genealogy.consumption, { bomCode: 'RING-B', orderCode: mixed.order.orderCode })).rows,
  ).toMatchObject([{ bomCode: 'RING', ...expected }])
  expect((await keeper(genealogy.consumption, { bomCode: 'SCREW' })).rows).toEqual([])
})

test('planned is what the units that completed the step needed, also of a part taken out again or exchanged at another station', async () => {
  const line = await startLineWithParts(plant, 'L2', [
    aBomRow(1, 'BOLT', 'S10', { bomQty: 4 }),
    aBomRow(2, 'CASE', 'S10', { partGrp: 'C' }),
  ])
  const keeper = plant.as('admin', 'L2')
  for (const [position, label, quantity, bomCode] of [
    ['1', 'B-1', 100, 'BOLT'],
    ['2', 'C-1', 9, 'CASE'],
  ] as const)
    await keeper(materials.bind, { stationNumber: 'S10', position, label, quantity, bomCode })
  const s10 = line.station('S10')
  for (const sn of ['Y-1', 'Y-2', 'Y-3']) await s10.work(sn, { TORQUE: 10 })
  await s10.send('exchange', {
    ...s10.message('complete', {}),
    productSn: 'Y-3',
    removed: { bomCode: 'BOLT' },
    back: true,
    reason: 'lost',
  })
  await line.station('S20').send('exchange', {
    ...s10.message('complete', { productSn: 'Y-1' }),
    removed: { bomCode: 'CASE' },
    reason: 'scratched',
    added: { bomCode: 'CASE', bomLot: 'C-1' },
  })
  const { rows } = await keeper(genealogy.consumption, {})
  const figures = rows.map((row) =>
    [
      row.bomCode,
      row.stationNumber,
      row.units,
      row.planned,
      row.actual,
      Math.round((row.variance ?? 0) * 100),
    ].join(' '),
  )
  expect(figures.toSorted()).toEqual(['BOLT S10 3 12 8 -33', 'CASE S10 3 3 3 0', 'CASE S20 0 0 1 0'])
})
