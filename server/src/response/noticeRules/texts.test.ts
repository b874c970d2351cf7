import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { type NoticeRuleDraft, noticeRules } from '@takt/contract/noticeRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { webhooks } from '@takt/contract/webhooks.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
import { tell } from '../notices/notices.ts'
import { tellWaiting } from '../notices/waiting.ts'
import { setMail } from '../webhooks/webhooks.ts'

const plant = await startPlant()
afterAll(async () => {
  setMail(null)
  await plant.close()
})
const [admin, editor] = [plant.as('admin'), plant.as('editor')]
const elsewhere = plant.as('editor', undefined, ['L2'])

beforeAll(async () => {
  for (const line of ['L1', 'L2']) await admin(lines.create, aLine(line))
  for (const as of [admin, editor, elsewhere]) await as(notices.list, {})
  await editor(preferences.saveSettings, { language: 'zh' })
})
beforeEach(async () => {
  await plant.db.deleteFrom('noticeRules').execute()
  await plant.db.deleteFrom('notices').execute()
})

let events = 0
const call = (lineNumber = 'L1') =>
  tell(plant.db, [
    {
      eventType: 'andonCall',
      lineNumber,
      about: 'S1',
      source: `${++events}`,
      facts: { stationNumber: 'S1', lossType: 'equipment', message: 'Jam' },
      userName: null,
    },
  ])
const own = {
  eventType: 'andonCall' as const,
  messageEn: 'Please come to {station}: {loss} ({message})',
  messageZh: '请到 {station}：{loss}',
}
const rule = (over: Partial<NoticeRuleDraft> = {}) =>
  admin(noticeRules.create, aNoticeRule({ ...own, ...over }))
const contents = async (role: 'admin' | 'editor', language = 'en'): Promise<string[]> => {
  const headers = { authorization: `Bearer ${await plant.tokenFor(role)}`, 'accept-language': language }
  const reply = await plant.post('/api/web/message', { eventId: 2302, para: {} }, headers)
  return reply.json().data.rows.map((one: { messageContent: string }) => one.messageContent)
}

test.each([
  [{ messageZh: '{station} {limit}' }, 'messageZh', 'limit'],
  [{ messageEn: 'To {Station}' }, 'messageEn', 'Station'],
  [{ messageJa: '{}' }, 'messageJa', ''],
])('an unknown variable is refused by its name and field: %j', async (over, field, variable) => {
  const refused = { key: 'noticeRules.no_variable', field, facts: { variable } }
  const draft = aNoticeRule({ ...own, ...over })
  await expect(admin(noticeRules.create, draft)).rejects.toMatchObject(refused)
  await expect(admin(noticeRules.preview, draft)).rejects.toMatchObject(refused)
})

test('each reads the rule’s words in their own language, where it has none the usual sentence', async () => {
  await rule()
  await call()
  expect(await contents('admin')).toEqual(['Please come to S1: Equipment (Jam)'])
  expect(await contents('admin', 'zh')).toEqual(['请到 S1：设备'])
  expect(await contents('admin', 'es')).toEqual(['S1 pide ayuda: Equipo. Jam'])
})

test('a sent notice keeps its words, also when the rule has others now', async () => {
  const { id } = await rule()
  await call()
  await admin(noticeRules.update, {
    ...aNoticeRule({ ...own, messageEn: 'Other words' }),
    id,
    revision: 0,
  })
  expect(await contents('admin')).toEqual(['Please come to S1: Equipment (Jam)'])
  await admin(noticeRules.delete, { id, revision: 1 })
  expect(await contents('admin')).toEqual(['Please come to S1: Equipment (Jam)'])
})

