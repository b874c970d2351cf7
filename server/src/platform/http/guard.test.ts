import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect as openSocket, type AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { calendar } from '@takt/contract/calendar.ts'
import { output } from '@takt/contract/output.ts'
import { connect } from '../db/connect.ts'
import { startPlant } from '../../testing/plant.ts'
import { turnsOf } from '../../testing/turns.ts'
import { buildApp } from '../../app.ts'
import { answerRoutes } from '../../response/andon/answer.routes.ts'
import { RateByAddress } from './rate.ts'

const plant = await startPlant()
const database = connect(plant.url)
const app = await buildApp({
  database,
  limits: { bodyTimeout: 300, anonymous: { perSecond: 0.001, burst: 5 } },
})
await answerRoutes(app)
await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(async () => {
  await app.close()
  await database.close()
  await plant.close()
})

/** How long a connection that sends this, and then a byte now and then, stays open. */
function openFor(head: string) {
  const since = performance.now()
  const socket = openSocket((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(head)
  const drip = setInterval(() => socket.write(' '), 50)
  return new Promise<number>(
    (resolve) =>
      void socket.once('close', () => {
        clearInterval(drip)
        resolve(performance.now() - since)
      }),
  )
}
const slow = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: takt\r\nAuthorization: Bearer nobody\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`

test('a body that never ends is cut off, wherever it goes', async () => {
  const took = await Promise.all(
    ['/api/station/heartbeat/L1', '/api/orders/list/L1', '/api/nowhere', '/api/host/orders'].map((path) =>
      openFor(slow(path)),
    ),
  )
  for (const one of took) expect(one).toBeLessThan(3000)
})

test('a file may take longer than other calls', async () => {
  const boundary = 'a-file'
  const token = await plant.tokenFor('admin')
  const upload = request({
    port: (app.server.address() as AddressInfo).port,
    method: 'POST',
    path: '/api/file/uploadUserFile',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  })
  const answered = once(upload, 'response') as Promise<[IncomingMessage]> // the event's one argument
  upload.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="slow.txt"\r\ncontent-type: text/plain\r\n\r\n`,
  )
  for (let time = 0; time < 10; time++) {
    await setTimeout(100)
    upload.write('slowly ')
  }
  upload.end(`\r\n--${boundary}--\r\n`)
  const [reply] = await answered
  expect(await json(reply)).toMatchObject({ code: 20000 })
})

const call = (
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.7',
) => app.inject({ method, url, headers, remoteAddress, ...(method === 'POST' && { payload: {} }) })

test('anonymous calls of one address are limited; stations, people and other addresses are not', async () => {
  for (const path of ['/api/openapi.json', '/health', '/api/nowhere', '/ready', '/metrics'])
    expect((await call('GET', path)).statusCode).not.toBe(429)
  const refused = await call('GET', '/api/openapi.json')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().key]).toEqual([
    429,
    '1',
    'call.too_many',
  ])
  expect((await call('POST', '/api/web/login', { authorization: 'Bearer made up' })).statusCode).toBe(429)
  for (const headers of [undefined, { authorization: 'Bearer made up' }])
    expect((await call('GET', '/answer?t=a.b', headers)).statusCode).toBe(429)
  const session = { authorization: `Bearer ${await plant.tokenFor('admin')}` }
  for (let time = 0; time < 20; time++)
    expect((await call('POST', '/api/session/mine', session)).json()).toMatchObject({ code: 20000 })
  expect(
    (await call('POST', '/api/station/heartbeat/L1', { authorization: 'Bearer a key' })).statusCode,
  ).toBe(401)
  expect((await call('GET', '/', {})).statusCode).toBe(404)
  expect((await call('GET', '/health', {}, '192.0.2.8')).statusCode).toBe(200)
})

test('an address has a burst, and more again as time passes', () => {
  const rate = new RateByAddress({ perSecond: 10, burst: 2 })
  expect([rate.take('10.0.0.1', 0), rate.take('10.0.0.1', 0), rate.take('10.0.0.1', 0)]).toEqual([
    true,
    true,
    false,
  ])
  expect([rate.take('10.0.0.1', 100), rate.take('10.0.0.1', 100)]).toEqual([true, false])
  expect([
    rate.take('2001:db8:1:2::1', 0),
    rate.take('2001:db8:1:2::2', 0),
    rate.take('2001:db8:1:2::3', 0),
    rate.take('2001:db8:1:3::1', 0),
  ]).toEqual([true, true, false, true])
})

test('answers carry their request id, are not kept, and name what a page may do', async () => {
  const { headers } = await plant.app.inject({ method: 'POST', url: '/api/lines/list', payload: {} })
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-\w+$/)
  expect(headers['content-security-policy']).toContain("connect-src 'self';")
})

test('a line nobody made is refused, not a bug', async () => {
  const admin = plant.as('admin', 'NONE')
  await expect(admin(calendar.slots, {})).rejects.toMatchObject({ key: 'record.unknown' })
  await expect(admin(output.day, {})).rejects.toMatchObject({ key: 'record.unknown' })
})

test('liveness does not query the database, readiness does', async () => {
  expect((await plant.app.inject('/live')).json()).toMatchObject({ status: 'up' })
  for (const path of ['/health', '/ready'])
    expect((await plant.app.inject(path)).json()).toMatchObject({ status: 'up', database: 'up' })
})

test('strangers take no long turn of the thread that answers the stations', async () => {
  const ask = (path: string) =>
    plant.app.inject({
      method: 'GET',
      url: path,
      headers: { 'accept-encoding': 'gzip' },
      remoteAddress: '192.0.2.9',
    })
  const logIn = () =>
    plant.app.inject({
      method: 'POST',
      url: '/api/web/login',
      payload: { userName: 'nobody', password: 'not the password' },
      remoteAddress: '192.0.2.9',
    })
  const crowd = () =>
    Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let time = 0; time < 5; time++)
          for (const path of ['/api/openapi.json', '/metrics', '/health', '/api/nowhere']) await ask(path)
        await logIn()
      }),
    )
  await crowd()
  // `inject` puts all 16 into one turn, measured 50 ms. Made anew for each, the OpenAPI document alone was 16 times 120 ms.
  expect((await turnsOf(crowd)).longest).toBeLessThan(300)
})
