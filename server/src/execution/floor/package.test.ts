import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { type PackageStep, packages } from '@takt/contract/packages.ts'
import { processings } from '@takt/contract/processings.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { units } from '@takt/contract/units.ts'
import { speaking, startOrder } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aRoute, aStation, aStep, aType } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const route = { processingNumber: 'R', processingVer: 1 }
const keys = new Map<string, string>()
const station = (stationNumber: string) => speaking(plant, 'L1', stationNumber, keys.get(stationNumber)!)
const passport = (unit: string) => admin(units.passport, { unit })

/** A released package in which some steps are set differently from its route. */
async function pack(typeNo: string, set: Record<number, Partial<PackageStep>>) {
  const made = await admin(packages.create, { typeNo, typeVer: 1, ...route, like: null }).catch(() =>
    admin(packages.revise, { typeNo, typeVer: 1, ...route, packageVer: 1 }),
  )
  const key = { typeNo, typeVer: 1, ...route, packageVer: made.packageVer }
  await admin(packages.update, {
    ...key,
    bomCode: null,
    bomVer: null,
    remark: null,
    revision: 0,
    steps: made.steps.map((step) => ({ ...step, ...set[step.stepSeq] })),
  })
  await admin(packages.move, { ...key, move: 'release' })
}

/** S10, S20 which may be left out, S30, S40 which may be left out and ends the route; S30 is reworked at S90. */
beforeAll(async () => {
  await admin(lines.create, aLine('L1'))
  for (const stationNumber of ['S10', 'S20', 'S30', 'S40', 'S90']) {
    await admin(stations.create, aStation(stationNumber))
    keys.set(stationNumber, (await admin(stations.makeKey, { stationNumber })).key)
  }
  const rework = { reworkStep: 90, returnStep: 20, maxLoops: 2 }
  await admin(
    processings.create,
    aRoute('R', [
      aStep(10, { nextStep: 20 }),
      aStep(20, { nextStep: 30, mustPass: false }),
      aStep(30, { nextStep: 40, ...rework }),
      aStep(40, { mustPass: false }),
      aStep(90, { nextStep: 20, mustPass: false }),
    ]),
  )
  await admin(processings.move, { ...route, move: 'release' })
  for (const typeNo of ['SKIP', 'SAMPLE', 'LATER', 'FIRST']) {
    await admin(types.create, aType(typeNo, route))
    await admin(types.move, { typeNo, typeVer: 1, move: 'release' })
  }
})

describe('a step the package skips', () => {
  test('is required of no unit: the unit passes it, and is finished where the last step is left out', async () => {
    await pack('SKIP', {
      20: { skipped: true },
      30: { labelTemplate: 'sheetA4-qrcode' },
      40: { skipped: true },
    })
    const { orderCode } = await startOrder(plant, 'L1', 'SKIP', 'WO-SKIP', 10)
    await station('S10').arrive('A-1', { orderCode })
    expect(await station('S10').complete('A-1')).toMatchObject({ nextStep: 30, nextStation: 'S30' })
    expect(await station('S20').arrive('A-1')).toMatchObject({
      answer: 'noGo',
      reasons: [{ reason: 'stepSkipped', about: 'Step 20' }],
    })
    expect(await station('S30').work('A-1')).toMatchObject({ processStatus: 'finished', nextStep: null })
    expect((await admin(orders.list, { orderCode })).rows).toMatchObject([
      { startedNumber: 1, actualNumber: 1 },
    ])
  })

  test('is shown as left out in the passport, not as missing', async () => {
    const { leftOut, unit } = await passport('A-1')
    expect(leftOut).toEqual([
      { stepSeq: 20, why: 'stepSkipped' },
      { stepSeq: 40, why: 'stepSkipped' },
    ])
    expect(unit).toMatchObject({ packageVer: 1 })
  })

  test('is not where rework comes back to either', async () => {
    await station('S10').arrive('A-2', { orderCode: 'WO-SKIP' })
    await station('S10').complete('A-2')
    expect(await station('S30').work('A-2', {}, { verdict: 'ng' })).toMatchObject({
      processStatus: 'rework',
      nextStation: 'S90',
    })
    expect(await station('S90').work('A-2')).toMatchObject({ processStatus: 'inProcess', nextStation: 'S30' })
  })

  test('work that was done there all the same is kept and moves nothing', async () => {
    expect(await station('S20').complete('A-2', {}, { verdict: 'ng' })).toMatchObject({
      resultStatus: 'ng',
      processStatus: 'inProcess',
      nextStation: 'S30',
    })
    expect(await station('S30').work('A-2')).toMatchObject({ processStatus: 'finished' })
  })
})

