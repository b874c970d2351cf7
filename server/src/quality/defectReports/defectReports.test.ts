import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { defects } from '@takt/contract/defects.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { failureSummary } from '@takt/contract/failure-summary.ts'
import { lots } from '@takt/contract/lots.ts'
import { types } from '@takt/contract/types.ts'
import { units } from '@takt/contract/units.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aDefect } from '../../testing/quality-samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
await startLine(plant, 'L2')
const admin = plant.as('admin', 'L1')
const editor = plant.as('editor', 'L1')
const passport = (unit: string) => admin(units.passport, { unit })
async function begun(sn: string) {
  await line.station('S10').work(sn, { TORQUE: 10 })
  return (await passport(sn)).unit.productId
}
const scratch = { stationNumber: 'S20', defectCode: 'SCRATCH' }
const refused = (key: string) => expect.objectContaining({ key })

beforeAll(async () => {
  await admin(defects.create, aDefect('SCRATCH', { rank: null }))
  await admin(defects.create, { ...aDefect('SCRATCH'), subDefectCode: 'LEFT' })
  await admin(defects.create, aDefect('BURR', { stationNumbers: ['S10'] }))
  await admin(defects.create, aDefect('BENT'))
  await admin(defects.retire, { defectCode: 'BENT', subDefectCode: null, revision: 0 })
})

test('a report sent twice is one failure that holds its unit, traced at the failure and the unit', async () => {
  const productId = await begun('R-1')
  expect(await admin(defectReports.look, { scanned: 'R-1' })).toMatchObject({ productId, left: 1 })
  const report = { ...scratch, subDefectCode: 'LEFT', productId, remark: 'edge', messageId: randomUUID() }
  const [one, two] = await Promise.all([admin(defectReports.log, report), admin(defectReports.log, report)])
  expect(two).toEqual(one)
  const { unit, failures: found } = await passport('R-1')
  expect(unit.processStatus).toBe('held')
  expect(found).toMatchObject([
    { ...scratch, subDefectCode: 'LEFT', loggedBy: 'admin', failSource: 'manual' },
  ])
  for (const [entity, entityKey] of [
    ['failure', one.failId],
    ['unit', productId],
  ] as const)
    expect((await admin(audit.of, { lineNumber: 'L1', entity, entityKey }))[0]).toMatchObject({
      action: 'log',
      after: { defectCode: 'SCRATCH', subDefectCode: 'LEFT' },
    })
})

test('it is taken back within a minute, by who logged it alone', async () => {
  const productId = await begun('R-2')
  const { failId } = await admin(defectReports.log, { ...scratch, productId })
  expect((await admin(defectReports.mine, {}))[0]).toMatchObject({ failId })
  expect(await editor(defectReports.mine, {})).toEqual([])
  await expect(editor(defectReports.undo, { failId })).rejects.toEqual(refused('failures.not_yours'))
  await admin(defectReports.undo, { failId })
  expect(await passport('R-2')).toMatchObject({
    unit: { processStatus: 'inProcess', holds: [] },
    failures: [],
  })
  const late = await admin(defectReports.log, { ...scratch, productId })
  const failTime = isoOf(Date.now() - 61_000)
  await plant.db.updateTable('failures').set({ failTime }).where('failId', '=', late.failId).execute()
  const tooLate = admin(defectReports.undo, { failId: late.failId })
  await expect(tooLate).rejects.toEqual(refused('failures.undo_too_late'))
})

test('what cannot be logged is refused with its reason', async () => {
  const productId = await begun('R-3')
  const operator = plant.as('operator', 'L1')
  await expect(operator(defectReports.log, { ...scratch, productId })).rejects.toEqual(
    refused('call.forbidden'),
  )
  const log = (over: object) => admin(defectReports.log, { ...scratch, productId, ...over })
  await expect(log({ stationNumber: 'S99' })).rejects.toEqual(refused('operators.no_station'))
  await expect(log({ defectCode: 'UNHEARD' })).rejects.toEqual(refused('defects.no_defect'))
  await expect(log({ subDefectCode: 'RIGHT' })).rejects.toEqual(refused('defects.no_defect'))
  await expect(log({ defectCode: 'BENT' })).rejects.toEqual(refused('defects.of_retired'))
  await expect(log({ defectCode: 'BURR' })).rejects.toEqual(refused('defectReports.not_offered'))
  await expect(log({ productId: randomUUID() })).rejects.toMatchObject({
    key: 'record.unknown',
    field: 'productId',
  })
  await expect(log({ quantity: 2 })).rejects.toEqual(refused('call.invalid'))
  await expect(log({ lotNo: 'L' })).rejects.toEqual(refused('call.invalid'))
  // There the defect is not defined, so that only the unit can be refused.
  const elsewhere = plant.as('admin', 'L2')(defectReports.log, { ...scratch, productId })
  await expect(elsewhere).rejects.toEqual(refused('record.unknown'))
  await admin(units.move, { productId, move: 'scrap', reason: 'crushed' })
  await expect(log({})).rejects.toEqual(refused('failures.unit_over'))
  for (const [scanned, key] of [
    ['nothing', 'record.unknown'],
    ['R-3', 'failures.unit_over'],
  ] as const)
    await expect(admin(defectReports.look, { scanned })).rejects.toEqual(refused(key))
  const done = await begun('R-4')
  await line.station('S20').work('R-4', { VOUT: 5 })
  await line.station('S30').work('R-4')
  await expect(log({ productId: done })).rejects.toEqual(refused('failures.unit_finished'))
})

