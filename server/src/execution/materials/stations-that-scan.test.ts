import { afterAll, expect, test } from 'vitest'
import { boms } from '@takt/contract/boms.ts'
import { startOrder } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { statementsOf } from '../../testing/plans.ts'
import { aBomRow } from '../../testing/samples.ts'
import { stationsThatScan } from './load-components.ts'

const plant = await startPlant()
afterAll(plant.close)
const scanned = { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' } as const

test('where any order under way has parts scanned, in one look at the orders and one at their bills', async () => {
  const { typeNo } = await startLineWithParts(plant, 'L1', [
    aBomRow(1, 'BOARD', 'S20', scanned),
    aBomRow(2, 'GLUE', 'S10', {}),
  ])
  const other = { bomCode: 'OTHER', bomVer: 1 }
  const rows = [aBomRow(1, 'BOARD', 'S30', scanned), aBomRow(2, 'BOARD', 'S20', scanned)]
  const admin = plant.as('admin', 'L1')
  await admin(boms.create, { bomCode: 'OTHER', bomName: 'Bill', typeNo, validFrom: null, remark: null, rows })
  await admin(boms.move, { ...other, move: 'release' })
  await startOrder(plant, 'L1', typeNo, 'WO-OTHER', 10, other)
  let stations: ReadonlySet<string> = new Set()
  const statements = await statementsOf(async () => {
    stations = await stationsThatScan.get(plant.db, 'L1')
  })
  expect([...stations].toSorted()).toEqual(['S20', 'S30'])
  expect(statements).toHaveLength(2)
  expect(await stationsThatScan.get(plant.db, 'L2')).toEqual(new Set())
})
