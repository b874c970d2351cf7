import { afterAll, describe, expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { isoOf, nowIso } from '../db/instants.ts'
import { startPlant } from '../testing/plant.ts'
import { markSilent } from './silence.ts'
import { startLine } from '../testing/line.ts'

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
  test('out of limits is NG, goes to rework, comes back, and the failure is closed when the step says OK', async () => {
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

  test('the station says OK, the limits say NG: two facts, and the worse one counts', async () => {
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

describe('messages', () => {
  test('sent again, a message is answered the same and done once', async () => {
    const s = station('S10')
    const arrival = s.message('arrive', { productSn: 'SN-7' })
    const first = await s.send('arrive', arrival)
    expect(await s.send('arrive', arrival)).toEqual(first)
    const completion = s.message('complete', {
      productSn: 'SN-7',
      results: [{ resultCode: 'TORQUE', resultValue: 10 }],
    })
    const done = await s.send('complete', completion)
    expect(await s.send('complete', completion)).toEqual(done)
    expect(await s.send('arrive', arrival)).toEqual(first)
    expect((await passport('SN-7')).passes).toHaveLength(1)
  })

  test('a refused arrival keeps its answer, though the reason is gone', async () => {
    const s = station('S20')
    const early = s.message('arrive', { productSn: 'SN-8' })
    const first = await s.send('arrive', early)
    await station('S10').work('SN-8', { TORQUE: 10 })
    expect(await s.send('arrive', early)).toEqual(first)
    expect(await s.arrive('SN-8')).toMatchObject({ answer: 'go' })
  })

  test('a bad item of a batch has its own error and changes nothing; its neighbours are stored', async () => {
    const s = station('S10')
    const items = [
      {
        kind: 'complete',
        ...s.message('complete', { productSn: 'SN-9', results: [{ resultCode: 'TORQUE', resultValue: 10 }] }),
      },
      {
        kind: 'complete',
        ...s.message('complete', {
          productSn: 'SN-10',
          results: [{ resultCode: 'NONSENSE', resultValue: 1 }],
        }),
      },
      {
        kind: 'complete',
        ...s.message('complete', {
          productSn: 'SN-11',
          results: [{ resultCode: 'TORQUE', resultValue: 'ten' }],
        }),
      },
      { kind: 'dance' },
      { kind: 'complete', messageId: 'x', at: 'yesterday', productSn: 'SN-12' },
      { kind: 'complete', ...s.message('complete', { productSn: 'SN-13' }) },
    ]
    const { answers } = await s.send('batch', { items })
    expect(answers.map(({ code, field }: { code: number; field?: string }) => [code, field ?? null])).toEqual(
      [
        [20000, null],
        [40974, 'results.0.resultCode'],
        [40975, 'results'],
        [40000, 'kind'],
        [40000, 'at'],
        [20000, null],
      ],
    )
    await expect(passport('SN-10')).rejects.toMatchObject({ key: 'record.unknown' })
  })

  test('work done without asking is kept and marked, and does not move a unit that waits elsewhere', async () => {
    await station('S10').work('SN-14', { TORQUE: 10 })
    expect(await station('S30').complete('SN-14')).toMatchObject({
      nextStation: 'S20',
      processStatus: 'inProcess',
    })
    expect((await passport('SN-14')).passes.at(-1)).toMatchObject({ asked: false, stationNumber: 'S30' })
  })

  test('a serial with a blank around it or a control character in it is refused, not guessed', async () => {
    for (const productSn of [' SN-16', 'SN-16 ', 'SN\u000016', 'SN\n16', '']) {
      await expect(station('S10').arrive(productSn)).rejects.toMatchObject({
        key: 'call.invalid',
        field: 'productSn',
      })
    }
  })

  test('a clock that runs ahead is told so', async () => {
    const at = isoOf(Date.now() + 3_600_000)
    await expect(
      station('S10').send('arrive', { messageId: 'future', at, productSn: 'SN-15' }),
    ).rejects.toMatchObject({ key: 'station.clock_ahead', field: 'at' })
  })
})

describe('statuses and alarms', () => {
  test('a late status is put where it belongs and the intervals stay without gap or overlap', async () => {
    const s = station('S30')
    const start = Date.now() - 3_600_000
    const minute = (m: number) => isoOf(start + m * 60_000)
    for (const [at, stationStatus] of [
      [minute(0), 'running'],
      [minute(20), 'down'],
      [minute(10), 'waiting'],
      [minute(10), 'waiting'],
    ] as const) {
      await s.send('status', { messageId: `${at}${stationStatus}`, at, stationStatus })
    }
    const stored = await plant.db
      .selectFrom('statusIntervals')
      .selectAll()
      .where('stationNumber', '=', 'S30')
      .orderBy('startTime')
      .execute()
    expect(
      stored.map(({ startTime, endTime, stationStatus }) => [startTime, endTime, stationStatus]),
    ).toEqual([
      [minute(0), minute(10), 'running'],
      [minute(10), minute(20), 'waiting'],
      [minute(20), null, 'down'],
    ])
  })

  test('a station that fell silent and is heard again is what it was before', async () => {
    const s = station('S20')
    await s.send('status', { messageId: 'r1', at: isoOf(Date.now() - 600_000), stationStatus: 'running' })
    await plant.db
      .updateTable('stationStates')
      .set({ heardAt: isoOf(Date.now() - 300_000) })
      .where('stationNumber', '=', 'S20')
      .execute()
    expect(await markSilent(plant.db)).toEqual(['L1'])
    await s.send('heartbeat', { at: nowIso() })
    const stored = await plant.db
      .selectFrom('statusIntervals')
      .selectAll()
      .where('stationNumber', '=', 'S20')
      .orderBy('startTime')
      .execute()
    expect(stored.map(({ stationStatus }) => stationStatus)).toEqual(['running', 'unknown', 'running'])
    expect(stored.map(({ endTime }) => endTime)).toEqual([stored[1]!.startTime, stored[2]!.startTime, null])
    expect(
      await plant.db
        .selectFrom('stationStates')
        .select('stationStatus')
        .where('stationNumber', '=', 'S20')
        .executeTakeFirst(),
    ).toEqual({ stationStatus: 'running' })
  })

  test('an alarm is one row, on and off', async () => {
    const s = station('S30')
    const at = isoOf(Date.now() - 60_000)
    await s.send('alarm', { messageId: 'a1', at, alarmCode: 'E101', on: true, alarmText: 'Door open' })
    await s.send('alarm', { messageId: 'a1', at, alarmCode: 'E101', on: true, alarmText: 'Door open' })
    await s.send('alarm', { messageId: 'a2', at: nowIso(), alarmCode: 'E101', on: false })
    const stored = await plant.db.selectFrom('equipmentAlarms').selectAll().execute()
    expect(stored).toMatchObject([{ alarmCode: 'E101', alarmText: 'Door open', offTime: expect.any(String) }])
  })
})

describe('late and impossible', () => {
  test('an alarm that is heard to go off before it went on is closed all the same', async () => {
    const s = station('S20')
    const [on, off] = [isoOf(Date.now() - 50_000), isoOf(Date.now() - 20_000)]
    await s.send('alarm', { messageId: 'b2', at: off, alarmCode: 'E7', on: false })
    await s.send('alarm', { messageId: 'b1', at: on, alarmCode: 'E7', on: true })
    await s.send('alarm', { messageId: 'b2', at: off, alarmCode: 'E7', on: false })
    const stored = await plant.db
      .selectFrom('equipmentAlarms')
      .select(['onTime', 'offTime'])
      .where('alarmCode', '=', 'E7')
      .execute()
    expect(stored).toEqual([{ onTime: on, offTime: off }])
  })

  test('a time that is refused makes no table', async () => {
    await expect(
      station('S10').send('complete', { messageId: 'old', at: '1975-05-05T00:00:00Z', productSn: 'SN-70' }),
    ).rejects.toMatchObject({ key: 'station.too_old' })
    const { rows } = await plant.pool.query(`select to_regclass('passes_1975_05') as made`)
    expect(rows).toEqual([{ made: null }])
  })
})

describe('who may speak', () => {
  test('a wrong key, a revoked key, another line', async () => {
    const body = station('S10').message('arrive', { productSn: 'SN-1' })
    expect(
      (await plant.post('/api/station/arrive/L1', body, { authorization: 'Bearer takt_wrong' })).statusCode,
    ).toBe(401)
    expect(
      (
        await plant.post('/api/station/arrive/L2', body, { authorization: `Bearer ${station('S10').key}` })
      ).json(),
    ).toMatchObject({ key: 'station.line_wrong' })
    await plant.db
      .updateTable('stationKeys')
      .set({ revokedAt: nowIso() })
      .where('stationNumber', '=', 'S90')
      .execute()
    await expect(station('S90').arrive('SN-1')).rejects.toMatchObject({ key: 'station.key_wrong' })
  })
})
