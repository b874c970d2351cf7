import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { host } from '@takt/contract/host.ts'
import { notices } from '@takt/contract/notices.ts'
import { startHost } from '../../testing/host.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { givenUp } from './sender.ts'
import { tellNews } from '../../testing/tell-news.ts'
import { allowHosts } from '../../platform/outbox/outbox.ts'
import { announceToHost } from './host.ts'

const plant = await startPlant()
const [admin, editor, elsewhere] = [
  plant.as('admin'),
  plant.as('editor'),
  plant.as('editor', undefined, ['L2']),
]
const { station, order } = await startLine(plant, 'L1', 1)
await startLine(plant, 'L2')
const remote = await startHost()
afterAll(async () => {
  await remote.close()
  await plant.close()
})

const settings = { hostMode: 'paused' as const, hostUrl: remote.url, mostTries: 5, timeoutSeconds: 2 }
const save = async (over: object = {}) =>
  admin(host.saveSettings, { ...settings, ...over, revision: (await admin(host.settings, {})).revision })
const listed = async (as = admin, filter: object = {}) => (await as(host.list, filter)).rows

describe('the settings of the host', () => {
  test('are an administrator’s, and its key is shown to nobody again', async () => {
    await expect(editor(host.settings, {})).rejects.toMatchObject({ key: 'call.forbidden' })
    await expect(editor(host.saveSettings, { ...settings, revision: 0 })).rejects.toMatchObject({
      key: 'call.forbidden',
    })
    expect(await save({ hostKey: 'a-secret-key' })).toMatchObject({ hostMode: 'paused', keyHint: '-key' })
    expect(await save({ mostTries: 7 })).toMatchObject({ mostTries: 7, keyHint: '-key' })
    expect(
      JSON.stringify([
        await admin(host.settings, {}),
        await admin(audit.of, { lineNumber: null, entity: 'hostSettings', entityKey: 'host' }),
      ]),
    ).not.toContain('a-secret-key')
  })

  test.each([['file:///etc/passwd'], ['ftp://erp/'], ['erp'], ['']])(
    'take an address of the web only, not %j',
    async (hostUrl) => {
      await expect(save({ hostUrl })).rejects.toMatchObject({ key: 'call.invalid', field: 'hostUrl' })
    },
  )

  test('need an address before anything can be sent, and are not overwritten unseen', async () => {
    await expect(save({ hostUrl: 'https://me:secret@host.example/takt' })).rejects.toMatchObject({
      key: 'call.invalid',
      field: 'hostUrl',
    })
    for (const hostUrl of ['http://169.254.169.254/latest/meta-data', 'http://[fe80::1]/'])
      await expect(save({ hostUrl })).rejects.toMatchObject({
        key: 'host.address_forbidden',
        field: 'hostUrl',
      })
    await expect(save({ hostUrl: null })).rejects.toMatchObject({ key: 'host.url_missing', field: 'hostUrl' })
    await expect(admin(host.saveSettings, { ...settings, revision: 0 })).rejects.toMatchObject({
      key: 'record.changed',
    })
  })

  test('another server gets the key only from who types it again; another path of the same does not ask', async () => {
    await save({ hostKey: 'a-secret-key' })
    for (const hostUrl of ['http://127.0.0.1:9/takt', 'http://erp.example/takt'])
      await expect(save({ hostUrl })).rejects.toMatchObject({ key: 'host.key_again', field: 'hostKey' })
    await save({ hostMode: 'off', hostUrl: null })
    await expect(save({ hostUrl: 'http://127.0.0.1:9/takt' })).rejects.toMatchObject({
      key: 'host.key_again',
    })
    expect(await save({ hostUrl: 'http://127.0.0.1:9/takt', hostKey: 'another-key!' })).toMatchObject({
      keyHint: 'key!',
    })
    expect(await save({ hostUrl: 'http://127.0.0.1:9/elsewhere' })).toMatchObject({ keyHint: 'key!' })
    await save({ hostKey: 'a-secret-key' })
  })

  test('send to the hosts of HOST_ALLOW only, where there is one', async () => {
    allowHosts(['erp.example'])
    await expect(save({ hostUrl: 'http://127.0.0.1:9/takt', hostKey: 'k' })).rejects.toMatchObject({
      key: 'host.address_forbidden',
      field: 'hostUrl',
    })
    expect(await admin(host.test, {})).toMatchObject({
      teleState: 'handled',
      httpStatus: null,
      errorText: 'address forbidden',
    })
    allowHosts(null)
  })

  test('what an address answers to a test is read by administrators only', async () => {
    const { id } = await admin(host.test, {})
    expect((await admin(host.telegram, { id })).response).toBe('{"booked":true}')
    expect((await editor(host.telegram, { id })).response).toBeNull()
    expect(await editor(host.pair, { id })).not.toContain('booked')
  })

  test('are tried with a telegram that tells nothing: what the host answered is written down', async () => {
    expect(await admin(host.test, {})).toMatchObject({
      teleType: 'test',
      teleState: 'ok',
      httpStatus: 200,
      lineNumber: null,
    })
    remote.behave(() => 'error')
    expect(await admin(host.test, {})).toMatchObject({ teleState: 'handled', errorText: 'HTTP 500' })
    remote.behave(() => 'fine')
  })
})

