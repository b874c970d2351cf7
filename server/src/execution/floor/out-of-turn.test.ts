import { afterAll, expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const line = await startLine(plant, 'L1', 100)
const [s10, s20, s30] = [line.station('S10'), line.station('S20'), line.station('S30')]
const passport = (unit: string) => admin(units.passport, { unit })
const at = (minute: number) => ({ at: isoOf(Date.now() - 3_600_000 + minute * 60_000) })
const ok = { verdict: 'ok' }

test('a completion that overtook the step before it moves the unit once that one comes', async () => {
  await s10.complete('OV-1', { TORQUE: 10 }, at(0))
  expect(await s30.complete('OV-1', {}, at(2))).toMatchObject({ nextStation: 'S20' })
  expect(await s20.complete('OV-1', { VOUT: 5 }, at(1))).toMatchObject({
    processStatus: 'finished',
    nextStation: null,
  })
  const { unit } = await passport('OV-1')
  expect(unit).toMatchObject({ processStatus: 'finished', resultStatus: 'ok' })
})

test('an NG from a step it has left holds the unit, whether it is on its way or finished', async () => {
  await s10.work('U-4', { TORQUE: 10 })
  await s10.complete('U-4', { TORQUE: 13 })
  expect(await s20.arrive('U-4')).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'unitHeld', about: 'Step 10' }, { reason: 'reworkExceeded' }],
  })
  const { unit, failures } = await passport('U-4')
  expect([unit.processStatus, unit.failedStep]).toEqual(['held', 'Step 10'])
  expect(failures).toMatchObject([{ failStatus: 'open', resultCode: 'TORQUE' }])
})

async function failTwice(sn: string) {
  await s10.work(sn, { TORQUE: 10 })
  for (const _try of ['first', 'second']) {
    await s20.work(sn, { VOUT: 6 })
    await line.station('S90').work(sn)
  }
}

async function statuses(sn: string) {
  const { unit, failures } = await passport(sn)
  return [unit.processStatus, failures.map(({ failStatus }) => failStatus)]
}

test('what is in rework of a unit is open once its loops are used up, also where a person held it meanwhile', async () => {
  await failTwice('U-9')
  await s20.arrive('U-9')
  const { productId } = (await passport('U-9')).unit
  await admin(units.move, { productId, move: 'hold', reason: 'a dent' })
  expect(await statuses('U-9')).toEqual(['held', ['rework', 'rework']])
  await s20.complete('U-9', { VOUT: 6 })
  expect(await statuses('U-9')).toEqual(['held', ['open', 'open', 'open']])
})

test('an OK without a go leaves the failures open of a unit that is held at its step', async () => {
  await failTwice('U-8')
  await s20.work('U-8', { VOUT: 6 })
  const held = () => statuses('U-8')
  const before = await held()
  expect(before).toEqual(['held', ['open', 'open', 'open']])
  expect(await s20.arrive('U-8')).toMatchObject({ answer: 'noGo' })
  expect(await s20.complete('U-8', { VOUT: 5 })).toMatchObject({ processStatus: 'held' })
  expect(await held()).toEqual(before)
})

test('a step that measures is not done without a result or a verdict', async () => {
  await s10.work('U-5', { TORQUE: 10 })
  await expect(s20.complete('U-5')).rejects.toMatchObject({
    key: 'station.results_missing',
    facts: { stepName: 'Step 20' },
  })
  expect(await s20.complete('U-5', {}, ok)).toMatchObject({ resultStatus: 'ok', judged: null })
  expect(await s30.complete('U-5')).toMatchObject({ processStatus: 'finished' })
})

test('a value of the wrong kind is named by its place', async () => {
  await expect(s10.complete('U-6', { TORQUE: 'ten' })).rejects.toMatchObject({
    key: 'station.result_wrong_kind',
    field: 'results.0.resultValue',
  })
})

test('a unit in rework is refused with the step that failed, not where it is repaired', async () => {
  await s10.work('U-7', { TORQUE: 10 })
  await s20.work('U-7', { VOUT: 6 })
  expect(await s30.arrive('U-7')).toMatchObject({ reasons: [{ reason: 'earlierStepNg', about: 'Step 20' }] })
})

test('a completion that begins no unit gives the reason', async () => {
  const other = await startOrder(plant, 'L1', line.typeNo, 'WO-OTHER', 1)
  const ambiguous = { reason: 'orderAmbiguous', about: expect.stringContaining('WO-OTHER') }
  expect(await s10.arrive('N-1')).toMatchObject({ answer: 'noGo', reasons: [ambiguous] })
  await expect(s10.complete('N-1', { TORQUE: 10 })).rejects.toMatchObject({
    key: 'station.unit_not_started',
    facts: { unit: 'N-1', reasons: expect.stringMatching(/^orderAmbiguous \(.*WO-OTHER.*\)$/) },
  })
  const named = { orderCode: 'WO-OTHER' }
  await s10.complete('N-1', { TORQUE: 10 }, named)
  await expect(s10.complete('N-2', { TORQUE: 10 }, named)).rejects.toMatchObject({
    facts: { reasons: 'orderFull (WO-OTHER)' },
  })
  await admin(orders.move, { id: other.id, move: 'pause', reason: 'lunch' })
  await expect(s10.complete('N-2', { TORQUE: 10 }, named)).rejects.toMatchObject({
    facts: { reasons: 'orderNotProducing (WO-OTHER), orderFull (WO-OTHER)' },
  })
  await expect(s20.complete('N-3', { VOUT: 5 })).rejects.toMatchObject({ key: 'station.unit_unknown' })
})
