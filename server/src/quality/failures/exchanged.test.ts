import { afterAll, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { boms } from '@takt/contract/boms.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { failureSummary } from '@takt/contract/failure-summary.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { orders } from '@takt/contract/orders.ts'
import { passes } from '@takt/contract/passes.ts'
import { units } from '@takt/contract/units.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startOrder } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const scanned = { consumeMode: 'scan', serialInputFlag: true } as const
const line = await startLineWithParts(plant, 'L1', [
  aBomRow(1, 'BOARD', 'S20', { ...scanned, serialType: 'M' }),
])
const [s10, s20, s30] = (['S10', 'S20', 'S30'] as const).map(line.station) as [
  ReturnType<typeof line.station>,
  ReturnType<typeof line.station>,
  ReturnType<typeof line.station>,
]
const figures = async (order: { id: number }) => {
  const { to: _now, trend: _spans, ...summary } = await admin(failureSummary.figures, {})
  const { okNumber, ngNumber } = await admin(boards.line, {})
  const { rows } = await admin(passes.list, { resultStatus: 'ng' })
  const found = rows.map(({ productSn, ngReason }) => [productSn, ngReason])
  const { failures: ofOrder } = await admin(orders.account, { id: order.id })
  return { summary, okNumber, ngNumber, found, ofOrder }
}
const theUnit = async (unit: string) => (await admin(units.passport, { unit })).unit
const partOf = async (productId: string) =>
  (await admin(genealogy.ofUnit, { productId, now: true })).components[0]!.componentId
const exchange = (station: typeof s10, productSn: string, removed: string, more = {}) =>
  station.send('exchange', {
    messageId: `out-${productSn}`,
    at: nowIso(),
    productSn,
    removed: { serial: removed },
    reason: 'broken',
    ...more,
  })

test('figures do not move as a bought part takes a failure along', async () => {
  await s10.work('X-1', { TORQUE: 10 })
  await s20.work('X-1', { VOUT: 9 }, { materials: [{ serial: 'B-1' }] })
  const { productId } = await theUnit('X-1')
  const [failure] = (await admin(failures.list, { productSn: 'X-1' })).rows
  await admin(failures.ofPart, { failId: failure!.failId, componentId: await partOf(productId) })
  const before = await figures(line.order)
  expect(before.summary).toMatchObject({ ngQuantity: 1, failures: 1 })
  expect(before.ngNumber).toBe(1)
  expect(before.ofOrder).toMatchObject([{ resultCode: 'VOUT', failures: 1 }])
  await exchange(s20, 'X-1', 'B-1', { added: { serial: 'B-2' } })
  expect(await figures(line.order)).toEqual(before)
})

test('a part made here that took a failure along is not counted for what failed in another unit', async () => {
  for (const [inner, board] of [
    ['INNER', 'B-8'],
    ['INNER-2', 'B-9'],
  ] as const) {
    await s10.work(inner, { TORQUE: 10 })
    await s20.work(inner, { VOUT: 5 }, { materials: [{ serial: board }] })
    await s30.work(inner)
  }
  await admin(orders.move, { id: line.order.id, move: 'complete', reason: 'enough' })
  const { typeNo } = line
  const bill = { bomCode: 'OUTER', bomName: 'Outer', typeNo, validFrom: null, remark: null }
  await admin(boms.create, { ...bill, rows: [aBomRow(1, typeNo, 'S10', { ...scanned, serialType: 'S' })] })
  await admin(boms.move, { bomCode: 'OUTER', bomVer: 1, move: 'release' })
  const order = await startOrder(plant, 'L1', typeNo, 'OUT-1', 10, { bomCode: 'OUTER', bomVer: 1 })
  await s10.work('OUTER', { TORQUE: 99 }, { materials: [{ serial: 'INNER' }] })
  const { productId } = await theUnit('OUTER')
  const part = await partOf(productId)
  const scratch = await admin(defectReports.log, { stationNumber: 'S20', defectCode: 'SCRATCH', productId })
  const [failure] = (await admin(failures.list, { productSn: 'OUTER', resultCode: 'TORQUE' })).rows
  for (const { failId } of [scratch, failure!]) await admin(failures.ofPart, { failId, componentId: part })
  const before = await figures(order)
  expect(before.ofOrder).toHaveLength(2)
  await exchange(s10, 'OUTER', 'INNER', { added: { serial: 'INNER-2' } })
  expect(await figures(order)).toEqual(before)
  // Made good, it is no unit whose last word is NG, though its part is held by what was found on it.
  await s10.work('OUTER', { TORQUE: 10 }, { materials: [{ serial: 'INNER-2' }] })
  const after = await figures(order)
  expect(after.ngNumber).toBe(before.ngNumber - 1)
  expect(after.summary.stations.find(({ stationNumber }) => stationNumber === 'S10')).toMatchObject({
    failedPasses: 1,
    retestOk: 1,
  })
})
