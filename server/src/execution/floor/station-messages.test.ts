import { afterAll, describe, expect, test } from 'vitest'
import { units } from '@takt/contract/units.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { startPlant } from '../../testing/plant.ts'
import { startLine } from '../../testing/line.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station } = await startLine(plant, 'L1')
const passport = (unit: string) => plant.as('admin', 'L1')(units.passport, { unit })

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
      { kind: 'complete', ...s.message('complete', { productSn: 'SN-13', verdict: 'ok' }) },
    ]
    const { answers } = await s.send('batch', { items })
    expect(answers.map(({ code, field }: { code: number; field?: string }) => [code, field ?? null])).toEqual(
      [
        [20000, null],
        [40974, 'results.0.resultCode'],
        [40975, 'results.0.resultValue'],
        [40000, 'kind'],
        [40000, 'at'],
        [20000, null],
      ],
    )
    await expect(passport('SN-10')).rejects.toMatchObject({ key: 'record.unknown' })
  })

  test('work done without permission is kept and marked, and does not move a unit that waits elsewhere', async () => {
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

  test('a station whose clock runs ahead gets a warning', async () => {
    const at = isoOf(Date.now() + 3_600_000)
    await expect(
      station('S10').send('arrive', { messageId: 'future', at, productSn: 'SN-15' }),
    ).rejects.toMatchObject({ key: 'station.clock_ahead', field: 'at' })
  })

  test('a time that is refused makes no table', async () => {
    await expect(
      station('S10').send('complete', { messageId: 'old', at: '1975-05-05T00:00:00Z', productSn: 'SN-70' }),
    ).rejects.toMatchObject({ key: 'station.too_old' })
    const { rows } = await plant.pool.query(`select to_regclass('passes_1975_05') as made`)
    expect(rows).toEqual([{ made: null }])
  })
})

describe('who may send', () => {
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

describe('a gateway', () => {
  const speak = async (items: object[], keys: string[]) =>
    (
      await plant.post(
        '/api/station/batch/L1',
        { items },
        { authorization: `Bearer ${station('S10').key}`, 'station-keys': keys.join(', ') },
      )
    ).json()
  const arrival = (stationNumber: string | undefined, productSn: string) => ({
    kind: 'arrive',
    ...(stationNumber !== undefined && { stationNumber }),
    ...station('S10').message('arrive', { productSn }),
  })

  test('stores what several stations sent, in its order, and each is logged as its own', async () => {
    const results = [{ resultCode: 'TORQUE', resultValue: 10 }]
    const done = station('S10').message('complete', { productSn: 'SN-20', results })
    const { data } = await speak(
      [arrival(undefined, 'SN-20'), { kind: 'complete', ...done }, arrival('S20', 'SN-20')],
      [station('S20').key],
    )
    expect(data.answers.map(({ code, data }: { code: number; data: object }) => [code, data])).toMatchObject([
      [20000, { answer: 'go' }],
      [20000, { resultStatus: 'ok', nextStation: 'S20' }],
      [20000, { answer: 'go' }],
    ])
    await plant.app.telegrams.flush()
    const logged = await plant.db
      .selectFrom('stationTelegrams')
      .select(['stationNumber', 'teleType'])
      .where('productSn', '=', 'SN-20')
      .orderBy('id')
      .execute()
    expect(logged.map(({ stationNumber, teleType }) => `${stationNumber} ${teleType}`)).toEqual([
      'S10 arrive',
      'S10 complete',
      'S20 arrive',
    ])
  })

  test('sends for nobody whose key it did not bring, and not at all with an unknown key', async () => {
    const items = [arrival('S30', 'SN-21'), arrival('S10', 'SN-22'), arrival('S20', 'SN-22')]
    const { data } = await speak(items, [station('S20').key])
    expect(
      data.answers.map(({ key, field }: { key?: string; field?: string }) => [key ?? 'ok', field ?? null]),
    ).toEqual([
      ['station.key_wrong', 'stationNumber'],
      ['ok', null],
      ['ok', null],
    ])
    expect(await speak(items, [station('S20').key, 'takt_wrong'])).toMatchObject({ key: 'station.key_wrong' })
    await expect(passport('SN-21')).rejects.toMatchObject({ key: 'record.unknown' })
  })

  test('a station that is switched off sends nothing through it either', async () => {
    const disabled = plant.db.updateTable('stations').where('stationNumber', '=', 'S20')
    await disabled.set({ enabled: false }).execute()
    const { data } = await speak([arrival('S20', 'SN-23')], [station('S20').key])
    expect(data.answers).toMatchObject([{ key: 'station.disabled', field: 'stationNumber' }])
    await disabled.set({ enabled: true }).execute()
  })
})
