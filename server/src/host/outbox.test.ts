import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { host } from '@takt/contract/host.ts'
import { orders } from '@takt/contract/orders.ts'
import { connect, inOneGo } from '../db/connect.ts'
import { startHost } from '../testing/host.ts'
import { startLine, startOrder } from '../testing/line.ts'
import { startPlant } from '../testing/plant.ts'
import { announceToHost, hostInsert } from './host.ts'
import { takeDue } from './outbox.queries.ts'
import { pauseAfter, startSender } from './sender.ts'

const plant = await startPlant()
const admin = plant.as('admin', 'L1')
const [one, two] = [await startLine(plant, 'L1'), await startLine(plant, 'L2')]
let remote = await startHost()
const stops: (() => Promise<void>)[] = []
const database = connect(plant.url)
const silent = { log: { warn: () => {} }, changed: () => {}, every: 50 }
const start = () => {
  stops.push(startSender(database, silent))
}
const stop = async () => {
  for (const end of stops.splice(0)) await end()
}
afterEach(stop)
afterAll(async () => {
  await remote.close()
  await database.close()
  await plant.close()
})

async function settle(hostMode: 'off' | 'paused' | 'on', over: object = {}) {
  const { keyHint: _, ...now } = await admin(host.settings, {})
  return admin(host.saveSettings, {
    ...now,
    hostUrl: remote.url,
    hostKey: 'host-secret',
    timeoutSeconds: 1,
    hostMode,
    ...over,
  })
}
beforeEach(async () => {
  await plant.db.deleteFrom('hostTelegrams').execute()
  remote.heard.length = 0
  remote.booked.length = 0
  remote.behave(() => 'fine')
  await settle('on', { mostTries: 300 })
})

/** Something to tell: as many orders of a line as asked for were cancelled. */
const tell = (line: string, ...codes: string[]) =>
  announceToHost(
    plant.db,
    line,
    codes.map((orderCode) => ({ teleType: 'orderCancelled', orderCode })),
  )
const telegrams = () => plant.db.selectFrom('hostTelegrams').selectAll().orderBy('id').execute()
const states = async () => (await telegrams()).map(({ teleState }) => teleState)
/** Time goes by for what waits to be tried again. */
const later = () =>
  plant.db
    .updateTable('hostTelegrams')
    .set({ nextTry: sql`now()` })
    .where('teleState', 'in', ['waiting', 'retry'])
    .execute()
