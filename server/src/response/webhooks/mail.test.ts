import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { type NoticeRuleDraft, noticeRules } from '@takt/contract/noticeRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { webhooks } from '@takt/contract/webhooks.ts'
import { connect } from '../../platform/db/connect.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
import { tell } from '../notices/notices.ts'
import { tellWaiting } from '../notices/waiting.ts'
import { startMails } from './mail-sender.ts'
import { setMail, setPublicOrigin } from './webhooks.ts'

const heard: { from: string; to: string[]; raw: string }[] = []
/** Mailboxes that are not there. */
const unknown = new Set<string>()
function listen(port: number) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      unknown.has(address)
        ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
        : done(),
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.on('data', (piece) => (raw += String(piece)))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        heard.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  return server
}
let server = listen(0)
await once(server.server, 'listening')
const { port } = server.server.address() as AddressInfo // it listens to a port
const away = () => new Promise<void>((resolve) => server.close(() => resolve()))

const plant = await startPlant()
const [admin, editor, operator] = [plant.as('admin'), plant.as('editor'), plant.as('operator')]
const database = connect(plant.url)
const settings = {
  url: `smtp://127.0.0.1:${port}`,
  from: { name: 'Takt', address: 'takt@plant.example' },
}
const senders: (() => Promise<void>)[] = []
const start = () =>
  void senders.push(startMails(database, settings, { log: { warn: () => {} }, changed: () => {}, every: 20 }))
const stop = async () => {
  for (const end of senders.splice(0)) await end()
}
afterAll(async () => {
  await stop()
  setMail(null)
  setPublicOrigin(null)
  await away()
  await database.close()
  await plant.close()
})
const addressIs = (userName: string, email: string | null) =>
  plant.db.updateTable('users').set({ email }).where('userName', '=', userName).execute()
beforeAll(async () => {
  await admin(lines.create, aLine('L1'))
  await Promise.all([admin, editor, operator].map((as) => as(notices.list, {})))
  await addressIs('editor', 'editor@plant.example')
})

let events = 0
async function happens(alarm = `E-${events + 1}`) {
  const source = `E-${++events}`
  const facts = { stationNumber: 'ST1', alarm }
  await tell(plant.db, [
    { eventType: 'equipmentAlarm', lineNumber: 'L1', about: 'ST1', source, facts, userName: null },
  ])
}
const ledger = async () => (await admin(webhooks.deliveries, { page: 1, limit: 50 })).rows.toReversed()
const newest = async () => (await ledger()).at(-1)
const later = () =>
  plant.db
    .updateTable('noticeDeliveries')
    .set({ nextTry: sql<string>`now()` })
    .where('teleState', '=', 'retry')
    .execute()
const byMail = (over: Partial<NoticeRuleDraft> = {}) =>
  aNoticeRule({
    eventType: 'equipmentAlarm',
    mail: true,
    bell: false,
    toUsers: ['editor', 'operator'],
    ...over,
  })
/** Head and text as a mail program would read them. */
function read(raw: string) {
  const cut = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, cut).replaceAll(/\r\n[ \t]+/g, ' ')
  const body = raw.slice(cut + 4)
  const quoted = /quoted-printable/i.test(head)
  return { head, text: (quoted ? fromQuoted(body.replaceAll('=\r\n', '')) : body).replaceAll('\r\n', '\n') }
}
const fromQuoted = (text: string) => decodeURIComponent(text.replaceAll('%', '%25').replaceAll('=', '%'))

test('without a mail server no rule may use mail, and the page shows why', async () => {
  const refused = { key: 'noticeRules.no_mail_server', field: 'mail' }
  await expect(admin(noticeRules.create, byMail())).rejects.toMatchObject(refused)
  await expect(admin(noticeRules.preview, byMail())).rejects.toMatchObject(refused)
  expect((await admin(noticeRules.choices, {})).mail).toBe(false)
  setMail(settings)
  setPublicOrigin('https://takt.example')
  expect((await admin(noticeRules.choices, {})).mail).toBe(true)
})

test('the preview shows who has no address', async () => {
  const { people, noAddress } = await admin(noticeRules.preview, byMail())
  expect(people.map(({ userName }) => userName)).toEqual(['editor'])
  expect(noAddress.map(({ userName }) => userName)).toEqual(['operator'])
})

