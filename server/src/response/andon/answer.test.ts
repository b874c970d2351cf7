import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { audit } from '@takt/contract/audit.ts'
import { languages } from '@takt/contract/languages.ts'
import { lines } from '@takt/contract/lines.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { noticeRules } from '@takt/contract/noticeRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { stations } from '@takt/contract/stations.ts'
import { anAndonRule } from '../../testing/andon.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aStation } from '../../testing/samples.ts'
import { setMail, setPublicOrigin } from '../webhooks/webhooks.ts'
import { escalate } from './andon.ts'
import { answerRoutes } from './answer.routes.ts'

const plant = await startPlant()
const app = Fastify()
app.decorate('database', plant.app.database)
const changed: string[] = []
app.decorate('changed', (line: string | null) => void changed.push(String(line)))
await answerRoutes(app)
afterAll(async () => {
  setMail(null)
  setPublicOrigin(null)
  await app.close()
  await plant.close()
})
afterEach(async () => {
  vi.useRealTimers()
  await plant.db.deleteFrom('andonCalls').execute()
  await plant.db.deleteFrom('notices').execute()
})

const [admin, editor, operator] = [
  plant.as('admin', '01'),
  plant.as('editor', '01'),
  plant.as('operator', '01'),
]
const words = spoken.en.callLinks
const start = Date.parse('2026-03-02T08:00:00Z')
const clock = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 })
const look = async (minutes: number) => {
  clock(minutes)
  await escalate(plant.db)
}

beforeAll(async () => {
  setMail({ url: 'smtp://127.0.0.1:1', from: { name: '', address: 't@plant.example' } })
  setPublicOrigin('https://takt.example')
  await admin(lines.create, aLine('01'))
  await admin(stations.create, aStation('01'))
  for (const as of [admin, editor, operator]) await as(notices.list, {})
  await plant.db.updateTable('rolePages').set({ level: 'edit' }).where('roleKey', '=', 'operator').execute()
  for (const role of ['admin', 'editor', 'operator'])
    await plant.db
      .updateTable('users')
      .set({ email: `${role}@plant.example` })
      .where('userName', '=', role)
      .execute()
  await admin(
    andonRules.create,
    anAndonRule({
      levelAUsers: ['editor', 'operator'],
      levelBPeriod: 15,
      levelBUsers: ['admin'],
    }),
  )
})

async function calling() {
  clock(0)
  return (await admin(andon.call, { stationNumber: '01', lossType: 'equipment', message: 'Jam <b>' })).id
}
/** The links that a person was sent by mail, the newest last. */
const linksOf = async (userName: string) => {
  const rows = await plant.db
    .selectFrom('noticeDeliveries')
    .select('request')
    .where('userName', '=', userName)
    .orderBy('id')
    .execute()
  return rows.flatMap(
    ({ request }) => /https:\/\/takt\.example(\/answer\?t=[\w.-]+)/.exec(request)?.[1] ?? [],
  )
}
const open = (url: string, headers = {}) => app.inject({ url, headers })
const press = (url: string, answer: string) =>
  app.inject({
    method: 'POST',
    url: '/answer',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ t: url.split('t=')[1]!, answer }).toString(),
  })
const record = async (id: number) => admin(andon.record, { id })
const stateOf = async (id: number) => (await record(id)).call.callState
const told = async (id: number) =>
  (await record(id)).levels.map(
    ({ level, people }) =>
      `${level} ${people
        .map(({ userName }) => userName)
        .toSorted()
        .join()}`,
  )

test('who scans a mail opens its link and changes nothing', async () => {
  const id = await calling()
  await look(5)
  const [link] = await linksOf('editor')
  for (let times = 0; times < 3; times++) {
    const { statusCode, body, headers } = await open(link!)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain(words.question)
    expect(body).toContain('Jam &lt;b&gt;')
  }
  await app.inject({ method: 'HEAD', url: link! })
  expect(await stateOf(id)).toBe('called')
  expect((await editor(andon.record, { id })).call.arrivedBy).toBeNull()
})

test('who says “I am coming” has arrived, once; everybody else’s mails and levels stay unsent', async () => {
  const id = await calling()
  await look(5)
  const [[mine], [other]] = [await linksOf('editor'), await linksOf('operator')]
  clock(6)
  const { body } = await press(mine!, 'arrive')
  expect(body).toContain(words.thanksArrive)
  expect(changed.at(-1)).toBe('01')
  expect((await record(id)).call).toMatchObject({ callState: 'arrived', arrivedBy: 'editor' })
  const open = await plant.db
    .selectFrom('noticeDeliveries')
    .select('id')
    .where('teleState', 'in', ['waiting', 'retry'])
    .execute()
  expect(open).toEqual([])
  await look(60)
  expect(await told(id)).toEqual(['A editor,operator'])
  expect((await press(mine!, 'arrive')).body).toContain('editor has come already.')
  expect((await press(other!, 'notMine')).body).toContain('editor has come already.')
  const changes = await admin(audit.of, { lineNumber: '01', entity: 'andonCall', entityKey: String(id) })
  expect(changes.filter(({ action }) => action === 'arrive')).toMatchObject([{ userName: 'editor' }])
})

