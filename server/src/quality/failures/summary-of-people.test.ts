import { afterAll, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { defects } from '@takt/contract/defects.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { failureSummary } from '@takt/contract/failure-summary.ts'
import { lots } from '@takt/contract/lots.ts'
import { rework } from '@takt/contract/rework.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aDefect } from '../../testing/quality-samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
await admin(defects.create, aDefect('SCRATCH'))

const figures = () => admin(failureSummary.figures, {})
const idOf = async (unit: string) => (await admin(units.passport, { unit })).unit.productId
const found = async (sn: string) =>
  admin(defectReports.log, { stationNumber: 'S10', defectCode: 'SCRATCH', productId: await idOf(sn) })
const decide = (failId: string, disposition: 'falseFail' | 'useAsIs') =>
  admin(failures.dispose, { failId, disposition, reason: 'looked at' })

test('a unit on which a person found a defect did not pass at once, unless the defect was none', async () => {
  for (const [sn, disposition] of [
    ['A', 'useAsIs'],
    ['B', 'falseFail'],
  ] as const) {
    await line.station('S10').work(sn, { TORQUE: 10 })
    await decide((await found(sn)).failId, disposition)
    await line.station('S20').work(sn, { VOUT: 5 })
    await line.station('S30').work(sn)
  }
  expect(await figures()).toMatchObject({
    okQuantity: 1,
    ngQuantity: 1,
    firstPassYield: 0.5,
    finalYield: 1,
    failures: 1,
    falseFailures: 1,
  })
  expect((await admin(boards.line, {})).tile.firstPassYield).toBe(0.5)
})

test('an NG of a station that was false leaves its unit among those that passed at once', async () => {
  await line.station('S10').work('C', { TORQUE: 99 })
  const [open] = (await admin(failures.list, { productSn: 'C' })).rows
  await decide(open!.failId, 'falseFail')
  await line.station('S20').work('C', { VOUT: 5 })
  await line.station('S30').work('C')
  expect(await figures()).toMatchObject({
    okQuantity: 2,
    ngQuantity: 1,
    firstPassYield: 2 / 3,
    falseFailures: 2,
  })
})

test('a unit scrapped on its passport has ended, when it was scrapped', async () => {
  await line.station('S10').work('D', { TORQUE: 10 })
  const before = await figures()
  expect(before.finalYield).toBe(1)
  await admin(units.move, { productId: await idOf('D'), move: 'scrap', reason: 'fell' })
  expect((await figures()).finalYield).toBeCloseTo(3 / 4)
})

test('the tester is not blamed where somebody repaired the unit before the next try', async () => {
  await line.station('S10').work('E', { TORQUE: 10 })
  await line.station('S20').work('E', { VOUT: 9 })
  const noTrouble = async () =>
    (await figures()).stations.find(({ stationNumber }) => stationNumber === 'S20')
  await admin(rework.report, {
    productId: await idOf('E'),
    reworkResult: 'repaired',
    causeCode: 'part',
    repairCode: 'resolder',
    timeSpent: 60,
  })
  await line.station('S20').work('E', { VOUT: 5 })
  expect(await noTrouble()).toMatchObject({ failedPasses: 1, noTrouble: 0, retestOk: 1 })
})

test('pieces of a lot are counted, however their failure is split', async () => {
  const { lotNo } = await admin(lots.create, { orderCode: line.order.orderCode, number: 50 })
  const { failId } = await admin(defectReports.log, {
    stationNumber: 'S10',
    defectCode: 'SCRATCH',
    lotNo,
    quantity: 40,
  })
  const whole = await figures()
  expect(whole.groups.code[0]).toEqual({ key: 'SCRATCH', isDefect: true, failures: 41 })
  await admin(failures.split, { failId, quantity: 15, disposition: 'useAsIs', reason: 'hidden by the cover' })
  expect(await figures()).toMatchObject({
    failures: whole.failures,
    groups: whole.groups,
    cells: whole.cells,
  })
})
