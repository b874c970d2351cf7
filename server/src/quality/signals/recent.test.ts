import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartExclusions } from '@takt/contract/chartExclusions.ts'
import { chartLimits } from '@takt/contract/chartLimits.ts'
import { charts } from '@takt/contract/charts.ts'
import { signals } from '@takt/contract/signals.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { judgedBy } from './judged.ts'
import { lookForSignals } from './signals.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const place = { stationNumber: 'S10', colSetId: line.colSetId, colSetVersion: 1, unitCount: 1 }
const torque = { ...place, resultCode: 'TORQUE' }

let made = 0
async function measured(values: { TORQUE: number; VOUT: number }) {
  const productSn = `R-${(made += 1)}`
  await line.station('S10').work(productSn, values)
  await lookForSignals(plant.db, () => {})
  return productSn
}
const steady = (i: number) => ({ TORQUE: 10 + ((i * 7) % 5) / 20, VOUT: 5 + ((i * 3) % 4) / 100 })
const open = async () =>
  (await admin(signals.open, {}))
    .filter(({ chartPart }) => chartPart === 'location')
    .map(({ resultCode, rule, pointValue, productSn }) => [resultCode, rule, pointValue, productSn])
const answerAll = async () => {
  for (const { signalId } of await admin(signals.open, {}))
    await admin(signals.answer, { signalId, signalCause: 'machine', signalAction: 'adjusted', remark: null })
}

beforeAll(async () => {
  for (let i = 0; i < 30; i++) await line.station('S10').work(`B-${i}`, steady(i))
  const span = { from: isoOf(Date.now() - 3_600_000), to: isoOf(Date.now() + 1000), reason: 'steady' }
  const freeze = (of: typeof torque & { typeNo?: string }) =>
    admin(chartLimits.freeze, { ...of, ...span, signalReaction: 'bell' })
  await freeze(torque)
  await freeze({ ...place, resultCode: 'VOUT', typeNo: line.typeNo })
  for (let i = 30; i < 40; i++) await measured(steady(i))
})

test('each characteristic of a set is judged by its own values, also by limits of a type', async () => {
  expect([...judgedBy(plant.db).values()].map(({ tail }) => tail.spans.ends.length)).toEqual([40, 40])
  expect(await open()).toEqual([])
  const productSn = await measured({ TORQUE: 10.1, VOUT: 5.9 })
  expect(await open()).toContainEqual(['VOUT', 1, 5.9, productSn])
  expect((await open()).filter(([code]) => code === 'TORQUE')).toEqual([])
  await answerAll()
})

test('a point that is excluded between two looks is missed by the rules of the next', async () => {
  const { unitCount: _, ...listed } = torque
  const [{ mean, sigmaWithin } = { mean: 0, sigmaWithin: 0 }] = await admin(chartLimits.list, listed)
  const above = (i: number) => ({ TORQUE: mean + sigmaWithin * (0.3 + (i % 3) / 10), VOUT: steady(i).VOUT })
  for (let i = 0; i < 6; i++) await measured(above(i))
  const below = await measured({ ...above(6), TORQUE: mean - sigmaWithin / 2 })
  for (let i = 7; i < 9; i++) await measured(above(i))
  expect(await open()).toEqual([])
  const { times, units } = await admin(charts.report, torque)
  const at = units.findIndex(([serial]) => serial === below)
  await admin(chartExclusions.exclude, { ...torque, testTime: isoOf(times[at]!), reason: 'a wrong part' })
  const productSn = await measured(above(9))
  expect(await open()).toEqual([['TORQUE', 2, above(9).TORQUE, productSn]])
})
