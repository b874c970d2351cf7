import { afterAll, expect, test } from 'vitest'
import { bomDefs, PartDraft } from '@takt/contract/bomDefs.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { rework, type ReworkDraft, type ReworkView } from '@takt/contract/rework.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const scanned = { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' } as const
const line = await startLineWithParts(plant, 'L1', [
  aBomRow(1, 'BOARD', 'S10', scanned),
  aBomRow(2, 'COVER', 'S20', scanned),
])

async function failed(sn: string) {
  await line.station('S10').work(sn, { TORQUE: 10 }, { materials: [{ bomCode: 'BOARD', serial: `B-${sn}` }] })
  const materials = [{ bomCode: 'COVER', serial: `C-${sn}` }]
  return (await line.station('S20').work(sn, { VOUT: 9 }, { materials })).productId
}
const boardOf = async (productId: string) =>
  (await admin(genealogy.ofUnit, { productId, now: true })).components.find(
    ({ bomCode }) => bomCode === 'BOARD',
  )!.componentId
const report = (productId: string, more: Partial<ReworkDraft> = {}) =>
  admin(rework.report, {
    productId,
    reworkResult: 'repaired',
    repairCode: 'replace',
    timeSpent: 60,
    ...more,
  })
const exchange = async (productId: string, serial: string) =>
  report(productId, { exchanged: [{ componentId: await boardOf(productId), serial, failIds: [] }] })
async function price(bomCode: string, unitPrice: number) {
  const [part] = (await admin(bomDefs.list, { bomCode })).rows
  const draft = { ...PartDraft.strip().parse(part), unitPrice, revision: part!.revision }
  await plant.as('admin')(bomDefs.update, draft)
}
const sums = async (by: ReworkView) => (await admin(rework.summary, { by })).rows

test('a part that has no price is counted, and costs neither nothing nor something', async () => {
  expect(await exchange(await failed('A'), 'B-A2')).toMatchObject({ materialCost: null, unpriced: 1 })
  expect(await report(await failed('B'))).toMatchObject({ materialCost: null, unpriced: 0 })
  expect(await sums('rwkCode')).toMatchObject([{ reports: 2, materialCost: null, unpriced: 1 }])
})

test('what went in costs what its part cost when it was reported', async () => {
  await price('BOARD', 30)
  expect(await exchange(await failed('C'), 'B-C2')).toMatchObject({ materialCost: 30, unpriced: 0 })
  await price('BOARD', 99)
  expect(await sums('rwkCode')).toMatchObject([{ reports: 3, materialCost: 30, unpriced: 1 }])
})

test('with a unit all that is in it is lost', async () => {
  const productId = await failed('D')
  const lost = { reworkResult: 'scrap', repairCode: null, remark: 'burnt' } as const
  expect(await report(productId, lost)).toMatchObject({ materialCost: 99, unpriced: 1 })
})

test('a part that was put in before the unit was scrapped is lost once', async () => {
  const productId = await failed('E')
  const exchanged = [{ componentId: await boardOf(productId), serial: 'B-E2', failIds: [] }]
  const lost = { reworkResult: 'scrap', repairCode: null, remark: 'burnt too' } as const
  expect(await report(productId, { ...lost, exchanged })).toMatchObject({ materialCost: 99, unpriced: 1 })
})

test('the sums list the stations that sent units to rework with their reports', async () => {
  const [row] = await sums('station')
  expect(row).toMatchObject({ sumCode: 'S20', sentIn: 3, inRework: 3, reports: 5, scrapped: 2 })
  const { total: opened } = await admin(rework.list, { stationNumber: 'S20' })
  const { total: sent } = await admin(failures.list, { stationNumber: 'S20', disposition: 'rework' })
  expect([opened, sent]).toEqual([row!.reports, row!.sentIn])
})