test('of a lot no more is logged than is left, and what was taken back or is good is left again', async () => {
  const lot = await admin(lots.create, { orderCode: line.order.orderCode, number: 40 })
  const { lotNo } = lot
  const left = async () => (await admin(defectReports.look, { scanned: lotNo })).left
  const log = (quantity: number) => admin(defectReports.log, { ...scratch, lotNo, quantity })
  const first = await log(25)
  await expect(log(16)).rejects.toMatchObject({ key: 'failures.more_than_lot', facts: { number: 15 } })
  const second = await log(15)
  expect(await left()).toBe(0)
  await admin(defectReports.undo, { failId: second.failId })
  const decision = { disposition: 'falseFail', reason: 'dirt' } as const
  await admin(failures.dispose, { failId: first.failId, ...decision })
  expect(await left()).toBe(40)
  await admin(lots.move, { id: lot.id, move: 'refuse', reason: 'wrong' })
  await expect(left()).rejects.toEqual(refused('failures.lot_over'))
})

test('a station is offered what it logs most first, and only what is in use there', async () => {
  const offered = async (stationNumber: string) =>
    (await admin(defectReports.offered, { stationNumber })).map(
      ({ defectCode, subDefectCode, failures: n }) => [subDefectCode ?? defectCode, n],
    )
  expect(await offered('S10')).toEqual([
    ['BURR', 0],
    ['SCRATCH', 0],
    ['LEFT', 0],
  ])
  await admin(defectReports.log, { ...scratch, stationNumber: 'S10', productId: await begun('R-5') })
  expect(await offered('S10')).toEqual([
    ['SCRATCH', 1],
    ['LEFT', 0],
    ['BURR', 0],
  ])
  expect((await offered('S20')).map(([code]) => code)).toEqual(['SCRATCH', 'LEFT'])
})

test('a place on the picture is kept, whole or not at all, and counted by type', async () => {
  const log = async (sn: string, over: object) =>
    admin(defectReports.log, { ...scratch, productId: await begun(sn), ...over })
  for (const over of [
    { positionX: 0.2 },
    { positionX: 0.2, positionY: 1.1 },
    { positionX: -0.1, positionY: 0 },
  ])
    await expect(log('R-8', over)).rejects.toEqual(refused('call.invalid'))
  expect(await log('R-8', { positionX: 0.2, positionY: 1 })).toMatchObject({ positionX: 0.2, positionY: 1 })
  await log('R-9', { positionX: 0.205, positionY: 0.995 })
  const { drawing } = await admin(failureSummary.figures, { typeNo: line.typeNo })
  expect(drawing).toBeNull()
  const { typeNo } = line
  const { typeVer } = await admin(types.revise, { typeNo, typeVer: 1 })
  const picture = randomUUID()
  await plant.db
    .updateTable('productTypes')
    .set({ picture })
    .where('definitionStatus', '=', 'draft')
    .execute()
  await admin(types.move, { typeNo, typeVer, move: 'release' })
  expect((await admin(failureSummary.figures, { typeNo })).drawing!.spots).toEqual([
    { x: expect.closeTo(0.21, 9), y: expect.closeTo(0.99, 9), failures: 2, placeCode: null },
  ])
})

test('of a lot, once a part was decided about, the entry is refused with that reason', async () => {
  const { lotNo } = await admin(lots.create, { orderCode: line.order.orderCode, number: 40 })
  const { failId } = await admin(defectReports.log, { ...scratch, lotNo, quantity: 3 })
  await admin(failures.split, { failId, quantity: 1, disposition: 'useAsIs', reason: 'hidden' })
  await expect(admin(defectReports.undo, { failId })).rejects.toEqual(refused('failures.is_split'))
})
