import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { stations } from '@takt/contract/stations.ts'
import { telegrams } from '@takt/contract/telegrams.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { dropDays, ensureDay } from '../../platform/db/partitions.ts'
import { startLine } from '../../testing/line.ts'
import { asOwner } from '../../testing/database.ts'
import { startPlant } from '../../testing/plant.ts'

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
  await pause(20)
  await plant.app.telegrams.flush()
  return (await ask(filter)).rows
}
const ask = (filter: z.input<typeof telegrams.list.input>) => admin(telegrams.list, filter)

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

/** Messages of one call, as the ingress hands them over. */
const taken = (productSn: string, count: number) =>
  plant.app.telegrams.take(
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
      errorFacts: null,
      item,
    })),
  )

test('under load, too, what comes while the log is written waits for the next half second', async () => {
  await listed()
  const log = plant.app.telegrams
  const blocks = async () =>
    (await plant.pool.query('select count(*)::int as n from station_telegram_texts')).rows[0].n as number
  const query: (config: pg.QueryConfig) => Promise<unknown> = plant.pool.query.bind(plant.pool)
  const [before, since] = [await blocks(), performance.now()]
  // Each writing takes so long that something has come meanwhile.
  const slow = vi.spyOn(plant.pool, 'query').mockImplementation((async (config: pg.QueryConfig) => {
    await pause(20)
    return query(config)
  }) as never) // of all the ways to query, the one that is used
  while (performance.now() - since < 1500) {
    taken('steady', 1)
    await pause(2)
  }
  const halves = Math.ceil((performance.now() - since) / 500)
  slow.mockRestore()
  await log.flush()
  expect((await blocks()) - before).toBeLessThanOrEqual(halves + 2)
})

describe('a database that is away', () => {
  test('costs no station anything: the telegrams wait, the oldest are dropped and counted, the rest is written when it is back', async () => {
    await listed()
    const log = plant.app.telegrams
    await asOwner(plant.ownerUrl, 'alter table station_telegrams rename to station_telegrams_away')
    taken('old', 30_000)
    await log.flush()
    taken('new', 30_000)
    expect([log.waiting, log.counted.dropped]).toEqual([30_000, 30_000])
    await asOwner(plant.ownerUrl, 'alter table station_telegrams_away rename to station_telegrams')
    await log.flush()
    expect(log.waiting).toBe(0)
    const { rows } = await plant.pool.query(
      `select product_sn, count(*)::int from station_telegrams where product_sn in ('old', 'new') group by 1`,
    )
    expect(rows).toEqual([{ product_sn: 'new', count: 30_000 }])
    expect((await plant.app.inject('/metrics')).body).toContain('takt_station_telegrams_dropped_total 30000')
  })

  test('that wrote and could not report it any more writes nothing twice', async () => {
    await listed()
    await send('arrive', message('ONCE', { orderCode: line.order.orderCode }))
    await pause(20)
    const query: (config: pg.QueryConfig) => Promise<unknown> = plant.pool.query.bind(plant.pool)
    const breaking = vi.spyOn(plant.pool, 'query').mockImplementationOnce((async (config: pg.QueryConfig) => {
      await query(config)
      throw new Error('Connection terminated unexpectedly')
    }) as never) // of all the ways to query, the one that is used
    await plant.app.telegrams.flush()
    expect([breaking.mock.calls.length, plant.app.telegrams.waiting]).toEqual([1, 1])
    await send('arrive', message('AFTER', { orderCode: line.order.orderCode }))
    expect((await listed({ productSn: 'ONCE' })).map(({ teleType }) => teleType)).toEqual(['arrive'])
    expect(await listed({ productSn: 'AFTER' })).toHaveLength(1)
    breaking.mockRestore()
  })
})