test('everybody the rule notifies gets one mail, in their language, however many servers look; who has no address none', async () => {
  await admin(noticeRules.create, byMail({ messageType: 'warn' }))
  await admin(noticeRules.create, byMail({ toUsers: ['editor'] }))
  await editor(preferences.saveSettings, { language: 'es' })
  await happens()
  expect(await ledger()).toMatchObject([{ userName: 'editor', targetCode: null, teleState: 'waiting' }])
  start()
  start()
  await expect.poll(newest, { timeout: 10_000 }).toMatchObject({ teleState: 'ok', attempts: 1 })
  await stop()
  expect(heard).toMatchObject([{ from: 'takt@plant.example', to: ['editor@plant.example'] }])
  const { head, text } = read(heard[0]!.raw)
  expect(decoded(head)).toContain('Alarma · ')
  expect(decoded(head)).toContain(' · L1 · ST1')
  expect(text).toMatch(/^ST1: E-1\n\nNúmero de línea: L1\n.*: \d\d\/\d\d\/\d{4}, \d\d:\d\d\n/)
  expect(text).toMatch(/https:\/\/takt\.example\/#\/lineDashboard\?onLine=L1$/m)
})

test('a mail server that is away loses nothing: it is tried again under the same id', async () => {
  heard.length = 0
  await away()
  start()
  await happens()
  await happens()
  const states = async () => (await ledger()).slice(-2).map(({ teleState }) => teleState)
  await expect.poll(states, { timeout: 10_000 }).toEqual(['retry', 'retry'])
  expect((await newest())!.errorText).toContain('ECONNREFUSED')
  server = listen(port)
  await once(server.server, 'listening')
  await later()
  await expect.poll(states, { timeout: 10_000 }).toEqual(['ok', 'ok'])
  await stop()
  const ids = heard.map(({ raw }) => /^Message-ID: (.+)\r$/im.exec(raw)![1])
  expect(new Set(ids).size).toBe(2)
})

test('a mailbox that does not exist is given up with the reason, and is sent again when a person requires it', async () => {
  unknown.add('editor@plant.example')
  start()
  await happens()
  await expect
    .poll(newest, { timeout: 10_000 })
    .toMatchObject({ teleState: 'dead', attempts: 1, nextTry: null })
  const { id, errorText } = (await newest())!
  expect(errorText).toContain('550 no such mailbox')
  unknown.clear()
  await admin(webhooks.sendAgain, { id })
  await expect.poll(newest, { timeout: 10_000 }).toMatchObject({ id, teleState: 'ok', errorText: null })
  await stop()
})

test('an address that was taken away meanwhile is written to no more', async () => {
  heard.length = 0
  await happens()
  await addressIs('editor', null)
  start()
  await expect
    .poll(newest, { timeout: 10_000 })
    .toMatchObject({ teleState: 'dead', errorText: 'no e-mail address' })
  await stop()
  await addressIs('editor', 'editor@plant.example')
  expect(heard).toEqual([])
})

test('line breaks begin no header, neither in a machine’s text nor in a subject', async () => {
  heard.length = 0
  const injected = 'E\r\nBcc: thief@elsewhere.example'
  await happens(injected)
  const { id, about } = (await newest())!
  const written = plant.db.selectFrom('noticeDeliveries').select('request').where('id', '=', id)
  const { request } = await written.executeTakeFirstOrThrow()
  expect(JSON.parse(request).subject).toContain(about)
  await happens()
  const other = (await newest())!.id
  const forged = JSON.stringify({ subject: injected, text: injected })
  await plant.db.updateTable('noticeDeliveries').set({ request: forged }).where('id', '=', other).execute()
  start()
  await expect.poll(newest, { timeout: 10_000 }).toMatchObject({ id: other, teleState: 'ok' })
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2)
  await stop()
  for (const { to, raw } of heard) {
    expect(to).toEqual(['editor@plant.example'])
    expect(read(raw).head).not.toMatch(/^Bcc:/im)
  }
})

test('a rule with a delay mails after it', async () => {
  await plant.db.deleteFrom('noticeRules').execute()
  await admin(
    noticeRules.create,
    aNoticeRule({ eventType: 'orderFinished', mail: true, toUsers: ['editor'], delay: 5 }),
  )
  const before = (await ledger()).length
  const facts = { orderCode: 'X-1', done: 8, planned: 8 }
  await tell(plant.db, [
    { eventType: 'orderFinished', lineNumber: 'L1', about: 'X-1', source: 'X-1', facts, userName: null },
  ])
  expect(await ledger()).toHaveLength(before)
  await tellWaiting(plant.db, Date.now() + 6 * 60_000)
  expect((await ledger()).slice(before)).toMatchObject([{ userName: 'editor', about: 'X-1' }])
})

/** The words of a header that is not plain ASCII. */
const decoded = (head: string) =>
  head
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, how: string, encoded: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(encoded, 'base64').toString()
        : fromQuoted(encoded.replaceAll('_', ' ')),
    )
