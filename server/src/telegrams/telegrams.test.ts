import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { stations } from '@takt/contract/stations.ts'
import { telegrams } from '@takt/contract/telegrams.ts'
import { units } from '@takt/contract/units.ts'
import { isoOf, nowIso } from '../db/instants.ts'
import { dropDays, ensureDay } from '../db/partitions.ts'
import { startLine } from '../testing/line.ts'
import { startPlant } from '../testing/plant.ts'
import { forgetOldStationTelegrams } from './telegrams.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const { key } = await admin(stations.makeKey, { stationNumber: 'S10' })
const send = async (verb: string, body: unknown, bearer = key) =>
  (await plant.post(`/api/station/${verb}/L1`, body, { authorization: `Bearer ${bearer}` })).json()
const message = (productSn: string, over = {}) => ({
  messageId: randomUUID(),
  at: nowIso(),
  productSn,
  ...over,
})
/** The answer is out before the telegram is taken. */
async function listed(filter: z.input<typeof telegrams.list.input> = {}) {
  await new Promise((done) => setTimeout(done, 20))
  await plant.app.telegrams.flush()
  return (await ask(filter)).rows
}
const ask = (filter: z.input<typeof telegrams.list.input>) => admin(telegrams.list, filter)

describe('a station’s call', () => {
  test('is in the log with what was said, what was answered and how long it took', async () => {
    const asked = message('T-1', { orderCode: line.order.orderCode })
    const answer = await send('arrive', asked)
    const [row] = await listed({ productSn: 'T-1' })
    expect(row).toMatchObject({
      stationNumber: 'S10',
      teleType: 'arrive',
      teleResult: 'ok',
      answerCode: 20000,
      messageId: asked.messageId,
      at: asked.at,
      attempts: 1,
      productId: answer.data.productId,
    })
    expect(row!.latency).toBeGreaterThan(0)
    const pair = await admin(telegrams.telegram, { id: row!.id })
    expect([JSON.parse(pair.request!), JSON.parse(pair.response!)]).toEqual([asked, answer])
  })

  test('sent three times is three telegrams, and each says which try it was', async () => {
    const asked = message('T-2')
    for (let i = 0; i < 3; i++) await send('arrive', asked)
    expect((await listed({ messageId: asked.messageId })).map(({ attempts }) => attempts)).toEqual([3, 2, 1])
  })

  test('that speaks of no unit and is sent again says so too', async () => {
    const asked = { messageId: randomUUID(), at: nowIso(), status: 'running' }
    for (let i = 0; i < 2; i++) await send('status', asked)
    expect(
      (await listed({ messageId: asked.messageId })).map(({ teleType, attempts }) => [teleType, attempts]),
    ).toEqual([
      ['status', 2],
      ['status', 1],
    ])
  })

  test('that was answered no-go, refused or malformed says so', async () => {
    await send('arrive', message('T-1', { productId: randomUUID() }))
    await send('complete', message('T-2', { results: [{ resultCode: 'NONE', resultValue: 1 }] }))
    await send('complete', {
      messageId: 'half \uD83D a letter'.padEnd(90, 'x'),
      at: 'yesterday',
      productSn: 7,
    })
    const rows = await listed()
    expect(rows.slice(0, 3)).toMatchObject([
      { teleType: 'complete', teleResult: 'refused', errorKey: 'call.invalid', at: null, productSn: null },
      { teleType: 'complete', teleResult: 'refused', errorKey: 'station.result_unknown', productSn: 'T-2' },
      { teleType: 'arrive', teleResult: 'noGo', answerCode: 20000, errorKey: null },
    ])
    expect((await ask({ teleResult: 'noGo' })).rows).toHaveLength(1)
  })

  test('in a batch is a telegram of its own, with its own answer', async () => {
    const items = [
      { kind: 'arrive', ...message('B-1', { orderCode: line.order.orderCode }) },
      { kind: 'what', productSn: 'B-2' },
      { kind: 'complete', ...message('B-1', { results: [{ resultCode: 'TORQUE', resultValue: 10 }] }) },
    ]
    const { data } = await send('batch', { items })
    const rows = (await listed()).slice(0, 3)
    expect(
      new Set(rows.map(({ teleType, productSn, teleResult }) => `${teleType} ${productSn} ${teleResult}`)),
    ).toEqual(new Set(['arrive B-1 ok', 'batch B-2 refused', 'complete B-1 ok']))
    const pair = await admin(telegrams.telegram, {
      id: rows.find(({ teleType }) => teleType === 'complete')!.id,
    })
    expect([JSON.parse(pair.request!), JSON.parse(pair.response!)]).toEqual([items[2], data.answers[2]])
  })

  test('with a key that nobody knows is nobody’s, and leaves none', async () => {
    const before = await plant.db.selectFrom('stationTelegrams').select('id').execute()
    await send('arrive', message('T-9'), 'no such key')
    await listed()
    expect(await plant.db.selectFrom('stationTelegrams').select('id').execute()).toHaveLength(before.length)
  })
})