describe('the log', () => {
  beforeAll(async () => {
    await announceToHost(plant.db, 'L1', [
      { teleType: 'orderCancelled', orderCode: 'A-1' },
      { teleType: 'lotCompleted', orderCode: 'A-1', lotNo: 'A-1-1', lot: { number: 5 } },
    ])
    await announceToHost(plant.db, 'L2', [{ teleType: 'orderCancelled', orderCode: 'B-1' }])
  })

  test('is found by direction, type, state, order, lot and time, newest first and page by page', async () => {
    const codes = async (filter: object) =>
      (await listed(admin, filter)).map(({ teleType, orderCode }) => `${teleType} ${orderCode}`)
    expect(await codes({ lineNumber: 'L1', direction: 'out', teleType: 'orderCancelled' })).toEqual([
      'orderCancelled A-1',
    ])
    expect(await codes({ lotNo: 'A-1' })).toEqual(['lotCompleted A-1'])
    expect(await codes({ orderCode: 'B' })).toEqual(['orderCancelled B-1'])
    expect(await codes({ teleState: ['dead'] })).toEqual([])
    expect(await codes({ to: '2020-01-01T00:00:00Z' })).toEqual([])
    const first = await admin(host.list, { teleState: ['waiting'], limit: 2 })
    expect(first).toMatchObject({ total: 3, rows: [{ orderCode: 'B-1' }, { lotNo: 'A-1-1' }] })
    expect(await admin(host.list, { teleState: ['waiting'], limit: 2, after: first.next! })).toMatchObject({
      total: null,
      next: null,
      rows: [{ orderCode: 'A-1' }],
    })
  })

  test('shows whoever is limited to a line that line’s telegrams only, and lets them do nothing to others', async () => {
    expect((await listed(elsewhere)).map(({ lineNumber }) => lineNumber)).toEqual(['L2'])
    const { id } = (await listed(admin, { lineNumber: 'L1' }))[0]!
    await expect(elsewhere(host.telegram, { id })).rejects.toMatchObject({ key: 'call.line_forbidden' })
    await expect(elsewhere(host.handle, { id, reason: 'x' })).rejects.toMatchObject({
      key: 'call.line_forbidden',
    })
    await expect(plant.as('operator')(host.handle, { id, reason: 'x' })).rejects.toMatchObject({
      key: 'call.forbidden',
    })
    expect(await elsewhere(host.connection, { lineNumber: 'L1' })).toMatchObject({ waiting: 1 })
    expect(await admin(host.connection, {})).toMatchObject({
      hostMode: 'paused',
      waiting: 3,
      dead: 0,
      oldestWaiting: expect.any(String),
      lastSuccess: expect.any(String),
    })
  })

  test('shows how many failed in each hour and how long the host took', async () => {
    expect(await admin(host.figures, { teleType: 'test' })).toMatchObject([
      { ok: 2, failed: 2, medianLatency: expect.any(Number) },
    ])
  })

  test('is exported as it is filtered, and a telegram with both its texts', async () => {
    const file = async (path: string, body: object) =>
      (
        await plant.post(`/api/host/${path}`, body, {
          authorization: `Bearer ${await plant.tokenFor('admin')}`,
        })
      ).body
    expect(
      (await file('export', { format: 'csv', lotNo: 'A-1-1' })).split('\r\n').filter(Boolean),
    ).toHaveLength(2)
    const { id } = (await listed(admin, { teleType: 'test' }))[0]!
    expect(await file('pair', { id })).toMatch(
      /Idempotency-Key: takt-[\s\S]*"teleType":"test"[\s\S]*HTTP 500[\s\S]*broken/,
    )
  })

  test('rings the bell for a telegram that is dead, once', async () => {
    const { id } = (await listed(admin, { lineNumber: 'L2' }))[0]!
    const ended = { httpStatus: 422, response: null, latency: 1, errorText: 'HTTP 422' }
    await givenUp(plant.db, 'L2', id, ended)
    await givenUp(plant.db, 'L2', id, ended)
    await tellNews(plant.db)
    expect(await tellNews(plant.db)).toBe(false)
    expect((await elsewhere(notices.list, { eventType: 'interfaceError' })).rows).toMatchObject([
      {
        messageType: 'alarm',
        lineNumber: 'L2',
        messageContent: 'The host did not take B-1: The other side answered with error 422',
      },
    ])
  })
})

test('the last good unit of an order tells the host, with what the floor has counted', async () => {
  for (const [number, values] of [
    ['S10', { TORQUE: 10, VOUT: 5 }],
    ['S20', { TORQUE: 10, VOUT: 5 }],
    ['S30', {}],
  ] as const)
    await station(number).work('SN-1', values)
  const waiting = await listed(admin, { orderCode: order.orderCode, teleState: ['waiting'] })
  expect(waiting.map(({ teleType }) => teleType)).toEqual(['consumption', 'orderCompleted'])
  expect(JSON.parse((await admin(host.telegram, { id: waiting[1]!.id })).request!)).toMatchObject({
    order: { orderStatus: 'completed', orderNumber: 1, actualNumber: 1, startedNumber: 1 },
  })
})
