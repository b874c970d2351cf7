import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { host } from '@takt/contract/host.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { types } from '@takt/contract/types.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aRoute, aType } from '../../testing/samples.ts'
import { readSchedule } from './b2mml.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const schedule = readFileSync(new URL('examples/PRO-20121210181416-27942.xml', import.meta.url), 'utf8')
const route = { processingNumber: 'R', processingVer: 1 }
let key = ''
beforeAll(async () => {
  for (const line of ['L1', 'L2']) await admin(lines.create, aLine(line))
  await admin(processings.create, aRoute('R'))
  await admin(processings.move, { ...route, move: 'release' })
  for (const typeNo of ['T1', 'SO1215']) {
    await admin(types.create, aType(typeNo, route))
    await admin(types.move, { typeNo, typeVer: 1, move: 'release' })
  }
  key = (await admin(host.makeKey, { keyName: 'ERP' })).key
})

type Answer = {
  code: number
  key?: string
  field?: string
  message?: string
  data?: { orderCode: string; outcome: string; lots: string[] }
}
async function send(
  body: string | Buffer | object,
  { path = '/api/host/orders/L1', type = 'application/json', idempotency = '', as = key } = {},
) {
  const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const reply = await plant.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: {
      'content-type': type,
      authorization: `Bearer ${as}`,
      ...(idempotency && { 'idempotency-key': idempotency }),
    },
  })
  return {
    status: reply.statusCode,
    text: reply.body,
    ...(reply.json() as { code: number; key?: string; data?: { answers: Answer[] } }),
  }
}
const outcomes = (reply: Awaited<ReturnType<typeof send>>) =>
  reply.data!.answers.map(({ data, key }) => data?.outcome ?? key)
