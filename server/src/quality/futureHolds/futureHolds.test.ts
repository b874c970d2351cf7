import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { futureHolds } from '@takt/contract/futureHolds.ts'
import { units } from '@takt/contract/units.ts'
import { processings } from '@takt/contract/processings.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { aStep } from '../../testing/samples.ts'
import { startPlant } from '../../testing/plant.ts'
import { futureHoldsForFloor, lineHasFutureHolds } from './futureHolds.queries.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const at = (stationNumber: string) => line.station(stationNumber)
const begun = async (sn: string) => (await at('S10').work(sn, { TORQUE: 10 })).productId as string
/** Its route lets units leave out S20. */
async function begunWithOptionalStep(sn: string) {
  const route = { processingNumber: 'OPTIONAL', processingVer: 1 }
  const orderCode = 'WO-OPTIONAL'
  if (
    (await admin(processings.list, { processingNumber: route.processingNumber, page: 1, limit: 1 })).total ===
    0
  ) {
    const steps = [aStep(10, { nextStep: 20 }), aStep(20, { nextStep: 30, mustPass: false }), aStep(30)]
    await admin(processings.create, {
      processingNumber: route.processingNumber,
      processingName: 'Optional',
      remark: null,
      steps,
    })
    await admin(processings.move, { ...route, move: 'release' })
    const { processingNumber: processRoute, processingVer: processRouteVer } = route
    await startOrder(plant, 'L1', line.typeNo, orderCode, 10, { processRoute, processRouteVer })
  }
  return (await at('S10').work(sn, {}, { orderCode })).productId as string
}
const set = (productId: string, stepSeq: number) =>
  admin(futureHolds.set, { productId, stepSeq, reason: 'look at its seal' })
const toCome = (productId: string) => admin(futureHolds.of, { productId })

test('a unit that does not exist is named by its field', async () => {
  await expect(set(randomUUID(), 20)).rejects.toMatchObject({ key: 'record.unknown', field: 'productId' })
})

test('the unit works on until the step, and is held there once', async () => {
  const productId = await begun('LATER')
  await set(productId, 30)
  expect((await at('S20').work('LATER', { VOUT: 5 })).nextStation).toBe('S30')
  expect(await at('S30').arrive('LATER')).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'unitHeld', about: 'look at its seal' }],
  })
  expect(await toCome(productId)).toEqual([])
  await admin(units.move, { productId, move: 'release', reason: 'it is fine' })
  expect(await at('S30').work('LATER')).toMatchObject({ processStatus: 'finished' })
})

test('work without permission does not lead past it', async () => {
  const productId = await begun('UNASKED')
  await set(productId, 20)
  expect(await at('S20').complete('UNASKED', { VOUT: 5 })).toMatchObject({ processStatus: 'held' })
  expect((await admin(units.list, { productSn: 'UNASKED' })).rows).toMatchObject([
    { processStatus: 'held', currentStation: 'S20' },
  ])
})

test('where it is not in turn a unit is refused, and not held', async () => {
  const productId = await begun('EARLY')
  await set(productId, 30)
  const { reasons } = await at('S30').arrive('EARLY')
  expect(reasons).toMatchObject([{ reason: 'earlierStepMissing' }])
  expect(await toCome(productId)).toHaveLength(1)
})

test('only at a step it still comes to, and once', async () => {
  const productId = await begun('AHEAD')
  await expect(set(productId, 10)).rejects.toMatchObject({ key: 'futureHolds.not_ahead' })
  await expect(set(productId, 90)).rejects.toMatchObject({ key: 'futureHolds.not_ahead' })
  await set(productId, 30)
  await expect(set(productId, 30)).rejects.toMatchObject({ key: 'futureHolds.there' })
  await at('S20').arrive('AHEAD')
  await expect(set(productId, 20)).rejects.toMatchObject({ key: 'futureHolds.not_ahead' })
})

test('a hold of a scrapped unit costs its line no look at each message', async () => {
  const productId = await begun('SCRAPPED')
  await set(productId, 30)
  const isLooked = async () => {
    lineHasFutureHolds.forget(plant.db, 'L1')
    return lineHasFutureHolds.get(plant.db, 'L1')
  }
  for (const unit of await plant.db.selectFrom('futureHolds').select(['productId', 'stepSeq']).execute())
    if (unit.productId !== productId) await admin(futureHolds.drop, unit)
  expect(await isLooked()).toBe(true)
  await admin(units.move, { productId, move: 'scrap', reason: 'crushed' })
  expect(await isLooked()).toBe(false)
  expect(await futureHoldsForFloor(plant.pool, 'L1')).toEqual([])
})

test('dropped it holds nothing; both are in the history of the unit', async () => {
  const productId = await begun('DROPPED')
  await set(productId, 20)
  await admin(futureHolds.drop, { productId, stepSeq: 20 })
  expect((await at('S20').work('DROPPED', { VOUT: 5 })).nextStation).toBe('S30')
  const trail = await admin(audit.of, { lineNumber: 'L1', entity: 'unit', entityKey: productId })
  expect(trail.map(({ action }) => action)).toEqual(['dropHold', 'holdLater'])
})

test.each([
  ['behind it', 30],
  ['that is left out', 20],
])('leaving out an optional step does not lead past a hold %s', async (what, stepSeq) => {
  const productId = await begunWithOptionalStep(`PAST ${what}`)
  await set(productId, stepSeq)
  expect(await at('S30').arrive(`PAST ${what}`)).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'unitHeld', about: 'look at its seal' }],
  })
  expect(await toCome(productId)).toEqual([])
  await admin(units.move, { productId, move: 'release', reason: 'it is fine' })
  expect(await at('S30').work(`PAST ${what}`)).toMatchObject({ processStatus: 'finished' })
})
