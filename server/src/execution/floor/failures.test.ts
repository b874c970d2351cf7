import { afterAll, expect, test } from 'vitest'
import { holdOfFailure } from '@takt/contract/failures.ts'
import { lots } from '@takt/contract/lots.ts'
import { units } from '@takt/contract/units.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { type LoggedFailure, openFailure, undoFailure } from './floor.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const on = 'L1' as LineNumber // as a call would be let onto it
const line = await startLine(plant, on)
const admin = plant.as('admin', on)
const passport = (unit: string) => admin(units.passport, { unit })
const begun = async (sn: string) => {
  await line.station('S10').work(sn, { TORQUE: 10 })
  return (await passport(sn)).unit
}
const open = (logged: LoggedFailure) =>
  inLineQueue({ db, line: on }, 'acts', (inner) => openFailure(inner, on, logged))
const undo = (failId: string, by = 'anna') =>
  inLineQueue({ db, line: on }, 'acts', (inner) => undoFailure(inner, on, failId, by))
const scratch = { stationNumber: 'S20', defectCode: 'SCRATCH', loggedBy: 'anna' }
const eventsAbout = async (about: string) =>
  (
    await db
      .selectFrom('events')
      .select('kind')
      .where('about', '=', about)
      .orderBy('turn')
      .orderBy('seq')
      .execute()
  ).map(({ kind }) => kind)

test('what a person finds holds the unit, and taking it back lets it go', async () => {
  const { productId } = await begun('F-1')
  const failure = await open({ ...scratch, productId, remark: 'left edge', positionX: 0.2, positionY: 0.5 })
  const { unit, failures } = await passport('F-1')
  expect(unit).toMatchObject({ processStatus: 'held', holds: [holdOfFailure(failure)] })
  expect(failures).toMatchObject([
    { failSource: 'manual', failStatus: 'open', typeNo: line.typeNo, stepSeq: 20, passNo: null, quantity: 1 },
  ])
  await expect(undo(failure.failId, 'bela')).rejects.toMatchObject({ key: 'failures.not_yours' })
  await undo(failure.failId)
  const after = await passport('F-1')
  expect(after.failures).toEqual([])
  expect(after.unit).toMatchObject({ processStatus: 'inProcess', holds: [], currentStep: 20 })
  expect(await eventsAbout(productId)).toEqual(['unitHeld', 'failureOpened', 'unitReleased', 'failureClosed'])
})

test('it can be taken back for a minute only, and not what a station reported', async () => {
  const { productId } = await begun('F-2')
  const { failId } = await open({ ...scratch, productId })
  const before = isoOf(Date.now() - 61_000)
  await db.updateTable('failures').set({ failTime: before }).where('failId', '=', failId).execute()
  await expect(undo(failId)).rejects.toMatchObject({ key: 'failures.undo_too_late' })
  await line.station('S10').work('F-3', { TORQUE: 20 })
  const [found] = (await passport('F-3')).failures
  expect(found).toMatchObject({ failSource: 'auto', resultValue: 20, minValue: 8, maxValue: 12 })
  await expect(undo(found!.failId)).rejects.toMatchObject({ key: 'failures.not_yours' })
})

test('what a person found is not closed by an OK nobody reworked for', async () => {
  const { productId } = await begun('F-4')
  await line.station('S20').work('F-4', { VOUT: 9 })
  await open({ ...scratch, productId })
  await admin(units.move, { productId, move: 'release', reason: 'hurry' })
  await line.station('S90').work('F-4')
  await line.station('S20').work('F-4', { VOUT: 5 })
  expect((await passport('F-4')).failures).toMatchObject([
    { resultCode: 'VOUT', failStatus: 'closed', disposition: 'rework' },
    { defectCode: 'SCRATCH', failStatus: 'open' },
  ])
})

test('a quantity of a lot is logged without a unit', async () => {
  const { lotNo } = await admin(lots.create, { orderCode: line.order.orderCode, number: 40 })
  const failure = await open({ ...scratch, lotNo, quantity: 15 })
  expect(failure).toMatchObject({ productId: null, lotNo, quantity: 15, typeNo: line.typeNo })
  await expect(open({ ...scratch, lotNo, quantity: 26 })).rejects.toMatchObject({
    key: 'failures.more_than_lot',
    facts: { number: 25 },
  })
  await expect(open({ ...scratch, lotNo: 'NONE', quantity: 1 })).rejects.toMatchObject({
    key: 'failures.lot_unknown',
  })
})