test('once nobody of a level says it is theirs, the next level is told at once, and they are asked no more', async () => {
  const id = await calling()
  await look(5)
  const [[first], [second]] = [await linksOf('editor'), await linksOf('operator')]
  clock(6)
  expect((await press(first!, 'notMine')).body).toContain(words.thanksNotMine)
  expect(await told(id)).toEqual(['A editor,operator'])
  expect((await press(first!, 'arrive')).body).toContain(words.used)
  expect((await press(second!, 'notMine')).body).toContain(words.thanksNotMine)
  expect(await told(id)).toEqual(['A editor,operator', 'B admin'])
  expect(await stateOf(id)).toBe('called')
  await look(15)
  expect(await told(id)).toEqual(['A editor,operator', 'B admin'])
  const [, last] = [0, ...(await linksOf('admin'))]
  expect((await press(last!, 'arrive')).body).toContain(words.thanksArrive)
})

test('a link is of one person, for eight hours, as it was signed', async () => {
  const id = await calling()
  await look(5)
  const [link] = await linksOf('editor')
  const [said, signature] = link!.split('t=')[1]!.split('.') as [string, string]
  const forged = Buffer.from(Buffer.from(said, 'base64url').toString().replace('editor', 'admin')).toString(
    'base64url',
  )
  for (const token of [`${forged}.${signature}`, `${said}.${signature.slice(1)}`, said, '', 'a.b'])
    expect((await press(`/answer?t=${token}`, 'arrive')).body).toContain(words.invalid)
  clock(5 + 8 * 60)
  expect((await open(link!)).body).toContain(words.invalid)
  expect((await press(link!, 'arrive')).body).toContain(words.invalid)
  expect(await stateOf(id)).toBe('called')
})

test('an account that is locked or may not answer on the line cannot by a link either', async () => {
  const id = await calling()
  await look(5)
  const [link] = await linksOf('editor')
  const set = (locked: boolean) =>
    plant.db.updateTable('users').set({ locked }).where('userName', '=', 'editor').execute()
  await set(true)
  expect((await press(link!, 'arrive')).body).toContain(words.invalid)
  await set(false)
  await plant.db.updateTable('rolePages').set({ level: 'view' }).where('roleKey', '=', 'editor').execute()
  expect((await press(link!, 'arrive')).body).toContain(words.forbidden)
  await plant.db.updateTable('rolePages').set({ level: 'edit' }).where('roleKey', '=', 'editor').execute()
  expect(await stateOf(id)).toBe('called')
})

test('two presses at once: one comes, the other is told who', async () => {
  const id = await calling()
  await look(5)
  const links = [(await linksOf('editor'))[0]!, (await linksOf('operator'))[0]!]
  const bodies = (await Promise.all(links.map((link) => press(link, 'arrive')))).map(({ body }) => body)
  expect(bodies.filter((body) => body.includes(words.thanksArrive))).toHaveLength(1)
  expect(bodies.filter((body) => body.includes('has come already.'))).toHaveLength(1)
  expect(await stateOf(id)).toBe('arrived')
})

test('what says neither changes nothing', async () => {
  const id = await calling()
  await look(5)
  const [link] = await linksOf('editor')
  expect((await press(link!, 'solve')).body).toContain(words.question)
  expect(await stateOf(id)).toBe('called')
})

test('a call that is over says so', async () => {
  const id = await calling()
  await look(5)
  const [link] = await linksOf('editor')
  await admin(andon.cancel, { id, reason: 'by mistake' })
  expect((await open(link!)).body).toContain(words.over)
})

test.each(languages)('the page and the mail speak %s to who has chosen it', async (language) => {
  await editor(preferences.saveSettings, { language })
  await calling()
  await look(5)
  const [link] = await linksOf('editor')
  const said = spoken[language].callLinks
  const { body } = await open(link!, { 'accept-language': 'en' })
  expect(body).toContain(`<html lang="${language}"`)
  for (const one of [said.question, said.arrive, said.notMine]) expect(body).toContain(one)
  const mail = await plant.db
    .selectFrom('noticeDeliveries')
    .select('request')
    .where('userName', '=', 'editor')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(mail.request).text).toContain(said.inMail)
  await editor(preferences.saveSettings, { language: 'en' })
})

test('a rule that mails a call mails the link; without an address of the server there is none', async () => {
  await admin(noticeRules.create, aNoticeRule({ eventType: 'andonCall', mail: true, toUsers: ['editor'] }))
  await calling()
  expect(await linksOf('editor')).toHaveLength(1)
  setPublicOrigin(null)
  await admin(andon.call, { stationNumber: '01', lossType: 'mass', message: null })
  setPublicOrigin('https://takt.example')
  expect(await linksOf('editor')).toHaveLength(1)
  await plant.db.deleteFrom('noticeRules').execute()
})