test('heartbeats are shown to whoever asks for them, and go after a day', async () => {
  await send('heartbeat', { at: nowIso() })
  await send('hello', { at: nowIso() })
  expect((await listed()).map(({ teleType }) => teleType)).not.toContain('heartbeat')
  expect(await listed({ teleType: ['heartbeat'] })).toHaveLength(1)
  await ensureDay(plant.db, 'station_telegrams', Date.now() - 25 * 3_600_000)
  await plant.db
    .updateTable('stationTelegrams')
    .set({ heardAt: isoOf(Date.now() - 25 * 3_600_000) })
    .where('teleType', 'in', ['heartbeat', 'hello'])
    .execute()
  await forgetOldStationTelegrams(plant.db, 30)
  expect((await ask({ teleType: ['heartbeat', 'hello'] })).rows.map(({ teleType }) => teleType)).toEqual([
    'hello',
  ])
})

test('days that are over go as a whole; those that are kept stay', async () => {
  const aDay = 86_400_000
  for (const days of [0, 2, 29, 31, 40])
    await ensureDay(plant.db, 'station_telegrams', Date.now() - days * aDay)
  await dropDays(plant.db, 'station_telegrams', 30)
  const { rows } = await plant.pool.query(
    `select count(*)::int as days, min(relname) as oldest from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'station_telegrams'::regclass`,
  )
  expect(rows[0].oldest).toBe(
    `station_telegrams_${isoOf(Date.now() - 29 * aDay)
      .slice(0, 10)
      .replaceAll('-', '_')}`,
  )
})

describe('trying a telegram again', () => {
  test('says what would be answered now, and stores nothing of it', async () => {
    await send('arrive', message('TRY-1', { orderCode: line.order.orderCode }))
    await send(
      'complete',
      message('TRY-1', { verdict: 'ok', results: [{ resultCode: 'TORQUE', resultValue: 10 }] }),
    )
    const [row] = await listed({ productSn: 'TRY-1', teleType: ['arrive'] })
    const before = await admin(units.passport, { unit: 'TRY-1' })
    expect(JSON.parse((await admin(telegrams.tryOut, { id: row!.id })).response)).toMatchObject({
      answer: 'noGo',
      reasons: [{ reason: 'notNextStep' }],
    })
    expect(await admin(units.passport, { unit: 'TRY-1' })).toEqual(before)
    expect(
      await plant.db
        .selectFrom('refusedArrivals')
        .select('message')
        .where('productSn', '=', 'TRY-1')
        .execute(),
    ).toEqual([])
  })

  test('is not offered for what no rule answers', async () => {
    await send('hello', { at: nowIso() })
    const [row] = await listed({ teleType: ['hello'] })
    await expect(admin(telegrams.tryOut, { id: row!.id })).rejects.toMatchObject({
      key: 'telegrams.no_trial',
    })
  })
})

