import { createServer, type IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type WebhookDraft, type WebhookFormat, webhooks } from '@takt/contract/webhooks.ts'
import { connect } from '../platform/db/connect.ts'
import { allowHosts } from '../platform/outbox/outbox.ts'
import { tell } from '../response/notices/notices.ts'
import { startWebhooks } from '../response/webhooks/sender.ts'
import { startPlant } from './plant.ts'

type Heard = { url: string; headers: IncomingHttpHeaders; body: string; at: number }

/** A plant that writes to the robot of a group, and what the robot receives and answers. */
export async function startRobots() {
  const heard: Heard[] = []
  let answers: [status: number, body: string][] = []
  let answer: ((body: string) => string) | null = null
  /** The last of the answers stays. */
  const answering = (...given: typeof answers) => void (answers = given)
  /** By what it receives. */
  const answeringBy = (given: (body: string) => string) => void (answer = given)
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => (body += String(piece)))
    request.on('end', () => {
      heard.push({ url: request.url ?? '', headers: request.headers, body, at: performance.now() })
      const [status, text] = answers.length > 1 ? answers.shift()! : answers[0]!
      response.writeHead(status).end(answer?.(body) ?? text)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number } // a server that listens on a port
  const origin = `http://127.0.0.1:${port}`

  const plant = await startPlant()
  const admin = plant.as('admin')
  const database = connect(plant.url)
  let end = () => Promise.resolve()
  beforeAll(() => {
    allowHosts([`127.0.0.1:${port}`])
    end = startWebhooks(database, { log: { warn: () => {} }, changed: () => {}, every: 20 })
  })
  afterEach(async () => {
    await plant.db.deleteFrom('webhookTargets').execute()
    await plant.db.deleteFrom('notices').execute()
    heard.length = 0
    answer = null
  })
  afterAll(async () => {
    await end()
    allowHosts(null)
    server.closeAllConnections()
    server.close()
    await database.close()
    await plant.close()
  })

  const robot = (webhookFormat: WebhookFormat, over: Partial<WebhookDraft> = {}): WebhookDraft => ({
    targetCode: 'CHAT',
    webhookFormat,
    robotLanguage: 'zh',
    chatId: null,
    webhookUrl: `${origin}/send?access_token=t`,
    signingKey: null,
    withoutKey: false,
    lineNumber: null,
    eventTypes: [],
    enabled: true,
    ...over,
  })
  let events = 0
  const alarm = (alarm = 'E42') =>
    tell(plant.db, [
      {
        eventType: 'equipmentAlarm',
        lineNumber: '01',
        about: 'ST1',
        source: `${++events}`,
        facts: { stationNumber: 'ST1', alarm },
        userName: null,
      },
    ])
  const ledger = async () =>
    (await admin(webhooks.deliveries, {})).rows.map(({ teleState, errorText, attempts }) => ({
      teleState,
      errorText,
      attempts,
    }))
  const dueNow = () =>
    plant.db
      .updateTable('noticeDeliveries')
      .set({ nextTry: sql<string>`now()` })
      .where('teleState', '=', 'retry')
      .execute()
  const becomes = async (rows: object[]) => {
    await expect.poll(ledger, { timeout: 10_000 }).toMatchObject(rows)
  }
  return { plant, admin, origin, heard, answering, answeringBy, robot, alarm, ledger, dueNow, becomes }
}
