import { afterAll, describe, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aSet, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
await admin(lines.create, aLine('L1'))
const headers = { authorization: `Bearer ${await plant.tokenFor('admin')}` }

const ask = async (path: string, body: unknown = {}, more: Record<string, string> = headers) => {
  const reply = await plant.post(path, body, more)
  return [reply.statusCode, reply.json()] as const
}

describe('a call that is itself wrong', () => {
  test('with a field nobody promised is refused with its name', async () => {
    expect(await ask('/api/lines/create', { ...aLine('L7'), colour: 'red' })).toMatchObject([
      400,
      { code: 40000, key: 'call.invalid', field: 'colour', message: 'Please check: colour' },
    ])
    expect(await ask('/api/stations/list/L1', { stationNumber: 'S1', limit: 500, page: 0 })).toMatchObject([
      400,
      { facts: { fields: 'page, limit' } },
    ])
    expect((await admin(lines.list, {})).map((line) => line.lineNumber)).toEqual(['L1'])
  })

  test('with a field inside a list is refused with the way to it', async () => {
    const { characteristics, ...set } = aSet('A')
    const rows = [...characteristics, { ...characteristics[0]!, charSeqNum: 0 }]
    expect(await ask('/api/collectionSets/create', { ...set, characteristics: rows })).toMatchObject([
      400,
      { field: 'characteristics.1.charSeqNum' },
    ])
  })

  test('an unknown address is not found', async () => {
    expect(await ask('/api/orders/explode/L1')).toMatchObject([404, { code: 40400, key: 'call.unknown' }])
    expect(
      (await plant.app.inject({ method: 'GET', url: '/api/stations/names/L1', headers })).statusCode,
    ).toBe(404)
  })

  test('that is no JSON, or no object, is refused', async () => {
    const reply = await plant.app.inject({
      method: 'POST',
      url: '/api/stations/names/L1',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{"a":',
    })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { key: 'call.invalid', field: 'body', message: 'Please check: body' },
    ])
    expect(await ask('/api/lines/create', ['L7'])).toMatchObject([
      400,
      { key: 'call.invalid', field: 'body' },
    ])
  })

  test('that is too large is refused before it is read', async () => {
    expect(await ask('/api/lines/create', { lineNumber: 'x'.repeat(1_100_000) })).toMatchObject([
      413,
      { code: 41300, key: 'call.too_large' },
    ])
  })

  test('what searches by account names the account in para, next to its sender', async () => {
    await ask('/api/lines/create/L1', aLine('L8'))
    const rows = async (body: object) => (await ask('/api/orders/changes/L1', { app: 'web', ...body }))[1]
    expect(await rows({ userName: 'admin', para: { userName: 'nobody' } })).toMatchObject({
      code: 20000,
      data: { rows: [] },
    })
    expect(await rows({ userName: 'admin', para: {}, colour: 'red' })).toMatchObject({ field: 'colour' })
  })

  test('may name its sender and its program, as the specification’s client does', async () => {
    expect(await ask('/api/lines/create', { ...aLine('L2'), userName: 'admin', app: 'web' })).toMatchObject([
      200,
      { code: 20000, data: { lineNumber: 'L2' } },
    ])
  })
})

describe('a call nobody should have to answer', () => {
  test('on an unknown line, or at an unknown address, a call is refused in the envelope', async () => {
    expect(await ask('/api/stations/list/L1%00')).toMatchObject([
      400,
      { key: 'call.invalid', field: 'lineNumber' },
    ])
    expect(await ask('/api/stations/list/%20L1')).toMatchObject([
      400,
      { key: 'call.invalid', field: 'lineNumber' },
    ])
    expect(await ask('/api/stations/list/%ZZ')).toMatchObject([404, { code: 40400, key: 'call.unknown' }])
    expect(await ask(`/api/stations/list/${'x'.repeat(65)}`)).toMatchObject([
      400,
      { code: 40000, key: 'call.invalid' },
    ])
  })

  test('by an account no name can be, is refused by name', async () => {
    expect(await ask('/api/web/login', { userName: 'a\0b', password: 'x' }, {})).toMatchObject([
      400,
      { key: 'call.invalid', field: 'userName' },
    ])
  })

  test.each(['a\0b', '\ud800', ' ', 'x'.repeat(65)])(
    'under an id no act can have (%j)',
    async (messageId) => {
      const productId = '00000000-0000-7000-8000-000000000000'
      const calls: [string, object][] = [
        ['units/move', { productId, move: 'hold', reason: 'dirty' }],
        ['genealogy/hold', { bomLot: 'LOT-1', reason: 'dirty' }],
        ['lots/split', { id: 1, number: 1 }],
      ]
      for (const [path, input] of calls)
        expect(await ask(`/api/${path}/L1`, { ...input, messageId })).toMatchObject([
          400,
          { key: 'call.invalid', field: 'messageId' },
        ])
    },
  )
})

describe('an address that serves several calls', () => {
  test('distinguishes them by the event id, with or without a line in the path', async () => {
    for (const path of ['/api/web/user', '/api/web/user/L1']) {
      expect(await ask(path, { eventId: 1, para: {} })).toMatchObject([
        200,
        { code: 20000, data: { rows: expect.any(Array) } },
      ])
      expect(await ask(path, { eventId: 10 })).toMatchObject([
        200,
        { code: 20000, data: [{ roleKey: 'admin' }, {}, {}] },
      ])
    }
  })

  test('accepts no other event id, and requires one', async () => {
    expect(await ask('/api/web/user', { eventId: 2 })).toMatchObject([404, { key: 'call.unknown' }])
    expect(await ask('/api/web/user', { para: {} })).toMatchObject([400, { field: 'eventId' }])
    expect(await ask('/api/web/user', { eventId: 1, para: { colour: 'red' } })).toMatchObject([
      400,
      { field: 'colour' },
    ])
    expect(await ask('/api/web/user', { eventId: 1, colour: 'red' })).toMatchObject([
      400,
      { field: 'colour' },
    ])
  })
})

describe('a line', () => {
  test('must be chosen for what belongs to one', async () => {
    expect(await ask('/api/stations/list')).toMatchObject([
      400,
      { code: 40001, message: 'Choose the line first' },
    ])
  })

  test('that is not the person’s is refused, to look at and to change', async () => {
    const limited = { authorization: `Bearer ${await plant.tokenFor('admin', ['L2'])}` }
    expect(await ask('/api/stations/list/L2', {}, limited)).toMatchObject([200, { code: 20000 }])
    expect(await ask('/api/stations/list/L1', {}, limited)).toMatchObject([
      403,
      { code: 40301, facts: { lineNumber: 'L1' }, message: 'You may not work on line L1' },
    ])
    expect(await ask('/api/stations/create/L1', aStation('S1'), limited)).toMatchObject([
      403,
      { key: 'call.line_forbidden' },
    ])
  })
})
