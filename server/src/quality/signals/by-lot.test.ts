import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { chartLimits } from '@takt/contract/chartLimits.ts'
import { lots } from '@takt/contract/lots.ts'
import { signals } from '@takt/contract/signals.ts'
import { connect } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import { lookForSignals } from './signals.ts'

const plant = await startPlant()
afterAll(plant.close)
const lotSize = 3
const frozenLots = 20
/** Around a mean of 10, with a scatter of about 0.1 in each lot. */
const usual = [9.9, 10, 10.1]
const high = usual.map((value) => value + 0.18)
const looked = (db: Db) => lookForSignals(db, () => {})

/** Twenty lots of three units, frozen as one point each; further units begin, in lots of three too, before any of them is measured. */
async function startLots(lineNumber: string, later: readonly number[][]) {
  const line = await startLine(plant, lineNumber)
  const admin = plant.as('admin', lineNumber)
  const orderCode = `LOTS-${lineNumber}`
  await startOrder(plant, lineNumber, line.typeNo, orderCode, 300)
  const made = await admin(lots.divide, { orderCode, lotSize })
  for (const { id } of made.slice(0, frozenLots + later.length))
    await admin(lots.move, { id, move: 'takeIn' })
  const station = line.station('S10')
  const begin = async (unit: number) =>
    expect(await station.arrive(`${lineNumber}-${unit}`, { orderCode })).toMatchObject({ answer: 'go' })
  const measure = (unit: number, torque: number, at: number) =>
    station.complete(`${lineNumber}-${unit}`, { TORQUE: torque, VOUT: 5 }, { at: isoOf(at) })
  for (let lot = 0, unit = 0; lot < frozenLots; lot++)
    for (const value of usual) {
      await begin(unit)
      await measure(unit++, value + (lot % 3) / 50, Date.now())
    }
  await looked(plant.db)
  const { colSetId } = line
  const { frozenAt, subgroupNum } = await admin(chartLimits.freeze, {
    stationNumber: 'S10',
    colSetId,
    colSetVersion: 1,
    resultCode: 'TORQUE',
    subgroupBy: 'lot',
    from: isoOf(Date.now() - 3_600_000),
    to: isoOf(Date.now() + 1000),
    rules: ['1'],
    signalReaction: 'bell',
    reason: 'steady',
  })
  expect(subgroupNum).toBe(frozenLots)
  const units = later.flat().map((torque, at) => ({ torque, unit: frozenLots * lotSize + at }))
  // Each is measured a millisecond after the one before, none in the future, and before it began: the station's clock is behind.
  await pause(units.length + 2)
  for (const { unit } of units) await begin(unit)
  const results = units.map((one, at) => ({ ...one, at: Date.parse(frozenAt) + 1 + at }))
  const listed = async () => (await admin(signals.list, {})).rows
  return { admin, made, results, measure, listed }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const far = usual.map((value) => value + 0.6)

test('the lot whose mean is beyond the frozen limits is one signal, once the next lot has begun', async () => {
  const { results, measure, listed } = await startLots('L1', [usual, far, usual])
  for (const { unit, torque, at } of results.slice(0, 2 * lotSize)) await measure(unit, torque, at)
  await looked(plant.db)
  expect(await listed()).toEqual([])
  for (const { unit, torque, at } of results.slice(2 * lotSize)) {
    await measure(unit, torque, at)
    await looked(plant.db)
  }
  const lastOfLot = results[2 * lotSize - 1]!
  const [signal, ...otherSignals] = await listed()
  expect(otherSignals).toEqual([])
  expect(signal).toMatchObject({ chartPart: 'location', rule: 1, productSn: `L1-${lastOfLot.unit}` })
  expect(signal).toMatchObject({ pointTime: isoOf(lastOfLot.at), pointValue: expect.closeTo(mean(far), 9) })
})

test('a server that starts, alone or together with others, finds it and raises no second one', async () => {
  const restarted = [connect(plant.url), connect(plant.url)]
  const count = async () =>
    (await plant.db.selectFrom('chartSignals').select('signalId').where('lineNumber', '=', 'L1').execute())
      .length
  expect(await count()).toBe(1)
  await Promise.all(restarted.map(({ db }) => looked(db)))
  expect(await count()).toBe(1)
  await plant.db.deleteFrom('chartSignals').where('lineNumber', '=', 'L1').execute()
  for (const { close } of restarted) await close()
  const again = [connect(plant.url), connect(plant.url)]
  await Promise.all(again.map(({ db }) => looked(db)))
  expect(await count()).toBe(1)
  for (const { close } of again) await close()
})

test('units that get their lot later are a point of that lot: together they are beyond the limits', async () => {
  const { admin, made, results, measure, listed } = await startLots('L2', [high, high, usual, usual])
  for (const { unit, torque, at } of results.slice(0, -1)) {
    await measure(unit, torque, at)
    await looked(plant.db)
  }
  expect(await listed()).toEqual([])
  const [first, second] = made.slice(frozenLots)
  await admin(lots.merge, { id: first!.id, into: second!.id })
  const last = results.at(-1)!
  await measure(last.unit, last.torque, last.at)
  await looked(plant.db)
  const [signal, ...otherSignals] = await listed()
  expect(otherSignals).toEqual([])
  expect(signal).toMatchObject({ chartPart: 'location', productSn: `L2-${results[2 * lotSize - 1]!.unit}` })
  expect(signal!.pointValue).toBeCloseTo(mean(high), 9)
})

test('lots that are merged are looked at as one, though nothing more is measured', async () => {
  const { admin, made, results, measure, listed } = await startLots('L3', [high, high, usual])
  for (const { unit, torque, at } of results) await measure(unit, torque, at)
  await looked(plant.db)
  expect(await listed()).toEqual([])
  const [first, second] = made.slice(frozenLots)
  await admin(lots.merge, { id: first!.id, into: second!.id })
  await looked(plant.db)
  const [signal, ...otherSignals] = await listed()
  expect(otherSignals).toEqual([])
  expect(signal).toMatchObject({ chartPart: 'location', productSn: `L3-${results[2 * lotSize - 1]!.unit}` })
})

test.each([1, 2, 3])('messages in any order make one signal, of the same lot (%i)', async (seed) => {
  const name = `MIX${seed}`
  const { results, measure, listed } = await startLots(name, [usual, far, usual, usual])
  const draw = randomOf(seed)
  const mixed = results
    .map((one) => ({ one, place: draw() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
  for (const { unit, torque, at } of mixed) {
    await measure(unit, torque, at)
    await looked(plant.db)
  }
  const [signal, ...otherSignals] = (await listed()).filter(({ chartPart }) => chartPart === 'location')
  expect(otherSignals).toEqual([])
  const ofLot = results.slice(lotSize, 2 * lotSize).map(({ unit }) => `${name}-${unit}`)
  expect(ofLot).toContain(signal?.productSn)
})
