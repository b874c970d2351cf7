import { createServer, type IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { webhooks, type WebhookDraft } from '@takt/contract/webhooks.ts'
import { connect } from '../../platform/db/connect.ts'
import { allowHosts } from '../../platform/outbox/outbox.ts'
import { startPlant } from '../../testing/plant.ts'
import { tell } from '../notices/notices.ts'
import { startWebhooks } from './sender.ts'
import { signed } from './sign.ts'

const heard: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 200
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (piece) => (body += String(piece)))
  request.on('end', () => {
    heard.push({ headers: request.headers, body })
    response.writeHead(status).end('{}')
  })
})
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as { port: number } // a server that listens on a port
const origin = `http://127.0.0.1:${port}`
const signingKey = `whsec_${Buffer.from('twenty-four bytes at the least').toString('base64')}`

const plant = await startPlant()
const admin = plant.as('admin')
const database = connect(plant.url)
const senders: (() => Promise<void>)[] = []
const start = () =>
  void senders.push(startWebhooks(database, { log: { warn: () => {} }, changed: () => {}, every: 20 }))
const stop = async () => {
  for (const end of senders.splice(0)) await end()
}
afterAll(async () => {
  await stop()
  allowHosts(null)
  server.closeAllConnections()
  server.close()
  await database.close()
  await plant.close()
})

const target = (over: Partial<WebhookDraft> = {}): WebhookDraft => ({
  targetCode: 'CHAT',
  webhookFormat: 'standard',
  robotLanguage: 'en',
  chatId: null,
  webhookUrl: `${origin}/hook?token=kept-secret`,
  signingKey,
  withoutKey: false,
  lineNumber: 'L1',
  eventTypes: ['equipmentAlarm'],
  enabled: true,
  ...over,
})
const alarm = (source: string, lineNumber = 'L1') =>
  tell(plant.db, [
    {
      eventType: 'equipmentAlarm',
      lineNumber,
      about: 'ST1',
      source,
      facts: { stationNumber: 'ST1', alarm: 'E42' },
      userName: null,
    },
  ])
const ledger = async () => (await admin(webhooks.deliveries, { page: 1, limit: 50 })).rows.toReversed()
const states = async () => (await ledger()).map(({ teleState }) => teleState)
const later = () =>
  plant.db
    .updateTable('noticeDeliveries')
    .set({ nextTry: sql<string>`now()` })
    .where('teleState', '=', 'retry')
    .execute()

test('without TLS only a host that HOST_ALLOW names is posted to', async () => {
  await expect(admin(webhooks.create, target())).rejects.toMatchObject({ key: 'webhooks.address_forbidden' })
  await expect(
    admin(webhooks.create, target({ webhookUrl: 'https://169.254.169.254/' })),
  ).rejects.toMatchObject({ key: 'webhooks.address_forbidden' })
  allowHosts([`127.0.0.1:${port}`])
  await expect(admin(webhooks.create, target({ signingKey: 'whsec_c2hvcnQ=' }))).rejects.toMatchObject({
    key: 'webhooks.signing_key',
  })
  expect(await admin(webhooks.create, target())).toMatchObject({ webhookOrigin: origin })
})

test('a notice is queued with its target’s lines and events, and sent once by two servers', async () => {
  await alarm('one')
  await alarm('one')
  await alarm('other', 'L2')
  expect(await states()).toEqual(['waiting'])
  start()
  start()
  await expect.poll(states, { timeout: 10_000 }).toEqual(['ok'])
  await stop()
  expect(heard).toHaveLength(1)
  const [{ headers, body }] = heard as [(typeof heard)[number]]
  const id = String(headers['webhook-id'])
  expect(headers).toMatchObject(signed(id, Number(headers['webhook-timestamp']), body, signingKey))
  expect(JSON.parse(body)).toMatchObject({
    type: 'notice.equipmentAlarm',
    data: { lineNumber: 'L1', messageType: 'alarm', messageContent: { en: 'ST1: E42' } },
  })
})

test('a target that is away gets everything later, in order, each under the id of its first try', async () => {
  heard.length = 0
  status = 503
  start()
  for (const source of ['two', 'three']) await alarm(`${source} ${performance.now()}`)
  const two = async () => (await ledger()).slice(-2)
  const statesOfTwo = async () => (await two()).map(({ teleState }) => teleState)
  await expect.poll(statesOfTwo, { timeout: 10_000 }).toEqual(['retry', 'waiting'])
  expect((await two())[0]).toMatchObject({ errorText: 'HTTP 503', httpStatus: 503 })
  await stop()
  status = 200
  await later()
  start()
  await expect.poll(statesOfTwo, { timeout: 10_000 }).toEqual(['ok', 'ok'])
  await stop()
  const ids = heard.map(({ headers }) => headers['webhook-id'])
  // The first of the two was tried again by itself too, where a second went by.
  expect(ids.length).toBeGreaterThanOrEqual(3)
  expect(new Set(ids.slice(0, -1)).size).toBe(1)
  expect(ids.at(-1)).not.toBe(ids[0])
})

test('what the target refuses is given up, and sent again when a person requires it', async () => {
  status = 400
  start()
  const { id } = await admin(webhooks.test, { targetCode: 'CHAT' })
  const own = async () => (await ledger()).find((row) => row.id === id)
  await expect
    .poll(own, { timeout: 10_000 })
    .toMatchObject({ teleState: 'dead', errorText: 'HTTP 400', nextTry: null })
  status = 200
  await admin(webhooks.sendAgain, { id })
  await expect.poll(own, { timeout: 10_000 }).toMatchObject({ teleState: 'ok', errorText: null })
  await stop()
  await expect(admin(webhooks.sendAgain, { id })).rejects.toMatchObject({ key: 'webhooks.not_dead' })
})

test('another server is not sent what is signed with a key nobody gave again', async () => {
  const moved = target({ webhookUrl: `http://localhost:${port}/`, signingKey: null })
  await expect(admin(webhooks.update, { ...moved, revision: 0 })).rejects.toMatchObject({
    key: 'webhooks.key_again',
  })
  const kept = target({ webhookUrl: null, signingKey: null, enabled: false })
  expect(await admin(webhooks.update, { ...kept, revision: 0 })).toMatchObject({
    enabled: false,
    revision: 1,
  })
})

test('neither the key nor the rest of the address is in an answer or in the change history', async () => {
  const list = await admin(webhooks.list, { page: 1, limit: 50 })
  expect(list.rows).toMatchObject([{ webhookOrigin: origin }])
  const changes = await admin(audit.of, { lineNumber: null, entity: 'webhook', entityKey: 'CHAT' })
  expect(changes.length).toBeGreaterThan(0)
  const everything = JSON.stringify([list, changes, await ledger()])
  expect(everything).not.toContain('whsec_')
  expect(everything).not.toContain('kept-secret')
})
