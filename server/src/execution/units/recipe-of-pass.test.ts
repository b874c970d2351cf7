import { afterAll, expect, test } from 'vitest'
import { passes } from '@takt/contract/passes.ts'
import { everyType, recipes } from '@takt/contract/recipes.ts'
import { units } from '@takt/contract/units.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aParameter } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const s10 = line.station('S10')

async function release(typeNo: string, values: Record<string, number>) {
  const place = { typeNo, stationNumber: 'S10' }
  const parameters = Object.entries(values).map(([code, value]) => aParameter(code, { value }))
  const { paraVer } = await admin(recipes.save, { ...place, revision: null, remark: null, parameters })
  await admin(recipes.move, { ...place, paraVer, move: 'release' })
}
const passesOf = async (unit: string) =>
  (await admin(units.passport, { unit })).passes.map(({ paraVer, stationParaVer, parameters }) => ({
    paraVer,
    stationParaVer,
    parameters: Object.fromEntries(parameters.map(({ paraCode, value }) => [paraCode, value])),
  }))

test('a pass keeps the parameters its go carried, whatever is released afterwards', async () => {
  await s10.work('R-0', { TORQUE: 10 })
  await release(everyType, { PRESSURE: 5, SPEED: 2 })
  await release(line.typeNo, { PRESSURE: 6 })
  await s10.arrive('R-1')
  await release(line.typeNo, { PRESSURE: 7 })
  const made = { paraVer: 1, stationParaVer: 1, parameters: { PRESSURE: 6, SPEED: 2 } }
  expect(await passesOf('R-1')).toEqual([made])
  await s10.complete('R-1', { TORQUE: 10 })
  expect(await passesOf('R-1')).toEqual([made])
  expect(await passesOf('R-0')).toEqual([{ paraVer: null, stationParaVer: null, parameters: {} }])
})

test('an arrival sent again sets the pass to the parameters of the answer that arrived', async () => {
  const message = s10.message('arrive', { productSn: 'R-2' })
  expect(await s10.send('arrive', message)).toMatchObject({ recipe: { paraVer: 2 } })
  await release(line.typeNo, { PRESSURE: 8 })
  expect(await s10.send('arrive', message)).toMatchObject({ recipe: { paraVer: 3 } })
  await s10.complete('R-2', { TORQUE: 10 })
  expect(await passesOf('R-2')).toMatchObject([{ paraVer: 3, parameters: { PRESSURE: 8 } }])
})

test('work without a permission has no parameters, and the list of passes shows which versions were used', async () => {
  await s10.send('complete', { at: nowIso(), messageId: 'R-3', productSn: 'R-3', verdict: 'ok', results: [] })
  const { rows } = await admin(passes.list, { productSn: 'R-' })
  expect(rows.map(({ productSn, paraVer, stationParaVer }) => [productSn, paraVer, stationParaVer])).toEqual([
    ['R-3', null, null],
    ['R-2', 3, 1],
    ['R-1', 1, 1],
    ['R-0', null, null],
  ])
})
