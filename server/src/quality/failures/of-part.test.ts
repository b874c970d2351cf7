import { afterAll, expect, test } from 'vitest'
import { boms } from '@takt/contract/boms.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { orders } from '@takt/contract/orders.ts'
import { rework } from '@takt/contract/rework.ts'
import { units } from '@takt/contract/units.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { Followers } from '../../platform/kernel/kernel.ts'
import { startOrder } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'
import { reworkFollower } from '../rework/rework.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const line = await startLineWithParts(plant, 'L1', [
  aBomRow(1, 'BOARD', 'S20', { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' }),
])
const [s10, s20, s30, s90] = ['S10', 'S20', 'S30', 'S90'].map((one) => line.station(one)) as [
  ReturnType<typeof line.station>,
  ReturnType<typeof line.station>,
  ReturnType<typeof line.station>,
  ReturnType<typeof line.station>,
]
const follower = new Followers(plant.db, [reworkFollower], { changed: () => {}, log: { warn: () => {} } })
await follower.claim()
const passport = (unit: string) => admin(units.passport, { unit })
const failuresOf = async (unit: string) => (await passport(unit)).failures
const fails = async (sn: string, board: string) => {
  await s10.work(sn, { TORQUE: 10 })
  await s20.work(sn, { VOUT: 9 }, { materials: [{ serial: board }] })
  return (await passport(sn)).unit.productId
}
const boardOf = async (productId: string) =>
  (await admin(genealogy.ofUnit, { productId, now: true })).components[0]!.componentId
const report = (productId: string, over: object) =>
  admin(rework.report, {
    productId,
    reworkResult: 'repaired',
    repairCode: 'replace',
    timeSpent: 60,
    ...over,
  })
const scratch = (productId: string) =>
  admin(defectReports.log, { stationNumber: 'S20', defectCode: 'SCRATCH', productId })

test('a rework loop left by exchange of the part: the failure is the part’s, and the unit passes its retest', async () => {
  const productId = await fails('X-1', 'B-1')
  const { failId } = (await failuresOf('X-1'))[0]!
  const componentId = await boardOf(productId)
  const exchanged = [{ componentId, serial: 'B-2', failIds: [failId] }]
  await report(productId, { exchanged })
  expect((await passport('X-1')).unit).toMatchObject({ processStatus: 'inProcess', currentStation: 'S20' })
  expect(await admin(failures.one, { failId })).toMatchObject({
    failStatus: 'open',
    disposition: null,
    productId: null,
    productSn: null,
    bomCode: 'BOARD',
    serial: 'B-1',
    removedFrom: productId,
    resultCode: 'VOUT',
  })
  expect(await s20.work('X-1', { VOUT: 5 }, { materials: [{ serial: 'B-2' }] })).toMatchObject({
    resultStatus: 'ok',
  })
  await follower.look()
  expect((await admin(rework.look, { unit: 'X-1' })).reports).toMatchObject([{ retestStatus: 'ok' }])
  // What passed does not close what left, and it is still read in the unit's passport.
  expect(await failuresOf('X-1')).toMatchObject([{ failId, failStatus: 'open', serial: 'B-1' }])
  await s30.work('X-1')
  expect((await passport('X-1')).unit.processStatus).toBe('finished')
  // The part is scrapped; the unit that it came out of is not, nor is a piece counted on the order.
  const before = (await admin(orders.list, { orderCode: line.order.orderCode })).rows[0]!.ngNumber
  expect(await admin(failures.dispose, { failId, disposition: 'scrap', reason: 'burnt' })).toMatchObject({
    failStatus: 'scrap',
  })
  expect((await passport('X-1')).unit.processStatus).toBe('finished')
  expect((await admin(orders.list, { orderCode: line.order.orderCode })).rows[0]!.ngNumber).toBe(before)
  expect(await admin(failures.undo, { failId })).toMatchObject({ failStatus: 'open' })
})

test('a part that came out and was reworked is said to be good: nothing tests it', async () => {
  const productId = await fails('X-6', 'B-10')
  const { failId } = (await failuresOf('X-6'))[0]!
  const componentId = await boardOf(productId)
  const repaired = () => admin(failures.repaired, { failId, reason: 'resoldered' })
  await expect(repaired()).rejects.toMatchObject({ key: 'failures.not_pieces' })
  await report(productId, { exchanged: [{ componentId, serial: 'B-11', failIds: [failId] }] })
  await admin(failures.dispose, { failId, disposition: 'rework', reason: 'worth it' })
  expect(await repaired()).toMatchObject({ failStatus: 'closed', closedBy: 'admin', serial: 'B-10' })
  await expect(repaired()).rejects.toMatchObject({ key: 'failures.wrong_status' })
})

