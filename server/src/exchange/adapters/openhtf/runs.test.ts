import { afterAll, describe, expect, test, vi } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../../testing/line.ts'
import { startPlant } from '../../../testing/plant.ts'
import { afterRecords, countRows, recordOf, records, startTester } from '../../../testing/tester.ts'

vi.useFakeTimers({ toFake: ['Date'], now: afterRecords })
const plant = await startPlant()
afterAll(plant.close)
const tester = await startTester(plant, 'L1')
const admin = plant.as('admin', 'L1')
const passport = (unit: string) => admin(units.passport, { unit })

/** A fail and a later pass of the same unit; `later` in minutes. */
const again = (later: number) => (record: { start_time_millis: number; end_time_millis: number }) => {
  record.start_time_millis += later * 60_000
  record.end_time_millis += later * 60_000
}

test('twenty first records at once define the test once', async () => {
  const answers = await Promise.all(records.slice(0, 20).map((record) => tester.send(record)))
  expect(answers.map(({ code }) => code)).toEqual(new Array(20).fill(20000))
  expect(await countRows(plant)).toMatchObject({
    units: 20,
    passes: 80,
    orders: 1,
    product_types: 1,
    processings: 1,
    collection_sets: 3,
  })
})

describe('a unit that is tested again', () => {
  const failed = records[0]!
  test('after it failed waits for a person, whatever the second test results in', async () => {
    expect(await tester.send(failed)).toMatchObject({ data: { stored: false } })
    expect(await tester.send(recordOf('PSU00001', again(1)))).toMatchObject({
      data: { outcome: 'PASS', resultStatus: 'ok', processStatus: 'held', stored: true },
    })
    expect((await passport('PSU00001')).passes).toHaveLength(8)
  })

  test('and released by a person is finished by the next good test; the failure is closed', async () => {
    const { unit } = await passport('PSU00001')
    await admin(units.move, { productId: unit.productId, move: 'release', reason: 'contact cleaned' })
    expect(await tester.send(recordOf('PSU00001', again(2)))).toMatchObject({
      data: { processStatus: 'finished' },
    })
    const after = await passport('PSU00001')
    expect(after.unit).toMatchObject({ processStatus: 'finished', resultStatus: 'ok' })
    expect(after.failures).toMatchObject([{ failStatus: 'closed' }])
    expect(
      after.passes.filter(({ stepName }) => stepName === 'electrical').map(({ attempt }) => attempt),
    ).toEqual([1, 2, 3])
  })
})

describe('the order that is kept open', () => {
  const standing = async (orderCode = 'OPENHTF-PSU-EOL 2.0') =>
    (await admin(orders.list, { orderCode })).rows.find((order) => order.orderCode === orderCode)!

  test('paused by a person, it takes no further unit', async () => {
    await admin(orders.move, { id: (await standing()).id, move: 'pause', reason: 'audit' })
    expect(await tester.send(recordOf('W-1'))).toMatchObject({ key: 'orders.wrong_status' })
    await admin(orders.move, { id: (await standing()).id, move: 'resume' })
  })

  test('closed by a person, the next one takes the newest route', async () => {
    const route = { processingNumber: 'OPENHTF-PSU-EOL 2.0', processingVer: 2 }
    await admin(processings.revise, { ...route, processingVer: 1 })
    await admin(processings.move, { ...route, move: 'release' })
    await admin(orders.move, { id: (await standing()).id, move: 'complete', reason: 'a new route' })
    expect(await tester.send(recordOf('W-2'))).toMatchObject({ data: { processStatus: 'finished' } })
    expect((await passport('W-2')).unit).toMatchObject({ orderCode: 'OPENHTF-PSU-EOL 2.0 #2', ...route })
  })

  test('another line tests by the same definitions, at a station of its own name', async () => {
    const other = await startTester(plant, 'L2', 'ICT')
    expect(await other.send(recordOf('W-3'))).toMatchObject({
      data: { processStatus: 'finished', proposed: [] },
    })
    const { unit, passes } = await plant.as('admin', 'L2')(units.passport, { unit: 'W-3' })
    expect(unit).toMatchObject({
      typeNo: 'PSU-EOL 2.0',
      processingNumber: 'OPENHTF-PSU-EOL 2.0 @ICT',
      orderCode: 'OPENHTF-PSU-EOL 2.0',
    })
    expect(new Set(passes.map(({ stationNumber }) => stationNumber))).toEqual(new Set(['ICT']))
  })
})

