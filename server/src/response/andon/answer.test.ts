import { expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { audit } from '@takt/contract/audit.ts'
import { languages } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { noticeRules } from '@takt/contract/noticeRules.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { followCalls } from '../../testing/andon.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { aLine } from '../../testing/samples.ts'
import { setPublicOrigin } from '../webhooks/webhooks.ts'
import { startAnswering } from '../../testing/answering.ts'

const {
  plant,
  changed,
  admin,
  editor,
  operator,
  clock,
  look,
  calling,
  linksOf,
  open,
  head,
  press,
  record,
  stateOf,
  levelsToldOf,
} = await startAnswering()
const words = spoken.en.callLinks

test('who scans a mail opens its link and changes nothing', async () => {
  const id = await calling()
  await look(5)
  const [link] = await linksOf('editor')
  const { lineName } = aLine('01')
  for (let times = 0; times < 3; times++) {
    const { statusCode, body, headers } = await open(link!)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain(words.question)
    expect(body).toContain('Jam &lt;b&gt;')
    // Two lines may have a station of the same number.
    expect(body).toContain(`<br>${lineName} (01)</p>`)
  }
  await head(link!)
  expect(await stateOf(id)).toBe('called')
  expect((await editor(andon.record, { id })).call.arrivedBy).toBeNull()
})

test('who answers “I am coming” has arrived, once; everybody else’s mails and levels stay unsent', async () => {
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
  expect(await levelsToldOf(id)).toEqual(['A editor,operator'])
  expect((await press(mine!, 'arrive')).body).toContain('editor has said that they are coming.')
  expect((await press(other!, 'notMine')).body).toContain('editor has said that they are coming.')
  const changes = await admin(audit.of, { lineNumber: '01', entity: 'andonCall', entityKey: String(id) })
  expect(changes.filter(({ action }) => action === 'arrive')).toMatchObject([{ userName: 'editor' }])
})

test('a link is of one person, for eight hours, as it was signed', async () => {
  const id = await calling()
  await look(5)
  const [link] = await linksOf('editor')
  const [content, signature] = link!.split('t=')[1]!.split('.') as [string, string]
  const forged = Buffer.from(
    Buffer.from(content, 'base64url').toString().replace('editor', 'admin'),
  ).toString('base64url')
  for (const token of [`${forged}.${signature}`, `${content}.${signature.slice(1)}`, content, '', 'a.b'])
    expect((await press(`/answer?t=${token}`, 'arrive')).body).toContain(words.invalid)
  clock(5 + 8 * 60)
  expect((await open(link!)).body).toContain(words.invalid)
  expect((await press(link!, 'arrive')).body).toContain(words.invalid)
  expect(await stateOf(id)).toBe('called')
})

test('what was not signed here reads nothing from the database', async () => {
  await calling()
  await look(5)
  const [link] = await linksOf('editor')
  await open(link!)
  const connects = vi.spyOn(plant.pool, 'connect')
  for (const token of ['', 'a.b', `${'a'.repeat(60)}.${'b'.repeat(43)}`]) {
    expect((await open(`/answer?t=${token}`)).body).toContain(words.invalid)
    expect((await press(`/answer?t=${token}`, 'arrive')).body).toContain(words.invalid)
  }
  expect(connects).not.toHaveBeenCalled()
  await open(link!)
  expect(connects).toHaveBeenCalled()
  connects.mockRestore()
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

test('who may only look at calls gets the mail without a link that would be refused', async () => {
  const level = (level: 'view' | 'edit') =>
    plant.db.updateTable('rolePages').set({ level }).where('roleKey', '=', 'operator').execute()
  await level('view')
  await calling()
  await look(5)
  const mails = await plant.db.selectFrom('noticeDeliveries').select('userName').execute()
  expect(mails.map(({ userName }) => userName).toSorted()).toEqual(['editor', 'operator'])
  expect(await linksOf('editor')).toHaveLength(1)
  expect(await linksOf('operator')).toEqual([])
  await level('edit')
})

test('two presses at once: one takes the call, the other sees who did', async () => {
  const id = await calling()
  await look(5)
  const links = [(await linksOf('editor'))[0]!, (await linksOf('operator'))[0]!]
  const bodies = (await Promise.all(links.map((link) => press(link, 'arrive')))).map(({ body }) => body)
  expect(bodies.filter((body) => body.includes(words.thanksArrive))).toHaveLength(1)
  expect(bodies.filter((body) => body.includes('has said that they are coming.'))).toHaveLength(1)
  expect(await stateOf(id)).toBe('arrived')
})

test('an answer that is neither changes nothing', async () => {
  const id = await calling()
  await look(5)
  const [link] = await linksOf('editor')
  expect((await press(link!, 'solve')).body).toContain(words.question)
  expect(await stateOf(id)).toBe('called')
})

test('who came without a link is there', async () => {
  const id = await calling()
  await look(5)
  const [link] = await linksOf('editor')
  await operator(andon.move, { id, move: 'arrive' })
  expect((await open(link!)).body).toContain('operator has come already.')
})

test('a call that is over is shown as over', async () => {
  const id = await calling()
  await look(5)
  const [link] = await linksOf('editor')
  await admin(andon.cancel, { id, reason: 'by mistake' })
  expect((await open(link!)).body).toContain(words.over)
})

test.each(languages)('the page and the mail are in %s for who has chosen it', async (language) => {
  await editor(preferences.saveSettings, { language })
  await calling()
  await look(5)
  const [link] = await linksOf('editor')
  const callLinkWords = spoken[language].callLinks
  const { body } = await open(link!, { 'accept-language': 'en' })
  expect(body).toContain(`<html lang="${language}"`)
  for (const one of [callLinkWords.question, callLinkWords.arrive, callLinkWords.notMine])
    expect(body).toContain(one)
  const mail = await plant.db
    .selectFrom('noticeDeliveries')
    .select('request')
    .where('userName', '=', 'editor')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(mail.request).text).toContain(callLinkWords.inMail)
  await editor(preferences.saveSettings, { language: 'en' })
})

test('a rule that mails a call mails the link; without an address of the server there is none', async () => {
  await admin(noticeRules.create, aNoticeRule({ eventType: 'andonCall', mail: true, toUsers: ['editor'] }))
  await calling()
  await followCalls(plant.db)
  expect(await linksOf('editor')).toHaveLength(1)
  setPublicOrigin(null)
  await admin(andon.call, { stationNumber: '01', lossType: 'mass', message: null })
  await followCalls(plant.db)
  setPublicOrigin('https://takt.example')
  expect(await linksOf('editor')).toHaveLength(1)
  await plant.db.deleteFrom('noticeRules').execute()
})
