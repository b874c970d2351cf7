import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { type NoticeRuleDraft, noticeRules } from '@takt/contract/noticeRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { webhooks } from '@takt/contract/webhooks.ts'
import { connect } from '../../platform/db/connect.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
import { setMail } from '../webhooks/webhooks.ts'
import { tell } from './notices.ts'
import { tellWaiting } from './waiting.ts'

const plant = await startPlant()
const other = connect(plant.url)
afterAll(async () => {
  setMail(null)
  await other.close()
  await plant.close()
})
const [admin, editor, operator] = [plant.as('admin'), plant.as('editor'), plant.as('operator')]

/** Nobody's quiet hours, on no day when clocks change. */
const start = Date.parse('2031-03-05T10:00:00Z')
const minute = 60_000
/** So many minutes later, on two servers at once: which of them sent something. */
const tellBoth = (minutes: number, from = start) => {
  const now = from + minutes * minute
  return Promise.all([tellWaiting(plant.db, now), tellWaiting(other.db, now)])
}
/** True: somebody has news, and of one server. */
const at = async (minutes: number, from = start) => {
  const sent = await tellBoth(minutes, from)
  expect(sent.filter(Boolean).length).toBeLessThan(2)
  return sent.includes(true)
}
let events = 0
const happens = (from = start) => {
  const about = `O${++events}`
  const facts = { orderCode: about, made: 3, ordered: 4 }
  return tell(
    plant.db,
    [{ eventType: 'orderFinished', lineNumber: '01', about, source: about, facts, userName: null }],
    from,
  )
}
const rule = (over: Partial<NoticeRuleDraft> = {}) =>
  admin(
    noticeRules.create,
    aNoticeRule({
      eventType: 'orderFinished',
      toUsers: ['admin', 'editor'],
      messageEn: '{order} is ready',
      repeatEvery: 10,
      repeatMost: 2,
      ...over,
    }),
  )
const noticesOf = async (as: typeof admin) =>
  (await as(notices.list, {})).rows.map(({ messageContent }) => messageContent)
const own = async (as: typeof admin) => (await as(notices.list, {})).rows.map(({ id }) => id)

beforeAll(async () => {
  await admin(lines.create, aLine('01'))
  await Promise.all([admin, editor].map((as) => as(notices.list, {})))
})
beforeEach(async () => {
  await plant.db.deleteFrom('noticeRules').execute()
  await plant.db.deleteFrom('notices').execute()
})

test('what nobody reads is repeated after each pause, once on two servers, and not more often than the rule allows', async () => {
  await rule()
  await happens()
  const order = `O${events}`
  expect(await at(9)).toBe(false)
  expect(await noticesOf(admin)).toEqual([`${order} is ready`])
  expect(await at(10)).toBe(true)
  expect(await noticesOf(admin)).toEqual([`Reminder 1: ${order} is ready`])
  expect(await at(19)).toBe(false)
  expect(await at(20)).toBe(true)
  expect(await noticesOf(editor)).toEqual([`Reminder 2: ${order} is ready`])
  expect([await at(30), await at(300)]).toEqual([false, false])
})

test('whoever has read it is left alone, the others are not; once all have, it is over', async () => {
  await rule({ repeatMost: 9 })
  await happens()
  await admin(notices.read, { all: true })
  expect(await at(10)).toBe(true)
  expect([(await noticesOf(admin))[0], (await noticesOf(editor))[0]]).toEqual([
    `O${events} is ready`,
    `Reminder 1: O${events} is ready`,
  ])
  await editor(notices.delete, { ids: await own(editor) })
  expect(await at(20)).toBe(false)
  expect(await noticesOf(editor)).toEqual([])
  expect(await plant.db.selectFrom('noticeWaits').selectAll().execute()).toEqual([])
})

test('what one has handled is repeated to nobody', async () => {
  await rule()
  await happens()
  await admin(notices.handle, { ids: await own(admin) })
  expect([await at(10), await at(20)]).toEqual([false, false])
})

test('while no server looked it is repeated once, and then after another pause', async () => {
  await rule({ repeatMost: 9 })
  await happens()
  expect(await at(65)).toBe(true)
  expect(await noticesOf(admin)).toEqual([`Reminder 1: O${events} is ready`])
  expect([await at(74), await at(75)]).toEqual([false, true])
})

