import { afterAll, beforeAll, expect, test } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { boms } from '@takt/contract/boms.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { type ReadinessCheck } from '@takt/contract/order-readiness.ts'
import { packages } from '@takt/contract/packages.ts'
import { processings } from '@takt/contract/processings.ts'
import { recipes } from '@takt/contract/recipes.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { storeReadBack } from '../../masterdata/recipes/recipes.ts'
import { startPlant } from '../../testing/plant.ts'
import {
  aBomRow,
  aLine,
  anOrder,
  aParameter,
  aPart,
  aRoute,
  aStation,
  aStep,
  aType,
} from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const of = { typeNo: 'T1', typeVer: 1, processingNumber: 'R', processingVer: 1 }
const bill = { bomCode: 'B', bomVer: 1 }
const light = async (id: number, check: ReadinessCheck) =>
  (await admin(orders.readiness, { id })).find((one) => one.check === check)
const releaseParameters = async (stationNumber: string, value: number, revision: number | null = null) => {
  const { paraVer } = await admin(recipes.save, {
    typeNo: 'T1',
    stationNumber,
    revision,
    remark: null,
    parameters: [aParameter('P', { value })],
  })
  await admin(recipes.move, { typeNo: 'T1', stationNumber, paraVer, move: 'release' })
}

beforeAll(async () => {
  await admin(lines.create, aLine('L1'))
  for (const stationNumber of ['S10', 'S20'])
    await admin(stations.create, aStation(stationNumber, { enabled: stationNumber !== 'S20' }))
  await admin(processings.create, aRoute('R', [aStep(10, { nextStep: 20 }), aStep(20, { mustPass: false })]))
  await admin(processings.move, { processingNumber: 'R', processingVer: 1, move: 'release' })
  await admin(types.create, aType('T1', { processingNumber: 'R', processingVer: 1 }))
  await admin(types.move, { typeNo: 'T1', typeVer: 1, move: 'release' })
  await admin(bomDefs.create, aPart('P'))
  for (const bomCode of ['B', 'C']) {
    await admin(boms.create, {
      bomCode,
      bomName: bomCode,
      typeNo: 'T1',
      validFrom: null,
      remark: null,
      rows: [aBomRow(10, 'P', 'S10')],
    })
    await admin(boms.move, { bomCode, bomVer: 1, move: 'release' })
  }
})

test('a station that is switched off stops no order whose package leaves its step out', async () => {
  const { id } = await admin(orders.create, anOrder('WO-1'))
  expect(await light(id, 'stationsEnabled')).toMatchObject({ ok: false, about: 'S20' })
  const { steps } = await admin(packages.create, { ...of, like: null })
  await admin(packages.update, {
    ...of,
    packageVer: 1,
    ...bill,
    remark: null,
    revision: 0,
    steps: steps.map((step) => ({ ...step, parametersNeeded: false, skipped: step.stepSeq === 20 })),
  })
  await admin(packages.move, { ...of, packageVer: 1, move: 'release' })
  expect(await light(id, 'stationsEnabled')).toMatchObject({ ok: true })
})

test('an order with another bill than its package, or none, is not released, and the answer names which', async () => {
  const another = await admin(orders.create, anOrder('WO-2', { bomCode: 'C', bomVer: 1 }))
  expect(await light(another.id, 'bomOfPackage')).toMatchObject({
    ok: false,
    warning: false,
    about: 'C 1 ≠ B 1',
    records: ['T1\n1\nR\n1\n1'],
  })
  await expect(admin(orders.move, { id: another.id, move: 'release' })).rejects.toMatchObject({
    key: 'orders.not_ready',
    facts: { checks: 'bomOfPackage (C 1 ≠ B 1)' },
  })
  const without = await admin(orders.create, anOrder('WO-3'))
  expect(await light(without.id, 'bomOfPackage')).toMatchObject({ ok: false, about: '– ≠ B 1' })
  const right = await admin(orders.create, anOrder('WO-4', bill))
  expect(await light(right.id, 'bomOfPackage')).toMatchObject({ ok: true, about: 'B 1' })
  expect(await admin(orders.move, { id: right.id, move: 'release' })).toMatchObject({
    orderStatus: 'released',
  })
})

test('a station that is set up for the type by older parameters is warned of; without any report there is no warning', async () => {
  const { id } = await admin(orders.create, anOrder('WO-5', bill))
  await releaseParameters('S10', 5)
  expect(await light(id, 'parametersCurrent')).toBeUndefined()
  const say = (paraVer: number, value: number, typeNo = 'T1') =>
    storeReadBack(plant.db, 'L1', 'S10', {
      at: nowIso(),
      typeNo,
      paraVer,
      values: [{ paraCode: 'P', value }],
    })
  await say(1, 5)
  expect(await light(id, 'parametersCurrent')).toMatchObject({ ok: true })
  await releaseParameters('S10', 6)
  expect(await light(id, 'parametersCurrent')).toMatchObject({
    ok: false,
    warning: true,
    about: 'S10: v1 ≠ v2',
    records: ['T1\nS10'],
  })
  await say(2, 7)
  expect(await light(id, 'parametersCurrent')).toMatchObject({ ok: false, about: 'S10: ≠ v2' })
  expect(await admin(orders.move, { id, move: 'release' })).toMatchObject({ orderStatus: 'released' })
  await say(1, 7, 'T2')
  expect(await light(id, 'parametersCurrent')).toBeUndefined()
})
