import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { notices } from '@takt/contract/notices.ts'
import { webhooks } from '@takt/contract/webhooks.ts'
import { connect } from '../../platform/db/connect.ts'
import { pauseAfter } from '../../platform/outbox/tries.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
import { tell } from '../notices/notices.ts'
import { startMails } from './mail-sender.ts'
import { setMail } from './webhooks.ts'

const heard: { to: string[]; raw: string }[] = []
const listen = (port: number) =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.on('data', (piece) => (raw += String(piece)))
      stream.on('end', () => {
        heard.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  }).listen(port, '127.0.0.1')
/** A port that nobody listens to: the mail server is down. */
const first = listen(0)
await once(first, 'listening')
const { port } = first.address() as AddressInfo // it listens to a port
await new Promise<void>((resolve) => first.close(() => resolve()))

const plant = await startPlant()
const database = connect(plant.url)
const [admin, editor] = [plant.as('admin'), plant.as('editor')]
const settings = {
  url: `smtp://127.0.0.1:${port}`,
  from: { name: 'Takt', address: 'takt@plant.example' },
}
const start = () => startMails(database, settings, { log: { warn: () => {} }, changed: () => {}, every: 20 })
let end: ReturnType<typeof start> | null = null
const stop = async () => {
  await end?.()
  end = null
}
/** Nothing is left to a second try. */
afterEach(async () => {
  await stop()
  await plant.db.deleteFrom('notices').execute()
  heard.splice(0)
})
afterAll(async () => {
  setMail(null)
  await database.close()
  await plant.close()
})
beforeAll(async () => {
  setMail(settings)
  await admin(lines.create, aLine('L1'))
  await editor(notices.list, {})
  await plant.db
    .updateTable('users')
    .set({ email: 'editor@plant.example' })
    .where('userName', '=', 'editor')
    .execute()
})

test(
  'a level of a call, with the mail server down for an hour: tried again all the while, and delivered once',
  { timeout: 60_000 },
  async () => {
    end = start()
    const facts = { stationNumber: 'S10', minutes: 5, level: 'A', lossType: 'equipment', message: 'feeder' }
    const source = 'call of the long hour'
    await tell(plant.db, [
      { eventType: 'andonLevel', lineNumber: 'L1', about: 'S10', source, facts, userName: 'editor' },
    ])
    const due = () =>
      plant.db
        .updateTable('noticeDeliveries')
        .set({ nextTry: sql<string>`now()` })
        .where('teleState', '=', 'retry')
        .execute()
    const own = async () => {
      const { attempts, teleState } = (await admin(webhooks.deliveries, { page: 1, limit: 1 })).rows[0]!
      return { attempts, teleState }
    }
    /** Seconds after the first try, as long as each pause was waited for. */
    const waited = (tries: number) =>
      Array.from({ length: tries }, (_, before) => pauseAfter(before + 1)).reduce((sum, one) => sum + one, 0)
    const untilNow = async () => {
      await due()
      return waited((await own()).attempts)
    }
    await expect.poll(untilNow, { timeout: 25_000 }).toBeGreaterThan(3600)
    await expect.poll(own, { timeout: 10_000 }).toMatchObject({ teleState: 'retry' })
    await stop()
    const server = listen(port)
    await once(server, 'listening')
    await due()
    end = start()
    await expect.poll(own, { timeout: 10_000 }).toMatchObject({ teleState: 'ok' })
    await stop()
    await new Promise<void>((resolve) => server.close(() => resolve()))
    expect(heard.map(({ to }) => to)).toEqual([['editor@plant.example']])
    expect(heard[0]!.raw).toContain('feeder')
  },
)
