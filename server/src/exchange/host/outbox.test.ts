import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { orders } from '@takt/contract/orders.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { startOrder } from '../../testing/line.ts'
import { startOutbox } from '../../testing/outbox.ts'
import { announceToHost, hostInsert } from './host.ts'

const outbox = await startOutbox()
const { plant, admin, database, start, telegrams, states, settle, tell, until, allAre } = outbox
const [one] = outbox.lines

const bookedOf = (start: string) =>
  outbox.remote.booked.map(({ orderCode }) => orderCode).filter((code) => code.startsWith(start))

describe('what happens to an order', () => {
  test('is announced when it starts, is closed short and is cancelled, followed by its consumption', async () => {
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
    expect(outbox.remote.booked.map(({ teleType }) => teleType)).toEqual([
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
      endpoint: outbox.remote.url,
      latency: expect.any(Number),
    })
    expect(outbox.remote.heard[0]!.authorization).toBe('Bearer host-secret')
  })

  test('is announced in the transaction of the change: a rollback announces nothing', async () => {
    await expect(
      inOneGo(plant.db, async (db) => {
        await announceToHost(db, 'L1', [{ teleType: 'orderCancelled', orderCode: 'NEVER' }])
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await telegrams()).toEqual([])
  })

  test('is announced by the floor in its own transaction, with the figures just counted', async () => {
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
    const [announced, consumption] = await telegrams()
    expect(JSON.parse(announced!.request!)).toMatchObject({
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
    expect([await states(), outbox.remote.heard]).toEqual([['waiting'], []])
    await settle('on')
    await until(allAre('ok'))
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