const order = (orderCode: string, over: object = {}) => ({
  orderCode,
  typeNo: 'T1',
  orderNumber: 5,
  planStart: '2026-03-02T06:00:00Z',
  planEnd: '2026-03-02T14:00:00Z',
  ...over,
})
const listed = async (orderCode: string) => (await admin(orders.list, { orderCode, sort: 'orderCode' })).rows
const logged = async (filter = {}) => (await admin(host.list, { direction: 'in', ...filter })).rows

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

  test('gives an order, and its name stands in the history', async () => {
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

  test('says the same again: the same is answered and nothing is booked twice', async () => {
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

  test('sends ten times at once under one key: one order, one answer', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => send(order('R-1'), { idempotency: 'erp-race' })),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(outcomes(replies[0]!)).toEqual(['created'])
  })

  test('was refused for what was missing here: once that is mended, the same message under the same key is taken', async () => {
    expect(outcomes(await send(order('W-1', { typeNo: 'LATER' }), { idempotency: 'erp-later' }))).toEqual([
      'orders.type_unknown',
    ])
    await admin(types.create, aType('LATER', route))
    await admin(types.move, { typeNo: 'LATER', typeVer: 1, move: 'release' })
    expect(outcomes(await send(order('W-1', { typeNo: 'LATER' }), { idempotency: 'erp-later' }))).toEqual([
      'created',
    ])
  })

  test('changes an order until it is released, then hears why not; a planner’s correction outlives the same content said again', async () => {
    await send(order('C-1'))
    expect(outcomes(await send(order('C-1', { orderNumber: 6 })))).toEqual(['updated'])
    const { id } = (await listed('C-1'))[0]!
    await admin(orders.changeNumber, { id, orderNumber: 9 })
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
    expect(await listed('Z-2')).toHaveLength(1)
  })

  test('breaks off, or sends what is no order: refused with the reason, and written down', async () => {
    expect(await send('{"orderCode":')).toMatchObject({ status: 400, key: 'host.unreadable' })
    expect(await send('[]')).toMatchObject({ status: 400, key: 'call.invalid' })
    expect((await logged({ teleState: ['dead'] })).slice(0, 2).map(({ httpStatus }) => httpStatus)).toEqual([
      400, 400,
    ])
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

  test('names a line that is none, lots or materials that are no list, a lot twice: each is said by its place', async () => {
    const wrong = async (said: object, path = '/api/host/orders/L1') =>
      (await send(order(`Y-${Math.random()}`, said), { path })).data!.answers[0]
    expect(await wrong({}, '/api/host/orders/%00')).toMatchObject({
      key: 'call.invalid',
      field: 'lineNumber',
    })
    expect(await wrong({ lineNumber: ['L1'] })).toMatchObject({ key: 'call.invalid', field: 'lineNumber' })
    expect(await wrong({ lots: 7 })).toMatchObject({ key: 'call.invalid', field: 'lots' })
    expect(await wrong({ materials: 7 })).toMatchObject({ key: 'call.invalid', field: 'materials' })
    expect(await wrong({ materials: [{ bomCode: 'X', bomQty: 1, colour: 1 }] })).toMatchObject({
      key: 'call.invalid',
      field: 'materials.0.colour',
    })
    expect(
      await wrong({
        lots: [
          { lotNo: 'TWICE', number: 1 },
          { lotNo: 'TWICE', number: 1 },
        ],
      }),
    ).toMatchObject({ key: 'record.code_taken', message: expect.stringContaining('TWICE') })
  })

  test('uses a key for another line: the answer of the first is none for the second', async () => {
    expect(
      outcomes(await send(order('PL-1'), { idempotency: 'erp-line', path: '/api/host/orders/L1' })),
    ).toEqual(['created'])
    expect(await send(order('PL-1'), { idempotency: 'erp-line', path: '/api/host/orders/L2' })).toMatchObject(
      { status: 409, key: 'host.key_reused' },
    )
  })

  test('gives 10,000 orders in one message', async () => {
    const reply = await send(Array.from({ length: 10_000 }, (_, i) => order(`M-${i}`)))
    expect(new Set(outcomes(reply))).toEqual(new Set(['created']))
    expect(await send(Array.from({ length: 10_001 }, () => order('X')))).toMatchObject({ status: 400 })
  }, 60_000)
})

describe('a B2MML production schedule', () => {
  const xml = { type: 'application/xml' }

  test('gives one order that makes SO1215, with its four material lines, the same material twice; twice imported it is still one', async () => {
    expect(outcomes(await send(schedule, xml))).toEqual(['created'])
    expect(outcomes(await send(schedule, xml))).toEqual(['unchanged'])
    expect(outcomes(await send(schedule, { path: '/api/host/b2mml/L1', type: 'text/plain' }))).toEqual([
      'unchanged',
    ])
    const found = await listed('258456')
    expect(found).toMatchObject([
      { typeNo: 'SO1215', orderNumber: 1, orderUnit: 'KG', orderName: 'Final 1215' },
    ])
    expect(await admin(orders.materials, { id: found[0]!.id })).toEqual([
      { seqNum: 1, bomCode: 'CRBN0001', bomQty: 5, unit: 'KG', position: 'BOX3' },
      { seqNum: 2, bomCode: 'CRBN0002', bomQty: 50, unit: 'KG', position: 'BOX1' },
      { seqNum: 3, bomCode: 'CRBN0001', bomQty: 811, unit: 'KG', position: 'BOX3' },
      { seqNum: 4, bomCode: 'CRBN0003', bomQty: 100, unit: 'KG', position: 'BOX4' },
    ])
    expect((await logged({ teleType: 'b2mmlSchedule' })).map(({ teleState }) => teleState)).toEqual([
      'ok',
      'ok',
      'ok',
    ])
  })

  test.each([
    [
      'an external entity',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><SyncProductionSchedule>&e;</SyncProductionSchedule>',
      'host.doctype',
    ],
    [
      'an entity bomb',
      `<!DOCTYPE b [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i} "&a;&a;&a;">`).join('')}]><b>&a29;</b>`,
      'host.doctype',
    ],
    ['an external document type', '<!doctype x SYSTEM "http://127.0.0.1:9/x.dtd"><x/>', 'host.doctype'],
    [
      'another message',
      '<SyncMaterialDefinition><DataArea/></SyncMaterialDefinition>',
      'host.message_unknown',
    ],
    ['half a document', schedule.slice(0, 900), 'host.unreadable'],
    ['a tower of elements', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`, 'host.unreadable'],
    ['nothing', '', 'host.unreadable'],
  ])('with %s is refused before anything is made of it', async (_, text, why) => {
    const since = performance.now()
    expect(await send(text, xml)).toMatchObject({ status: 400, key: why })
    expect(performance.now() - since).toBeLessThan(2000)
  })

  test('that names no product, or two, or half a piece is refused by order', async () => {
    expect(
      outcomes(
        await send(
          schedule.replace('<MaterialUse>Produced', '<MaterialUse>Consumed').replace('258456', 'NP-1'),
          xml,
        ),
      ),
    ).toEqual(['host.no_product'])
    expect(
      (await send(schedule.replace('1.000', '1.5').replace('258456', 'NP-2'), xml)).data!.answers,
    ).toMatchObject([{ key: 'call.invalid', field: 'orderNumber' }])
  })

  test('is read with prefixes, named times, a line of its own and characters that are written as such', () => {
    const text = `<?xml version="1.0"?><b:ProductionSchedule xmlns:b="x"><b:ProductionRequest><b:ID>A&amp;B &#x41;</b:ID><b:StartTime>2026-03-02T06:00:00Z</b:StartTime><b:EndTime>2026-03-03T06:00:00Z</b:EndTime>
      <b:Location><b:EquipmentID>L2</b:EquipmentID><b:EquipmentElementLevel>ProductionLine</b:EquipmentElementLevel></b:Location>
      <b:SegmentRequirement><b:MaterialProducedRequirement><b:MaterialDefinitionID>T1</b:MaterialDefinitionID><b:Quantity><b:QuantityString>7</b:QuantityString></b:Quantity></b:MaterialProducedRequirement></b:SegmentRequirement></b:ProductionRequest></b:ProductionSchedule>`
    expect(readSchedule(text)).toEqual([
      {
        orderCode: 'A&B A',
        typeNo: 'T1',
        orderNumber: 7,
        planStart: '2026-03-02T06:00:00Z',
        planEnd: '2026-03-03T06:00:00Z',
        lineNumber: 'L2',
        materials: [],
      },
    ])
  })
})