async function until(good: () => Promise<boolean>) {
  for (let tries = 0; tries < 200; tries++) {
    if (await good()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`It did not come to that: ${JSON.stringify(await states())}`)
}
const allAre = (state: string) => async () => (await states()).every((one) => one === state)
const bookedOf = (start: string) =>
  remote.booked.map(({ orderCode }) => orderCode).filter((code) => code.startsWith(start))

describe('what happens to an order', () => {
  test('is told when it starts, is closed short and is cancelled, and what it consumed goes after it', async () => {
    const { id, orderCode } = await startOrder(plant, 'L1', one.typeNo, 'TOLD-1', 5)
    await admin(orders.move, { id, move: 'pause', reason: 'lunch' })
    await admin(orders.move, { id, move: 'resume' })
    await admin(orders.move, { id, move: 'complete', reason: 'no more material' })
    expect((await telegrams()).map(({ teleType, orderCode }) => [teleType, orderCode])).toEqual([
      ['orderStarted', orderCode],
      ['orderClosedShort', orderCode],
      ['consumption', orderCode],
    ])
    start()
    await until(allAre('ok'))
    expect(remote.booked.map(({ teleType }) => teleType)).toEqual([
      'orderStarted',
      'orderClosedShort',
      'consumption',
    ])
    const [, closed, consumption] = await telegrams()
    expect(JSON.parse(closed!.request!)).toMatchObject({
      messageId: closed!.idempotencyKey,
      lineNumber: 'L1',
      order: {
        orderCode,
        orderStatus: 'completed',
        orderNumber: 5,
        actualNumber: 0,
        ngNumber: 0,
        statusReason: 'no more material',
        actualEnd: expect.stringMatching(/Z$/),
      },
    })
    expect(JSON.parse(consumption!.request!)).toMatchObject({ orderCode, materials: [] })
    expect(closed).toMatchObject({
      httpStatus: 200,
      attempts: 1,
      errorText: null,
      response: '{"booked":true}',
      endpoint: remote.url,
      latency: expect.any(Number),
    })
    expect(remote.heard[0]!.authorization).toBe('Bearer host-secret')
  })

  test('is told in the transaction of the change: what is undone was never told', async () => {
    await expect(
      inOneGo(plant.db, async (db) => {
        await announceToHost(db, 'L1', [{ teleType: 'orderCancelled', orderCode: 'NEVER' }])
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await telegrams()).toEqual([])
  })

  test('is told by the floor in its own transaction, with the figures it has just counted', async () => {
    const client = await database.floor.connect()
    await client.query('begin')
    await Promise.all([
      client.query('update orders set actual_number = 7 where line_number = $1 and order_code = $2', [
        'L1',
        one.order.orderCode,
      ]),
      hostInsert(client, 'L1', [{ teleType: 'orderCompleted', orderCode: one.order.orderCode }]),
      client.query('commit'),
    ])
    client.release()
    const [told, consumption] = await telegrams()
    expect(JSON.parse(told!.request!)).toMatchObject({
      teleType: 'orderCompleted',
      order: { actualNumber: 7 },
    })
    expect(consumption).toMatchObject({ teleType: 'consumption', request: null })
  })

  test('is not written down where there is no host, and waits while sending is paused', async () => {
    await settle('off')
    await tell('L1', 'A')
    expect(await telegrams()).toEqual([])
    await settle('paused')
    await tell('L1', 'B')
    start()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([await states(), remote.heard]).toEqual([['waiting'], []])
    await settle('on')
    await until(allAre('ok'))
  })
})

describe('a host that was away for an hour', () => {
  test('hears everything when it comes back, nothing twice, each line in its order', async () => {
    const { port } = remote
    await remote.close()
    start()
    for (let i = 10; i < 30; i++) await tell(i % 2 ? 'L1' : 'L2', `${i % 2 ? 'L1' : 'L2'}-${i}`)
    await until(async () => (await telegrams()).filter(({ attempts }) => attempts > 0).length === 2)
    for (let minute = 0; minute < 5; minute++) {
      await later()
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
    const waiting = await telegrams()
    expect(waiting).toHaveLength(20)
    expect(waiting.filter(({ attempts }) => attempts > 0)).toHaveLength(2)
    expect(waiting.find(({ attempts }) => attempts > 0)).toMatchObject({
      teleState: 'retry',
      errorText: 'ECONNREFUSED',
      httpStatus: null,
    })
    remote = await startHost(port)
    await later()
    await until(allAre('ok'))
    expect(remote.booked).toHaveLength(20)
    expect(bookedOf('L1')).toEqual(bookedOf('L1').toSorted())
    expect(bookedOf('L2')).toEqual(bookedOf('L2').toSorted())
  })

  test.each(['error', 'lost', 'slow'] as const)(
    'or answers "%s": the same telegram comes again under the same key, and what follows on its line waits',
    async (how) => {
      let bad = 2
      remote.behave(({ orderCode }) => (orderCode === 'X-1' && bad-- > 0 ? how : 'fine'))
      await tell('L1', 'X-1', 'X-2', 'X-3')
      await tell('L2', 'Y-1')
      start()
      await until(async () => bookedOf('Y').length === 1)
      expect(bookedOf('X-2')).toEqual([])
      for (let i = 0; i < 200 && (await states()).some((state) => state !== 'ok'); i++) {
        await plant.db
          .updateTable('hostTelegrams')
          .set({ nextTry: sql`now()` })
          .where('teleState', '=', 'retry')
          .execute()
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      expect(await states()).toEqual(['ok', 'ok', 'ok', 'ok'])
      expect(bookedOf('X')).toEqual(['X-1', 'X-2', 'X-3'])
      const keys = remote.heard.filter(({ orderCode }) => orderCode === 'X-1').map(({ key }) => key)
      expect(keys.length).toBeGreaterThanOrEqual(3)
      expect(new Set(keys).size).toBe(1)
    },
  )
})

describe('a server', () => {
  test('that dies between sending and writing it down leaves the telegram to another: the host books it once', async () => {
    await tell('L1', 'D-1', 'D-2')
    const [taken] = await takeDue(plant.db, 5)
    // It was sent, and the server is gone before it could say so.
    await fetch(remote.url, {
      method: 'POST',
      headers: { 'idempotency-key': taken!.idempotencyKey },
      body: taken!.request,
    })
    start()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(bookedOf('D')).toEqual(['D-1'])
    await later()
    await until(allAre('ok'))
    expect([bookedOf('D'), remote.heard.length]).toEqual([['D-1', 'D-2'], 3])
  })

  test('and another one send what waits once between them', async () => {
    await tell('L1', ...Array.from({ length: 30 }, (_, i) => `P-${100 + i}`))
    await tell('L2', ...Array.from({ length: 30 }, (_, i) => `Q-${100 + i}`))
    start()
    start()
    start()
    await until(allAre('ok'))
    expect(remote.heard).toHaveLength(60)
    expect(bookedOf('P')).toEqual(bookedOf('P').toSorted())
    expect(bookedOf('Q')).toEqual(bookedOf('Q').toSorted())
  })

  test('that is stopped while it waits for an answer gives the telegram back at once', async () => {
    remote.behave(() => 'slow')
    await settle('on', { timeoutSeconds: 60 })
    await tell('L1', 'S-1')
    start()
    await until(async () => remote.heard.length === 1)
    await stop()
    expect((await telegrams())[0]).toMatchObject({ teleState: 'retry' })
    remote.behave(() => 'fine')
    start()
    await until(allAre('ok'))
    expect(bookedOf('S')).toEqual(['S-1'])
  })

  test('does not make the floor wait: units go on while the host hangs', async () => {
    remote.behave(() => 'slow')
    await tell('L2', 'H-1')
    start()
    await until(async () => remote.heard.length === 1)
    const since = performance.now()
    await two.station('S10').arrive('SN-GOES-ON')
    expect(performance.now() - since).toBeLessThan(1000)
  })
})

describe('a telegram the host will not have', () => {
  test('is dead at once, what follows goes on, and a person sends it again or takes care of it', async () => {
    remote.behave(({ orderCode }) => (orderCode === 'N-1' ? 'refuse' : 'fine'))
    await tell('L1', 'N-1', 'N-2')
    start()
    await until(async () => String(await states()) === 'dead,ok')
    const [id, sent] = (await telegrams()).map((telegram) => telegram.id) as [number, number]
    expect(await admin(host.telegram, { id })).toMatchObject({
      teleState: 'dead',
      httpStatus: 422,
      errorText: 'HTTP 422',
      response: '{"why":"no such order"}',
      attempts: 1,
      cut: false,
    })
    await expect(admin(host.resend, { id: sent })).rejects.toMatchObject({
      key: 'host.wrong_state',
      facts: { teleState: 'ok' },
    })
    expect(await admin(host.handle, { id, reason: 'Booked by hand' })).toMatchObject({
      teleState: 'handled',
      handledBy: 'admin',
      handledReason: 'Booked by hand',
    })
    remote.behave(() => 'fine')
    expect(await admin(host.resend, { id })).toMatchObject({ teleState: 'retry', handledBy: null })
    await until(allAre('ok'))
    await expect(admin(host.handle, { id, reason: 'x' })).rejects.toMatchObject({ key: 'host.wrong_state' })
  })

  test('is dead after so many tries', async () => {
    await settle('on', { mostTries: 3 })
    remote.behave(() => 'error')
    await tell('L1', 'T-1')
    start()
    for (let i = 0; i < 100 && (await states())[0] !== 'dead'; i++) {
      await later()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect((await telegrams())[0]).toMatchObject({ teleState: 'dead', attempts: 3, nextTry: null })
  })

  test('waits longer after each try, and never longer than five minutes', () => {
    expect([1, 2, 3, 4, 9, 10, 299].map(pauseAfter)).toEqual([1, 2, 4, 8, 256, 300, 300])
  })
})

test('what an order consumed takes too long to sum up: the other lines are sent to meanwhile, and so is it once it can be', async () => {
  const { id } = await startOrder(plant, 'L1', one.typeNo, 'LONG-1', 5)
  await admin(orders.move, { id, move: 'complete', reason: 'enough' })
  await inOneGo(plant.db, async (db) => {
    await sql`lock table components in access exclusive mode`.execute(db)
    start()
    await tell('L2', 'QUICK-1')
    await until(async () => bookedOf('QUICK').length === 1)
    expect((await telegrams()).find(({ teleType }) => teleType === 'consumption')).toMatchObject({
      teleState: 'waiting',
      request: null,
    })
  })
  await until(allAre('ok'))
})