test('the answer to an arrival contains how the label of its step is printed', async () => {
  await station('S10').arrive('A-3', { orderCode: 'WO-SKIP' })
  await station('S10').complete('A-3')
  expect(await station('S30').arrive('A-3')).toMatchObject({ answer: 'go', labelTemplate: 'sheetA4-qrcode' })
})

describe('a step that is sampled', () => {
  test('checks the first unit of an order and then one of so many, whatever was requested in between', async () => {
    await pack('SAMPLE', { 30: { samplingRate: 3 }, 20: { skipped: true } })
    const { orderCode } = await startOrder(plant, 'L1', 'SAMPLE', 'WO-SAMPLE', 10)
    const next: string[] = []
    for (let n = 1; n <= 5; n++) {
      await station('S10').arrive(`B-${n}`, { orderCode })
      next.push((await station('S10').complete(`B-${n}`)).nextStation)
    }
    expect(next).toEqual(['S30', 'S40', 'S40', 'S30', 'S40'])
  })

  test('refuses a unit that is not chosen, however often it arrives, and the next step does not wait for it', async () => {
    for (let again = 0; again < 3; again++)
      expect(await station('S30').arrive('B-2')).toMatchObject({
        answer: 'noGo',
        reasons: [{ reason: 'notSampled', about: 'Step 30' }],
      })
    expect(await station('S40').work('B-2')).toMatchObject({ processStatus: 'finished' })
    expect((await passport('B-2')).leftOut).toEqual([
      { stepSeq: 20, why: 'stepSkipped' },
      { stepSeq: 30, why: 'notSampled' },
    ])
  })

  test('is demanded of a unit that is', async () => {
    expect(await station('S40').arrive('B-4')).toMatchObject({
      reasons: [{ reason: 'earlierStepMissing', about: 'Step 30' }],
    })
    expect(await station('S30').work('B-4')).toMatchObject({ nextStation: 'S40' })
    expect((await passport('B-4')).leftOut).toEqual([{ stepSeq: 20, why: 'stepSkipped' }])
  })

  test('at the beginning of the route, the others begin at the step behind it', async () => {
    await pack('FIRST', { 10: { samplingRate: 2 } })
    const { orderCode } = await startOrder(plant, 'L1', 'FIRST', 'WO-FIRST', 10)
    expect(await station('S10').arrive('C-1', { orderCode })).toMatchObject({ answer: 'go', stepSeq: 10 })
    expect(await station('S10').arrive('C-2', { orderCode })).toMatchObject({
      answer: 'noGo',
      reasons: [{ reason: 'unitUnknown' }],
    })
    expect(await station('S20').arrive('C-2', { orderCode })).toMatchObject({ answer: 'go', stepSeq: 20 })
    expect(await station('S10').arrive('C-3', { orderCode })).toMatchObject({ answer: 'go', stepSeq: 10 })
  })
})

test('a unit goes by the package it began with; the next of the same order by the one released since', async () => {
  const { orderCode } = await startOrder(plant, 'L1', 'LATER', 'WO-LATER', 10)
  await station('S10').arrive('D-1', { orderCode })
  await pack('LATER', { 20: { skipped: true } })
  await station('S10').arrive('D-2', { orderCode })
  await pack('LATER', { 20: { skipped: false } })
  await station('S10').arrive('D-3', { orderCode })
  const next = await Promise.all(
    ['D-1', 'D-2', 'D-3'].map(async (sn) => (await station('S10').complete(sn)).nextStation),
  )
  expect(next).toEqual(['S20', 'S30', 'S20'])
})