test('the traffic counts calls, waits and refusals of what the filter means', async () => {
  await listed()
  const { buckets, hours, seconds } = await admin(telegrams.traffic, {})
  const { total } = await ask({ limit: 500, from: isoOf(Date.now() - 8 * 3_600_000) })
  expect(buckets.reduce((sum, { calls }) => sum + calls, 0)).toBe(total)
  expect(seconds).toBe(120)
  expect(hours.reduce((sum, { refused }) => sum + refused, 0)).toBe(
    (await ask({ teleResult: 'refused', limit: 500 })).rows.length,
  )
})

test('the export holds every telegram of the filter', async () => {
  const csv = String(await admin(telegrams.export, { format: 'csv', productSn: 'B-1' }))
  expect(csv.trim().split('\n')).toHaveLength(3)
})

test('whoever may not open the page sees no telegram, on no line but their own', async () => {
  await expect(plant.as('operator', 'L1', ['L2'])(telegrams.list, {})).rejects.toMatchObject({
    key: 'call.line_forbidden',
  })
  const {
    rows: [row],
  } = await ask({})
  await expect(plant.as('operator', 'L2', ['L2'])(telegrams.telegram, { id: row!.id })).rejects.toMatchObject(
    { key: 'record.unknown' },
  )
})

describe('a database that is away', () => {
  test('costs no station anything: the telegrams wait, the oldest are dropped and counted, the rest is written when it is back', async () => {
    await listed()
    const log = plant.app.telegrams
    const taken = (productSn: string, count: number) =>
      log.take(
        { heardAt: Date.now(), latency: 1, request: '{}', response: '{}' },
        Array.from({ length: count }, (_, item) => ({
          lineNumber: 'L1',
          stationNumber: 'S10',
          teleType: 'status' as const,
          messageId: null,
          productSn,
          productId: null,
          at: null,
          teleResult: 'ok' as const,
          answerCode: 20000,
          errorKey: null,
          item,
        })),
      )
    await plant.pool.query('alter table station_telegrams rename to station_telegrams_away')
    taken('old', 30_000)
    await log.flush()
    taken('new', 30_000)
    expect([log.waiting, log.counted.dropped]).toEqual([30_000, 30_000])
    await plant.pool.query('alter table station_telegrams_away rename to station_telegrams')
    await log.flush()
    expect(log.waiting).toBe(0)
    const { rows } = await plant.pool.query(
      `select product_sn, count(*)::int from station_telegrams where product_sn in ('old', 'new') group by 1`,
    )
    expect(rows).toEqual([{ product_sn: 'new', count: 30_000 }])
    expect((await plant.app.inject('/metrics')).body).toContain('takt_station_telegrams_dropped_total 30000')
  })

  test('that wrote and could not say so any more writes nothing twice', async () => {
    await listed()
    await send('arrive', message('ONCE', { orderCode: line.order.orderCode }))
    await new Promise((done) => setTimeout(done, 20))
    const query: (told: pg.QueryConfig) => Promise<unknown> = plant.pool.query.bind(plant.pool)
    const breaking = vi.spyOn(plant.pool, 'query').mockImplementationOnce((async (told: pg.QueryConfig) => {
      await query(told)
      throw new Error('Connection terminated unexpectedly')
    }) as never) // of all the ways to ask, the one that is taken
    await plant.app.telegrams.flush()
    expect([breaking.mock.calls.length, plant.app.telegrams.waiting]).toEqual([1, 1])
    await send('arrive', message('AFTER', { orderCode: line.order.orderCode }))
    expect((await listed({ productSn: 'ONCE' })).map(({ teleType }) => teleType)).toEqual(['arrive'])
    expect(await listed({ productSn: 'AFTER' })).toHaveLength(1)
    breaking.mockRestore()
  })
})