test('mail and webhooks carry the rule’s words too, also what is sent after a delay', async () => {
  setMail({ url: 'smtp://127.0.0.1:1', from: { name: '', address: 't@plant.example' } })
  await plant.db
    .updateTable('users')
    .set({ email: 'e@plant.example' })
    .where('userName', '=', 'editor')
    .execute()
  await admin(webhooks.create, {
    targetCode: 'CHAT',
    webhookUrl: 'https://192.0.2.1/hook',
    signingKey: `whsec_${'A'.repeat(32)}`,
    lineNumber: null,
    eventTypes: [],
    enabled: true,
  })
  await rule({ mail: true, targetCodes: ['CHAT'], toUsers: ['editor'] })
  await call()
  await plant.db.deleteFrom('noticeRules').execute()
  await rule({
    eventType: 'orderFinished',
    messageEn: '{order}: {value}/{limit}',
    messageZh: null,
    toUsers: ['editor'],
    mail: true,
    delay: 5,
  })
  const facts = { orderCode: 'O1', made: 3, ordered: 4 }
  await tell(plant.db, [
    { eventType: 'orderFinished', lineNumber: 'L1', about: 'O1', source: 'O1', facts, userName: null },
  ])
  await tellWaiting(plant.db, Date.now() + 300_000)
  const sent = await plant.db
    .selectFrom('noticeDeliveries')
    .select(['userName', 'request'])
    .where('eventType', 'is not', null)
    .orderBy('id')
    .execute()
  const requests = sent.map(({ request }) => JSON.parse(request))
  expect(requests).toMatchObject([
    { text: expect.stringContaining('请到 S1：设备\n') },
    { data: { messageContent: { en: 'Please come to S1: Equipment (Jam)', zh: '请到 S1：设备' } } },
    // The other target setting: every event, but in the usual words, as no rule names it for this event.
    { data: { messageContent: { en: 'O1 is finished: 3 of 4' } } },
    { text: expect.stringContaining('O1 已完成') },
  ])
  expect(await contents('editor', 'en')).toContain('O1: 3/4')
})

test('the preview shows the last real event in four languages, or that there was none', async () => {
  const draft = aNoticeRule({ ...own, messageType: 'warn', messageEs: '{line} {level}' })
  expect((await admin(noticeRules.preview, draft)).last).toBeNull()
  await call()
  expect((await admin(noticeRules.preview, draft)).last).toMatchObject({
    en: 'Please come to S1: Equipment (Jam)',
    zh: '请到 S1：设备',
    es: 'L1 Advertencia',
    ja: expect.stringContaining('S1'),
  })
})

test('nobody previews the events of a line that is not theirs, nor a rule those of another line', async () => {
  await call('L1')
  const draft = aNoticeRule(own)
  expect((await admin(noticeRules.preview, { ...draft, lineNumber: 'L2' })).last).toBeNull()
  expect((await elsewhere(noticeRules.preview, draft)).last).toBeNull()
})

test('who may open the event’s page on one line previews that line’s events only, and tests no rule of others’ pages', async () => {
  for (const roleKey of ['keeper', 'helper'])
    await plant.db
      .insertInto('roles')
      .values({ roleKey, roleName: roleKey, description: null, updateAuthor: null })
      .execute()
  await plant.db.insertInto('roleLines').values({ roleKey: 'helper', lineNumber: 'L1' }).execute()
  await plant.db
    .insertInto('rolePages')
    .values([
      { roleKey: 'keeper', page: 'notifySet', level: 'edit' },
      { roleKey: 'helper', page: 'lossInquiry', level: 'view' },
    ])
    .execute()
  const keeper = plant.as('keeper')
  const { id } = await rule()
  await expect(keeper(notices.testRule, { id })).rejects.toMatchObject({ key: 'noticeRules.not_yours' })
  await plant.db.insertInto('userRoles').values({ userName: 'keeper', roleKey: 'helper' }).execute()
  const draft = aNoticeRule(own)
  await call('L2')
  expect((await keeper(noticeRules.preview, draft)).last).toBeNull()
  await keeper(notices.testRule, { id })
  const [tested] = (await keeper(notices.list, { eventType: 'ruleTest' })).rows
  expect(tested!.messageContent).not.toContain('S1')
  await call('L1')
  expect((await keeper(noticeRules.preview, draft)).last).toMatchObject({ en: expect.stringContaining('S1') })
})

test('a test sends its sender what the rule would have made of the last event', async () => {
  const { id } = await rule()
  await call()
  await admin(notices.testRule, { id })
  expect((await contents('admin'))[0]).toContain('Please come to S1: Equipment (Jam)')
})
