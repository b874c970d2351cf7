import { afterAll, describe, expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { startPlant } from '../../testing/plant.ts'
import { startLine } from '../../testing/line.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const { station, order } = line
const admin = plant.as('admin', 'L1')

const orderNow = async (orderCode = order.orderCode) => (await admin(orders.list, { orderCode })).rows[0]!
const passport = (unit: string) => admin(units.passport, { unit })

describe('the way of a unit', () => {
  test('registered at the first step, go at every next one, finished once at the last and counted once', async () => {
    const sn = 'SN-1'
    expect(await station('S10').arrive(sn)).toMatchObject({
      answer: 'go',
      stepSeq: 10,
      attempt: 1,
      orderCode: order.orderCode,
      typeNo: order.typeNo,
    })
    expect(await station('S10').complete(sn, { TORQUE: 10 })).toMatchObject({
      resultStatus: 'ok',
      nextStation: 'S20',
      processStatus: 'inProcess',
    })
    expect(await station('S20').work(sn, { VOUT: 5 })).toMatchObject({
      resultStatus: 'ok',
      nextStation: 'S30',
    })
    expect(await station('S30').work(sn)).toMatchObject({ processStatus: 'finished', nextStep: null })
    expect(await orderNow()).toMatchObject({ startedNumber: 1, actualNumber: 1 })
    const { unit, passes } = await passport(sn)
    expect(unit).toMatchObject({ processStatus: 'finished', resultStatus: 'ok', reworkCount: 0 })
    expect(passes.map(({ stationNumber, attempt, asked }) => [stationNumber, attempt, asked])).toEqual([
      ['S10', 1, true],
      ['S20', 1, true],
      ['S30', 1, true],
    ])
  })

  test('a no names every reason at once', async () => {
    await station('S10').work('SN-2', { TORQUE: 10 })
    expect(await station('S30').arrive('SN-2')).toMatchObject({
      answer: 'noGo',
      reasons: [{ reason: 'earlierStepMissing' }],
    })
    expect(await station('S10').arrive('SN-2')).toMatchObject({
      answer: 'noGo',
      reasons: [{ reason: 'notNextStep', about: 'S20' }],
    })
    expect(await station('S20').arrive('nobody knows me')).toMatchObject({
      answer: 'noGo',
      reasons: [{ reason: 'unitUnknown' }],
    })
    await admin(orders.move, { id: order.id, move: 'pause', reason: 'lunch' })
    expect(await station('S30').arrive('SN-2')).toMatchObject({
      reasons: [{ reason: 'orderNotProducing' }, { reason: 'earlierStepMissing' }],
    })
    await admin(orders.move, { id: order.id, move: 'resume' })
    expect((await passport('SN-2')).refusedArrivals).toHaveLength(3)
  })

  test('a unit that works elsewhere is busy there', async () => {
    await station('S20').arrive('SN-2')
    expect(await station('S90').arrive('SN-2')).toMatchObject({
      answer: 'noGo',
      reasons: [{ reason: 'busyElsewhere', about: 'S20' }, { reason: 'notNextStep' }],
    })
    await station('S20').complete('SN-2', { VOUT: 5 })
  })
})

describe('good and bad', () => {
  test('out of limits is NG, goes to rework, comes back, and the failure is closed when the step reports OK', async () => {
    await station('S10').work('SN-3', { TORQUE: 10 })
    expect(await station('S20').work('SN-3', { VOUT: 5.3 })).toMatchObject({
      judged: 'ng',
      resultStatus: 'ng',
      outOfLimits: ['VOUT'],
      processStatus: 'rework',
      nextStation: 'S90',
    })
    expect(await station('S30').arrive('SN-3')).toMatchObject({ reasons: [{ reason: 'earlierStepNg' }] })
    expect((await passport('SN-3')).failures).toMatchObject([
      { resultCode: 'VOUT', resultValue: 5.3, failStatus: 'rework' },
    ])
    expect(await station('S90').work('SN-3')).toMatchObject({
      processStatus: 'inProcess',
      nextStation: 'S20',
    })
    expect(await station('S20').work('SN-3', { VOUT: 5.1 })).toMatchObject({
      attempt: 2,
      resultStatus: 'ok',
      nextStation: 'S30',
    })
    expect(await station('S30').work('SN-3')).toMatchObject({ processStatus: 'finished' })
    const { unit, failures } = await passport('SN-3')
    expect(unit).toMatchObject({ reworkCount: 1, resultStatus: 'ok' })
    expect(failures).toMatchObject([{ failStatus: 'closed' }])
  })

  test('reworked too often it is held for a person', async () => {
    await station('S10').work('SN-4', { TORQUE: 10 })
    await station('S20').work('SN-4', { VOUT: 6 })
    await station('S90').work('SN-4')
    await station('S20').work('SN-4', { VOUT: 6 })
    await station('S90').work('SN-4')
    expect(await station('S20').work('SN-4', { VOUT: 6 })).toMatchObject({ processStatus: 'held' })
    expect(await station('S20').arrive('SN-4')).toMatchObject({
      reasons: [{ reason: 'unitHeld' }, { reason: 'reworkExceeded' }],
    })
    expect((await passport('SN-4')).unit).toMatchObject({
      processStatus: 'held',
      failedStep: 'Step 20',
      statusReason: null,
    })
  })

  test('the station reports OK, the limits are exceeded: two facts, and the worse one counts', async () => {
    await station('S10').work('SN-5', { TORQUE: 10 })
    expect(await station('S20').work('SN-5', { VOUT: 5.151 }, { verdict: 'ok' })).toMatchObject({
      verdict: 'ok',
      judged: 'ng',
      resultStatus: 'ng',
    })
    expect((await passport('SN-5')).passes[1]).toMatchObject({ verdict: 'ok', judged: 'ng' })
  })

  test('held while a station works on it, it goes on in the route but waits for a person', async () => {
    await station('S10').arrive('SN-60')
    const { unit } = await passport('SN-60')
    await admin(units.move, { productId: unit.productId, move: 'hold', reason: 'suspect' })
    expect(await station('S10').complete('SN-60', { TORQUE: 10 })).toMatchObject({
      processStatus: 'held',
      nextStation: 'S20',
    })
    expect(await station('S20').arrive('SN-60')).toMatchObject({
      reasons: [{ reason: 'unitHeld', about: 'suspect' }],
    })
    await admin(units.move, { productId: unit.productId, move: 'release', reason: 'looked at' })
    expect(await station('S20').arrive('SN-60')).toMatchObject({ answer: 'go', stepSeq: 20 })
  })

  test('an NG with its own retest stays where it is', async () => {
    expect(await station('S10').work('SN-6', { TORQUE: 99 })).toMatchObject({
      resultStatus: 'ng',
      processStatus: 'inProcess',
      nextStation: 'S10',
    })
    expect(await station('S10').work('SN-6', { TORQUE: 10 })).toMatchObject({
      attempt: 2,
      resultStatus: 'ok',
      nextStation: 'S20',
    })
  })
})