test('a server that dies in the middle has sent nothing: the next one does', async () => {
  await rule()
  await happens()
  const killed = plant.db.transaction().execute(async (db) => {
    expect(await tellWaiting(db, start + 10 * minute)).toBe(true)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await noticesOf(admin)).toEqual([`O${events} is ready`])
  expect(await at(10)).toBe(true)
  expect(await noticesOf(admin)).toEqual([`Reminder 1: O${events} is ready`])
})

test('in quiet hours nothing is repeated before their end', async () => {
  const { timeZone } = await plantOf(plant.db)
  const evening = Temporal.ZonedDateTime.from(`2031-03-05T21:55:00[${timeZone}]`).epochMilliseconds
  await rule({ quietFrom: '22:00', quietTo: '06:00' })
  await happens(evening)
  expect([await at(10, evening), await at(8 * 60 + 4, evening)]).toEqual([false, false])
  expect(await at(8 * 60 + 5, evening)).toBe(true)
})

test('after a delay the pauses begin with the first telling; a rule that is changed counts as it is now', async () => {
  const { id } = await rule({ delay: 5 })
  await happens()
  expect([await at(5), await at(14), await at(15)]).toEqual([true, false, true])
  const changed = { eventType: 'orderFinished' as const, toUsers: ['admin'] }
  await admin(noticeRules.update, { ...aNoticeRule(changed), id, revision: 0 })
  expect(await at(25)).toBe(false)
})

test('people the rule reaches only later, such as the next shift, get it for the first time', async () => {
  await rule({ toUsers: ['admin'], toRoles: ['operator'] })
  await happens()
  await operator(notices.unread, {})
  expect(await at(10)).toBe(true)
  expect(await noticesOf(operator)).toEqual([`O${events} is ready`])
  expect(await at(20)).toBe(true)
  expect(await noticesOf(operator)).toEqual([`Reminder 1: O${events} is ready`])
})

test('mail and targets get each repetition once, under a row of its own in the ledger', async () => {
  setMail({ url: 'smtp://127.0.0.1:1', from: { name: '', address: 't@plant.example' } })
  await plant.db.updateTable('users').set({ email: 'e@x.example' }).where('userName', '=', 'editor').execute()
  await admin(webhooks.create, {
    targetCode: 'CHAT',
    webhookUrl: 'https://192.0.2.1/hook',
    signingKey: `whsec_${'A'.repeat(32)}`,
    lineNumber: null,
    eventTypes: [],
    enabled: true,
  })
  await rule({ mail: true, targetCodes: ['CHAT'] })
  await happens()
  for (const minutes of [10, 20, 30]) await at(minutes)
  const rows = await plant.db
    .selectFrom('noticeDeliveries')
    .select(['userName', 'targetCode', 'repeat', 'request'])
    .orderBy('repeat')
    .orderBy('userName')
    .execute()
  expect(rows.map((row) => [row.userName ?? row.targetCode, row.repeat])).toEqual(
    [0, 1, 2].flatMap((repeat) => [
      ['editor', repeat],
      ['CHAT', repeat],
    ]),
  )
  expect(rows[4]!.request).toContain('Reminder 2: ')
  expect(JSON.parse(rows[5]!.request)).toMatchObject({
    data: { repeat: 2, messageContent: { en: expect.stringContaining('Reminder 2: ') } },
  })
})

test('two rules remind the same target, each in its own words', async () => {
  await admin(webhooks.create, {
    targetCode: 'BOTH',
    webhookFormat: 'slack',
    webhookUrl: 'https://192.0.2.1/both',
    lineNumber: null,
    eventTypes: [],
    enabled: true,
  })
  await rule({ targetCodes: ['BOTH'], messageEn: 'First {order}' })
  await rule({ targetCodes: ['BOTH'], messageEn: 'Second {order}' })
  await happens()
  // Each server may tell one of them.
  await tellBoth(10)
  const rows = await plant.db
    .selectFrom('noticeDeliveries')
    .select('request')
    .where('targetCode', '=', 'BOTH')
    .where('repeat', '=', 1)
    .orderBy('id')
    .execute()
  expect(rows.map(({ request }) => /(First|Second) O/.exec(request)?.[1]).toSorted()).toEqual([
    'First',
    'Second',
  ])
})

test.each([
  [{ repeatEvery: 10, repeatMost: null }, 'noticeRules.repeat_both', 'repeatMost'],
  [{ repeatEvery: null, repeatMost: 3 }, 'noticeRules.repeat_both', 'repeatMost'],
  [{ bell: false, targetCodes: ['CHAT'] }, 'noticeRules.repeat_bell', 'repeatEvery'],
])('%j is refused: %s', async (over, key, field) => {
  await expect(rule(over)).rejects.toMatchObject({ key, field })
})

test('what is repeated comes first in the list until it is read', async () => {
  await rule()
  await happens()
  const repeated = `O${events}`
  await at(10)
  await happens()
  const first = async () => (await admin(notices.list, {})).rows[0]!.about
  expect(await first()).toBe(repeated)
  await admin(notices.read, { all: true })
  expect(await first()).toBe(`O${events}`)
})
