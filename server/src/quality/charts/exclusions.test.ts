import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartExclusions } from '@takt/contract/chartExclusions.ts'
import { charts } from '@takt/contract/charts.ts'
import { values } from '@takt/contract/values.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const place = { stationNumber: 'S10', colSetId: line.colSetId, colSetVersion: 1, resultCode: 'TORQUE' }
const single = { ...place, unitCount: 1 }
const report = (query: object = {}) => admin(charts.report, { ...single, ...query })
const graded = async () =>
  (await admin(charts.overview, {})).find(({ resultCode }) => resultCode === 'TORQUE')!
const exclude = (testTime: string, over: object = {}) =>
  admin(chartExclusions.exclude, { ...single, testTime, reason: 'a wrong part', ...over })

beforeAll(async () => {
  for (let i = 0; i < 40; i++)
    await line.station('S10').work(`X-${i}`, { TORQUE: i === 30 ? 12.5 : 10 + ((i * 7) % 5) / 20 })
})

test('a point that is excluded judges nothing: not the limits, not the rules, not the figures, on the chart and in the overview', async () => {
  const before = await report()
  const at = before.units.findIndex(([serial]) => serial === 'X-30')
  expect(before.broken.some((one) => one.at === at && one.rule === 1)).toBe(true)
  const all = await graded()
  const excluded = await exclude(isoOf(before.times[at]!))
  expect(excluded).toMatchObject({ productSn: 'X-30', unitNum: 1, note: 'a wrong part', restoredAt: null })
  const after = await report()
  expect(after.units.flat()).toEqual(before.units.flat().filter((serial) => serial !== 'X-30'))
  expect(after.broken.filter(({ rule }) => rule === 1)).toEqual([])
  expect([after.figures.sampleNum, after.figures.highestValue]).toEqual([39, 10.2])
  const now = await graded()
  expect([all.sampleNum, now.sampleNum]).toEqual([40, 39])
  expect(now.ppk).toBeCloseTo(after.figures.ppk!, 9)
  // It stays measured.
  expect((await admin(values.list, { productSn: 'X-30', resultCode: 'TORQUE' })).rows).toHaveLength(1)
})

test('it is excluded once, also by two at once; restored it counts again, once', async () => {
  const { times } = await report()
  const both = await Promise.allSettled([exclude(isoOf(times[3]!)), exclude(isoOf(times[3]!))])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await report()).times).toHaveLength(38)
  const [newest] = await admin(chartExclusions.list, place)
  const restore = () =>
    admin(chartExclusions.restore, { exclusionId: newest!.exclusionId, reason: 'it was right' })
  const tried = await Promise.allSettled([restore(), restore()])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await report()).times).toEqual(times)
  await expect(exclude('2020-01-01T00:00:00.000Z')).rejects.toMatchObject({ key: 'charts.no_point' })
})

test('a subgroup is excluded with all its units, and the others stay as they are grouped', async () => {
  const four = { ...place, unitCount: 4 }
  const before = await admin(charts.report, four)
  await exclude(isoOf(before.times[1]!), { unitCount: 4 })
  const after = await admin(charts.report, four)
  expect(after.units).toEqual(before.units.filter((_, at) => at !== 1))
  expect((await report()).units.flat()).not.toContain(before.units[1]![0])
})

test('who may only look excludes nothing', async () => {
  const { times } = await report()
  const viewer = plant.as('viewer', 'L1')
  await expect(
    viewer(chartExclusions.exclude, { ...single, testTime: isoOf(times[0]!), reason: 'x' }),
  ).rejects.toBeDefined()
  expect((await report()).times).toEqual(times)
})

test('the overview without what was excluded is that of a line that never measured it', async () => {
  const [with_, without] = [await startLine(plant, 'LX'), await startLine(plant, 'LY')]
  const wrong = new Set([4, 11, 12, 23])
  for (let i = 0; i < 36; i++) {
    const torque = 10 + Math.sin(i * 2.3) / 5
    await with_.station('S10').work(`E-${i}`, { TORQUE: torque, VOUT: 5 + torque / 100 })
    if (!wrong.has(i)) await without.station('S10').work(`E-${i}`, { TORQUE: torque, VOUT: 5 + torque / 100 })
  }
  const of = { ...single, colSetId: with_.colSetId }
  const onX = plant.as('admin', 'LX')
  const { times } = await onX(charts.report, of)
  const overview = (line: string) => plant.as('admin', line)(charts.overview, {})
  const ofCode = async (line: string, code: string) => {
    const { colSetId: _, ...one } = (await overview(line)).find(({ resultCode }) => resultCode === code)!
    // Sums are added up in another order.
    return Object.fromEntries(
      Object.entries(one).map(([name, value]) => [
        name,
        typeof value === 'number' ? value.toPrecision(12) : value,
      ]),
    )
  }
  const all = await ofCode('LX', 'VOUT')
  for (const i of wrong)
    await onX(chartExclusions.exclude, { ...of, testTime: isoOf(times[i]!), reason: 'a wrong part' })
  expect(await ofCode('LX', 'TORQUE')).toEqual(await ofCode('LY', 'TORQUE'))
  // What was excluded of one characteristic is excluded of no other.
  expect(await ofCode('LX', 'VOUT')).toEqual(all)
  expect(all).toMatchObject({ sampleNum: (36).toPrecision(12) })
})