test('a test whose first records broke off is defined by the first that passed', async () => {
  const early = (unit: string, phases: number) =>
    recordOf(unit, (record) => {
      Object.assign(record, { outcome: 'ABORTED', phases: record.phases.slice(0, phases) })
      record.metadata.test_name = 'BRINGUP'
    })
  await tester.send(early('B-1', 1))
  expect(await tester.send(early('B-2', 2))).toMatchObject({
    data: { processStatus: 'held', proposed: ['BRINGUP-electrical 1', 'OPENHTF-BRINGUP 2.0 2'] },
  })
  const good = (unit: string) =>
    recordOf(unit, ({ metadata }) => {
      metadata.test_name = 'BRINGUP'
    })
  const answers = await Promise.all(['B-3', 'B-4', 'B-5'].map((unit) => tester.send(good(unit))))
  expect(answers.map(({ data }) => data)).toMatchObject(
    ['B-3', 'B-4', 'B-5'].map((unit) => ({ unit, processStatus: 'finished', proposed: [] })),
  )
  const { unit, passes } = await passport('B-4')
  expect(unit).toMatchObject({ orderCode: 'OPENHTF-BRINGUP 2.0 #2', processingVer: 3 })
  expect(passes.map(({ stepName }) => stepName)).toEqual(['trigger_phase', 'electrical', 'firmware', 'screw'])
  expect(
    (await admin(orders.list, { orderCode: 'OPENHTF-BRINGUP' })).rows
      .map(({ startedNumber, actualNumber }) => [startedNumber, actualNumber])
      .toSorted(),
  ).toEqual([
    [2, 0],
    [3, 3],
  ])
})

test('a route that a person made of two tests takes both, one after the other', async () => {
  const of = (unit: string, testName: string, phase: string) =>
    recordOf(unit, (record) => {
      record.metadata.test_name = testName
      record.phases = record.phases.filter(
        ({ name }: { name: string }) => name === 'trigger_phase' || name === phase,
      )
    })
  await tester.send(of('T-1', 'ICT', 'electrical'))
  await tester.send(of('T-2', 'FCT', 'screw'))
  const key = { processingNumber: 'OPENHTF-ICT 2.0', processingVer: 2 }
  const { processingName, remark, revision, steps } = await admin(processings.revise, {
    ...key,
    processingVer: 1,
  })
  const second = { ...steps[1]!, stepSeq: 30, stepName: 'screw', colSetId: 'FCT-screw' }
  await admin(processings.update, {
    ...key,
    processingName,
    remark,
    revision,
    steps: [steps[0]!, { ...steps[1]!, nextStep: 30 }, second],
  })
  await admin(processings.move, { ...key, move: 'release' })
  const {
    rows: [order],
  } = await admin(orders.list, { orderCode: 'OPENHTF-ICT 2.0' })
  await admin(orders.move, { id: order!.id, move: 'complete', reason: 'both tests from now on' })
  expect(await tester.send(of('T-3', 'ICT', 'electrical'))).toMatchObject({
    data: { processStatus: 'inProcess' },
  })
  expect((await passport('T-3')).unit).toMatchObject({ currentStep: 30 })
  expect(await tester.send(of('T-3', 'FCT', 'screw'))).toMatchObject({
    data: { processStatus: 'finished', proposed: [] },
  })
  expect((await passport('T-3')).passes.map(({ stepSeq }) => stepSeq)).toEqual([10, 20, 10, 30])
})

describe('a line that makes other things too', () => {
  test('its first station still begins the only order that begins there, and a unit of another route is not taken', async () => {
    const { station } = await startLine(plant, 'L3')
    const other = await startTester(plant, 'L3', 'EOL')
    await other.send(recordOf('X-1'))
    expect(await station('S10').arrive('X-2')).toMatchObject({ answer: 'go' })
    expect(await other.send(recordOf('X-2'))).toMatchObject({ key: 'station.not_on_route' })
  })
})