test('a person’s finding that is a part’s holds its unit until the part is out, whoever takes it out', async () => {
  const productId = await fails('X-2', 'B-3')
  const { failId } = await scratch(productId)
  expect((await passport('X-2')).unit.processStatus).toBe('held')
  await expect(admin(failures.ofPart, { failId, componentId: failId })).rejects.toMatchObject({
    key: 'failures.no_part',
    field: 'componentId',
  })
  const componentId = await boardOf(productId)
  expect(await admin(failures.parts, { failId })).toMatchObject([{ componentId, serial: 'B-3' }])
  expect(await admin(failures.ofPart, { failId, componentId })).toMatchObject({ serial: 'B-3', productId })
  expect((await passport('X-2')).unit.processStatus).toBe('held')
  await s20.send('exchange', {
    messageId: 'swap',
    at: nowIso(),
    productSn: 'X-2',
    removed: { serial: 'B-3' },
    added: { serial: 'B-4' },
    reason: 'scratched',
  })
  const { unit, failures: found } = await passport('X-2')
  expect(unit).toMatchObject({ processStatus: 'rework', holds: [] })
  expect(found.map((one) => [one.resultCode ?? one.defectCode, one.failStatus, one.removedFrom])).toEqual([
    ['VOUT', 'rework', null],
    ['SCRATCH', 'open', productId],
  ])
  await expect(admin(failures.ofPart, { failId, componentId: null })).rejects.toMatchObject({
    key: 'failures.no_part',
  })
})

test('kept at its step for nothing else, a unit waits there for its test once the part is out', async () => {
  await s10.work('X-3', { TORQUE: 10 })
  for (const board of [{ materials: [{ serial: 'B-5' }] }, {}, {}]) {
    await s20.work('X-3', { VOUT: 9 }, board)
    await s90.work('X-3').catch(() => {})
  }
  const { unit, failures: found } = await passport('X-3')
  expect(unit).toMatchObject({ processStatus: 'held', currentStep: 20 })
  const componentId = await boardOf(unit.productId)
  const open = found.filter(({ failStatus }) => failStatus === 'open' || failStatus === 'rework')
  for (const { failId } of open) await admin(failures.ofPart, { failId, componentId })
  await admin(genealogy.replace, {
    productId: unit.productId,
    componentId,
    reason: 'broken',
    back: false,
    serial: 'B-6',
  })
  expect((await passport('X-3')).unit).toMatchObject({ processStatus: 'inProcess', failedStep: null })
  expect(await s20.work('X-3', { VOUT: 5 }, { materials: [{ serial: 'B-6' }] })).toMatchObject({
    resultStatus: 'ok',
  })
})

test('loops left by scrap and by use as is end their failures; another unit’s failure is refused', async () => {
  const [scrapped, used] = [await fails('X-4', 'B-7'), await fails('X-5', 'B-8')]
  const [foreign] = await failuresOf('X-5')
  const exchanged = [{ componentId: await boardOf(scrapped), failIds: [foreign!.failId] }]
  await expect(report(scrapped, { exchanged })).rejects.toMatchObject({
    key: 'failures.not_of_unit',
    field: 'exchanged',
  })
  await report(scrapped, { reworkResult: 'scrap', remark: 'burnt' })
  expect(await failuresOf('X-4')).toMatchObject([{ failStatus: 'scrap' }])
  const { failId } = (await failuresOf('X-5'))[0]!
  await admin(failures.dispose, { failId, disposition: 'useAsIs', reason: 'harmless' })
  expect((await passport('X-5')).unit).toMatchObject({ processStatus: 'inProcess', currentStation: 'S30' })
  expect((await admin(rework.look, { unit: used })).hindrance).toBe('notInRework')
})

test('a part that is a unit of its own takes the failure into its own passport, and is held', async () => {
  await s10.work('INNER', { TORQUE: 10 })
  await s20.work('INNER', { VOUT: 5 }, { materials: [{ serial: 'B-9' }] })
  await s30.work('INNER')
  await admin(orders.move, { id: line.order.id, move: 'complete', reason: 'enough' })
  const rows = [
    aBomRow(1, line.typeNo, 'S10', { consumeMode: 'scan', serialInputFlag: true, serialType: 'S' }),
  ]
  const bill = {
    bomCode: 'OUTER',
    bomName: 'Outer',
    typeNo: line.typeNo,
    validFrom: null,
    remark: null,
    rows,
  }
  await admin(boms.create, bill)
  await admin(boms.move, { bomCode: 'OUTER', bomVer: 1, move: 'release' })
  await startOrder(plant, 'L1', line.typeNo, 'OUT-1', 10, { bomCode: 'OUTER', bomVer: 1 })
  await s10.work('OUTER', { TORQUE: 10 }, { materials: [{ serial: 'INNER' }] })
  const { productId } = (await passport('OUTER')).unit
  const { failId } = await scratch(productId)
  await admin(failures.ofPart, { failId, componentId: await boardOf(productId) })
  await s10.send('exchange', {
    messageId: 'out',
    at: nowIso(),
    productSn: 'OUTER',
    removed: { serial: 'INNER' },
    reason: 'scratched',
  })
  expect((await passport('OUTER')).unit).toMatchObject({ processStatus: 'inProcess', holds: [] })
  const inner = await passport('INNER')
  expect(inner.unit).toMatchObject({ processStatus: 'held', holds: [expect.stringContaining('SCRATCH')] })
  expect(inner.failures).toMatchObject([{ failId, failStatus: 'open', removedFrom: productId }])
  await admin(failures.dispose, { failId, disposition: 'falseFail', reason: 'dust' })
  expect((await passport('INNER')).unit).toMatchObject({ processStatus: 'finished', holds: [] })
})
