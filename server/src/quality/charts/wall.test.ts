import { afterAll, expect, test } from 'vitest'
import { charts } from '@takt/contract/charts.ts'
import { lines } from '@takt/contract/lines.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
await admin(lines.create, aLine('L2'))

test('the wall has every line the person may see, each as its own overview grades it', async () => {
  for (let i = 0; i < 30; i++) await line.station('S10').work(`W-${i}`, { TORQUE: 10 + (i % 5) / 10 })
  const wall = await plant.as('admin')(charts.wall, {})
  expect(wall.map(({ lineNumber }) => lineNumber)).toEqual(['L1', 'L2'])
  expect(wall[0]!.characteristics).toEqual(await admin(charts.overview, {}))
  expect(wall[0]!.characteristics.find(({ resultCode }) => resultCode === 'TORQUE')?.potential).not.toBeNull()
  expect(wall[1]!.characteristics).toEqual([])
})

test('what may be chosen is what was measured, by station and in the order of its set', async () => {
  await line.station('S20').work('W-1', { VOUT: 5 })
  const chosen = await admin(charts.characteristics, {})
  const { colSetId } = line
  expect(chosen.map(({ stationNumber, resultCode }) => [stationNumber, resultCode])).toEqual([
    ['S10', 'TORQUE'],
    ['S20', 'VOUT'],
  ])
  expect(chosen[0]).toMatchObject({ colSetId, colSetVersion: 1 })
  expect(await admin(charts.characteristics, { to: '2020-01-01T00:00:00Z' })).toEqual([])
})
