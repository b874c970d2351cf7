import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import type { Disposition } from '@takt/contract/failures.ts'
import { lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const anna = plant.as('admin', 'L1')
const { orderCode } = line.order

const newLot = (number: number) => anna(lots.create, { orderCode, number })
const lotOf = async (lotNo: string) => (await anna(lots.list, { lotNo })).rows[0]!
const log = (lotNo: string, quantity: number) =>
  anna(defectReports.log, { stationNumber: 'S20', defectCode: 'DENT', lotNo, quantity })
const decide = (failId: string, disposition: Disposition) =>
  anna(failures.dispose, { failId, disposition, reason: 'x' })
const statesOf = async (lotNo: string) =>
  (await anna(failures.list, { lotNo })).rows.map(({ quantity, failStatus }) => [quantity, failStatus])
const scrappedOfOrder = async () => (await anna(orders.list, { orderCode })).rows[0]!.ngNumber

test('only pieces that nothing was found on are split off a lot', async () => {
  const lot = await newLot(20)
  const { failId } = await log(lot.lotNo, 12)
  await log(lot.lotNo, 3)
  const refusal = { key: 'lots.pieces_failed', field: 'number', facts: { failed: 15, left: 5 } }
  await expect(anna(lots.split, { id: lot.id, number: 6 })).rejects.toMatchObject(refusal)
  await decide(failId, 'scrap')
  await expect(anna(lots.split, { id: lot.id, number: 6 })).rejects.toMatchObject(refusal)
  expect(await anna(lots.split, { id: lot.id, number: 5 })).toMatchObject({ number: 5 })
  expect(await lotOf(lot.lotNo)).toMatchObject({ number: 15, ngNumber: 12 })
})

test('what was found on a lot goes with it into another, and is counted there', async () => {
  const [from, into] = [await newLot(30), await newLot(10)]
  const open = await log(from.lotNo, 4)
  await decide((await log(from.lotNo, 2)).failId, 'scrap')
  await anna(lots.merge, { id: from.id, into: into.id })
  expect(await statesOf(into.lotNo)).toEqual([
    [2, 'scrap'],
    [4, 'open'],
  ])
  await decide(open.failId, 'scrap')
  expect(await lotOf(into.lotNo)).toMatchObject({ number: 40, ngNumber: 6 })
  expect(await lotOf(from.lotNo)).toMatchObject({ lotStatus: 'merged', ngNumber: 0 })
  expect(await anna(defectReports.look, { scanned: into.lotNo })).toMatchObject({ left: 34 })
})

test('what is open on a lot that is scrapped ends as scrap, counted once', async () => {
  const lot = await newLot(10)
  const before = await scrappedOfOrder()
  const open = await log(lot.lotNo, 4)
  const inRework = await log(lot.lotNo, 2)
  await decide(inRework.failId, 'rework')
  await decide((await log(lot.lotNo, 1)).failId, 'returned')
  await decide((await log(lot.lotNo, 1)).failId, 'scrap')
  await anna(lots.move, { id: lot.id, move: 'scrap', reason: 'fire' })
  expect(await statesOf(lot.lotNo)).toEqual([
    [1, 'scrap'],
    [1, 'returned'],
    [2, 'scrap'],
    [4, 'scrap'],
  ])
  expect(await lotOf(lot.lotNo)).toMatchObject({ lotStatus: 'scrapped', ngNumber: 7 })
  expect(await scrappedOfOrder()).toBe(before + 7)
  expect(await anna(failures.one, { failId: open.failId })).toMatchObject({
    disposedBy: 'admin',
    dispositionReason: 'fire',
  })
  const trail = await anna(audit.of, { lineNumber: 'L1', entity: 'failure', entityKey: open.failId })
  expect(trail[0]).toMatchObject({ action: 'scrap' })
  // The decision before is not taken back through the lot's.
  await expect(anna(failures.undo, { failId: inRework.failId })).rejects.toMatchObject({
    key: 'failures.undo_not_kept',
  })
})

test('pieces that were reworked are good again once a person says so, and the rest is decided apart', async () => {
  const lot = await newLot(10)
  const { failId } = await log(lot.lotNo, 6)
  const repaired = () => anna(failures.repaired, { failId, reason: 'polished' })
  await expect(repaired()).rejects.toMatchObject({
    key: 'failures.wrong_status',
    facts: { failStatus: 'open' },
  })
  await decide(failId, 'rework')
  await anna(failures.split, { failId, quantity: 2, disposition: 'scrap', reason: 'too deep' })
  const both = await Promise.allSettled([repaired(), repaired()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await anna(failures.one, { failId })).toMatchObject({
    quantity: 4,
    failStatus: 'closed',
    disposition: 'rework',
    closedBy: 'admin',
  })
  expect(await lotOf(lot.lotNo)).toMatchObject({ ngNumber: 2 })
  expect(await anna(defectReports.look, { scanned: lot.lotNo })).toMatchObject({ left: 8 })
  const trail = await anna(audit.of, { lineNumber: 'L1', entity: 'failure', entityKey: failId })
  expect(trail[0]).toMatchObject({ action: 'repair', after: { failStatus: 'closed', reason: 'polished' } })
})

test('a unit in rework is repaired by its report and its retest, not by a word', async () => {
  const lot = await newLot(5)
  await anna(lots.move, { id: lot.id, move: 'takeIn' })
  await line.station('S10').work('UNIT', { TORQUE: 99 })
  const { failId } = (await anna(failures.list, { productSn: 'UNIT' })).rows[0]!
  await expect(anna(failures.repaired, { failId, reason: 'x' })).rejects.toMatchObject({
    key: 'failures.not_pieces',
  })
})
