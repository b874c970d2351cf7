import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { host } from '@takt/contract/host.ts'
import { orders } from '@takt/contract/orders.ts'
import { types } from '@takt/contract/types.ts'
import { startPlant } from '../../../testing/plant.ts'
import { aType } from '../../../testing/samples.ts'
import { orderingHost } from '../../../testing/ordering-host.ts'

const plant = await startPlant()
afterAll(plant.close)

const { admin, route, send, outcomes, listed, logged } = orderingHost(plant)

const order = (orderCode: string, over: object = {}) => ({
  orderCode,
  typeNo: 'T1',
  orderNumber: 5,
  planStart: '2026-03-02T06:00:00Z',
  planEnd: '2026-03-02T14:00:00Z',
  ...over,
})

describe('the host', () => {
  test('is let in by its own key only: no session, no revoked key', async () => {
    expect(await send(order('K-1'), { as: 'takt_host_wrong' })).toMatchObject({
      status: 401,
      key: 'host.key_wrong',
    })
    expect(await send(order('K-1'), { as: await plant.tokenFor('admin') })).toMatchObject({
      status: 401,
      key: 'host.key_wrong',
    })
    const { id, key: other } = await admin(host.makeKey, { keyName: 'Old ERP' })
    expect(outcomes(await send(order('K-1'), { as: other }))).toEqual(['created'])
    await admin(host.revokeKey, { id })
    expect(await send(order('K-2'), { as: other })).toMatchObject({ status: 401 })
    expect((await admin(host.keys, {})).map(({ keyName, lastUsed }) => [keyName, lastUsed !== null])).toEqual(
      [['ERP', false]],
    )
    expect(JSON.stringify(await plant.db.selectFrom('hostKeys').selectAll().execute())).not.toContain(other)
  })

  test('creates an order, and the history names it', async () => {
    expect(await send(order('H-1', { customerOrderNo: 'C-7' }))).toMatchObject({
      status: 200,
      code: 20000,
      data: {
        answers: [
          { code: 20000, data: { orderCode: 'H-1', lineNumber: 'L1', outcome: 'created', lots: [] } },
        ],
      },
    })
    expect((await listed('H-1'))[0]).toMatchObject({
      orderStatus: 'created',
      customerOrderNo: 'C-7',
      orderName: 'H-1',
    })
    expect(await admin(audit.of, { lineNumber: 'L1', entity: 'order', entityKey: 'H-1' })).toMatchObject([
      { userName: 'host ERP', action: 'create' },
    ])
    expect(await logged({ orderCode: 'H-1' })).toMatchObject([
      {
        direction: 'in',
        teleType: 'orders',
        teleState: 'ok',
        lineNumber: 'L1',
        httpStatus: 200,
        attempts: 1,
        errorText: null,
      },
    ])
  })

  test('gives a list over several lines; what is wrong with one keeps none of its neighbours back', async () => {
    const reply = await send(
      [
        order('L-1'),
        order('L-2', { typeNo: 'NONE' }),
        order('L-3', { lineNumber: 'L2' }),
        order('L-4', { lineNumber: 'L9' }),
        7,
        order('L-1'),
        order('L-5', { colour: 1 }),
      ],
      { path: '/api/host/orders/L1' },
    )
    expect(outcomes(reply)).toEqual([
      'created',
      'orders.type_unknown',
      'created',
      'host.line_unknown',
      'call.invalid',
      'orders.row_twice',
      'call.invalid',
    ])
    expect(reply.data!.answers[6]).toMatchObject({ field: 'colour' })
    expect((await listed('L-')).map(({ orderCode }) => orderCode)).toEqual(['L-1'])
    expect((await plant.as('admin', 'L2')(orders.list, {})).rows).toMatchObject([{ orderCode: 'L-3' }])
    expect((await logged())[0]).toMatchObject({
      teleState: 'dead',
      lineNumber: null,
      orderCode: null,
      errorText: expect.stringMatching(/^5\/7: /),
    })
    expect(outcomes(await send(order('L-6'), { path: '/api/host/orders' }))).toEqual(['call.line_missing'])
  })

  test('sends the same again: the same is answered and nothing is booked twice', async () => {
    const first = await send(order('S-1'), { idempotency: 'erp-1' })
    const [a, b] = await Promise.all([
      send(order('S-1'), { idempotency: 'erp-1' }),
      send(order('S-1'), { idempotency: 'erp-1' }),
    ])
    expect([a.text, b.text]).toEqual([first.text, first.text])
    expect(outcomes(await send(order('S-1')))).toEqual(['unchanged'])
    expect(await send(order('S-2'), { idempotency: 'erp-1' })).toMatchObject({
      status: 409,
      key: 'host.key_reused',
    })
    expect(await listed('S-')).toHaveLength(1)
    expect((await logged()).filter(({ idempotencyKey }) => idempotencyKey === 'erp-1')).toMatchObject([
      { attempts: 1, teleState: 'ok' },
    ])
  })

  test('was refused for what was missing here: once that is there, the same message under the same key is taken', async () => {
    expect(outcomes(await send(order('W-1', { typeNo: 'LATER' }), { idempotency: 'erp-later' }))).toEqual([
      'orders.type_unknown',
    ])
    await admin(types.create, aType('LATER', route))
    await admin(types.move, { typeNo: 'LATER', typeVer: 1, move: 'release' })
    expect(outcomes(await send(order('W-1', { typeNo: 'LATER' }), { idempotency: 'erp-later' }))).toEqual([
      'created',
    ])
  })

  test('changes an order until it is released, then gets the reason why not; a planner’s correction outlives the same content sent again', async () => {
    await send(order('C-1'))
    expect(outcomes(await send(order('C-1', { orderNumber: 6 })))).toEqual(['updated'])
    const { id } = (await listed('C-1'))[0]!
    await admin(orders.changeNumber, { id, orderNumber: 9, reason: 'x' })
    expect(outcomes(await send(order('C-1', { orderNumber: 6 })))).toEqual(['unchanged'])
    expect((await listed('C-1'))[0]).toMatchObject({ orderNumber: 9 })
    await admin(orders.move, { id, move: 'cancel', reason: 'x' })
    expect(outcomes(await send(order('C-1', { orderNumber: 6 })))).toEqual(['unchanged'])
    expect((await send(order('C-1', { orderNumber: 7 }))).data!.answers[0]).toMatchObject({
      key: 'orders.stands',
      facts: { orderStatus: 'cancelled' },
      message: expect.stringContaining('C-1'),
    })
  })

  test('an order whose lots are refused is not taken, nor changed; the other orders of the message are', async () => {
    await send(order('Y-1'))
    const tooMany = [
      { lotNo: 'Y-A', number: 3 },
      { lotNo: 'Y-B', number: 3 },
    ]
    const reply = await send([
      order('Y-0', { lots: [{ lotNo: 'Y-0-A', number: 2 }] }),
      order('Y-1', { customerOrderNo: 'C-9', lots: tooMany }),
      order('Y-2', { lots: tooMany }),
      order('Y-2'),
      order('Y-3', { lots: [{ lotNo: 'Y-A', number: 3 }] }),
    ])
    expect(outcomes(reply)).toEqual([
      'created',
      'lots.more_than_left',
      'lots.more_than_left',
      'orders.row_twice',
      'created',
    ])
    expect((await listed('Y-')).map((one) => [one.orderCode, one.customerOrderNo])).toEqual([
      ['Y-0', null],
      ['Y-1', null],
      ['Y-3', null],
    ])
    expect(reply.data!.answers[4]).toMatchObject({ data: { lots: ['Y-A'] } })
    expect(outcomes(await send(order('Y-2', { lots: tooMany.slice(1) })))).toEqual(['created'])
  })

  test('gives lots with an order, each once', async () => {
    const lots = [
      { lotNo: 'Z-1-A', number: 2 },
      { lotNo: 'Z-1-B', number: 3 },
    ]
    expect((await send(order('Z-1', { lots }))).data!.answers).toMatchObject([
      { data: { outcome: 'created', lots: ['Z-1-A', 'Z-1-B'] } },
    ])
    expect((await send(order('Z-1', { lots }))).data!.answers).toMatchObject([
      { data: { outcome: 'unchanged', lots: [] } },
    ])
    expect(
      (await send(order('Z-2', { lots: [{ lotNo: 'Z-2-A', number: 99 }] }))).data!.answers,
    ).toMatchObject([{ key: 'lots.more_than_left' }])
    expect(await listed('Z-2')).toEqual([])
  })

  test('breaks off, or sends what is no order: refused with the reason, and written down', async () => {
    expect(await send('{"orderCode":')).toMatchObject({ status: 400, key: 'host.unreadable' })
    expect(await send('[]')).toMatchObject({ status: 400, key: 'call.invalid' })
    expect((await logged({ teleState: ['dead'] })).slice(0, 2).map(({ httpStatus }) => httpStatus)).toEqual([
      400, 400,
    ])
    // The log opens with the reader's line: what was refused before anybody knew its line is there too.
    expect(
      (await logged({ teleState: ['dead'], lineNumber: 'L2' }))
        .slice(0, 2)
        .map(({ httpStatus }) => httpStatus),
    ).toEqual([400, 400])
  })

  test.each([
    ['NULs', '\0\0'],
    ['another encoding', Buffer.from('{"orderCode":"Größe"}', 'latin1')],
    ['a document in another encoding', Buffer.from('\uFEFF<ProductionSchedule/>', 'utf16le')],
    [
      'a tower of objects',
      `[{"lineNumber":"L1","orderCode":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}]`,
    ],
  ])('sends %s: it cannot be read, and is written down', async (_, body) => {
    expect(await send(body, { path: '/api/host/orders' })).toMatchObject({
      status: 400,
      key: 'host.unreadable',
    })
    expect((await logged())[0]).toMatchObject({ teleState: 'dead', httpStatus: 400 })
  })

  test('uses a key for another line: the answer of the first does not apply to the second', async () => {
    expect(
      outcomes(await send(order('PL-1'), { idempotency: 'erp-line', path: '/api/host/orders/L1' })),
    ).toEqual(['created'])
    expect(await send(order('PL-1'), { idempotency: 'erp-line', path: '/api/host/orders/L2' })).toMatchObject(
      { status: 409, key: 'host.key_reused' },
    )
  })
})
