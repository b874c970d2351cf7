import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { andon } from '@takt/contract/andon.ts'
import { type NoticeRuleDraft, noticeRules } from '@takt/contract/noticeRules.ts'
import { type EventType, notices } from '@takt/contract/notices.ts'
import { webhooks } from '@takt/contract/webhooks.ts'
import { connect } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { startPlant } from '../../testing/plant.ts'
import { followCalls } from '../../testing/andon.ts'
import { tellNews } from '../../testing/tell-news.ts'
import { tellWaiting } from './waiting.ts'

const plant = await startPlant()
const other = connect(plant.url)
afterAll(async () => {
  await other.close()
  await plant.close()
})
const line = await startLine(plant, 'L1')
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const onPlant = plant.as('admin')

beforeAll(() => plant.as('editor')(notices.list, {}))
beforeEach(async () => {
  await plant.db.deleteFrom('noticeRules').execute()
  await plant.db.deleteFrom('notices').execute()
  await planEnd('1 day')
  await tellNews(plant.db)
})

const planEnd = (from: string) =>
  plant.db
    .updateTable('orders')
    .set({
      planStart: sql`now() - interval '1 hour'`,
      planEnd: sql`now() + ${sql.lit(from)}::interval`,
    })
    .execute()
const rule = (over: Partial<NoticeRuleDraft>) =>
  onPlant(noticeRules.create, aNoticeRule({ toUsers: ['editor'], delay: 10, ...over }))
const noticesOf = async (as: typeof admin, eventType: EventType = 'orderLate') =>
  (await as(notices.list, { eventType })).total
/** So many minutes later, on two servers at once. */
const later = async (minutes: number) => {
  const now = Date.now() + minutes * 60_000
  return Promise.all([tellWaiting(plant.db, now), tellWaiting(other.db, now)])
}

test('a rule with a delay tells after it, once however many servers look', async () => {
  await rule({})
  await planEnd('-1 minute')
  expect(await tellNews(plant.db)).toBe(false)
  expect(await later(9)).toEqual([false, false])
  expect(await noticesOf(editor)).toBe(0)
  expect((await later(10)).filter(Boolean)).toHaveLength(1)
  expect([await noticesOf(editor), await noticesOf(admin)]).toEqual([1, 0])
  expect(await later(20)).toEqual([false, false])
})

test('what is over by then is not sent', async () => {
  await rule({})
  await planEnd('-1 minute')
  await tellNews(plant.db)
  await planEnd('1 hour')
  expect(await later(10)).toEqual([false, false])
  expect(await noticesOf(editor)).toBe(0)
})

test('what somebody has marked as handled by then is not sent, what is only read is', async () => {
  await rule({ toUsers: ['admin'], delay: 0 })
  await rule({})
  await planEnd('-1 minute')
  await tellNews(plant.db)
  const ids = (await admin(notices.list, {})).rows.map(({ id }) => id)
  expect(ids).toHaveLength(1)
  await admin(notices.handle, { ids })
  expect(await later(10)).toEqual([false, false])
  await planEnd('-2 minutes')
  await tellNews(plant.db)
  await admin(notices.read, { all: true })
  expect((await later(10)).filter(Boolean)).toHaveLength(1)
})

test('a rule that is deleted or no longer in use tells nothing of what waits by it', async () => {
  const { id } = await rule({})
  const gone = await rule({ toUsers: ['admin'] })
  await planEnd('-1 minute')
  await tellNews(plant.db)
  await onPlant(noticeRules.delete, { id: gone.id, revision: 0 })
  await onPlant(noticeRules.update, {
    ...aNoticeRule({ toUsers: ['editor'], enabled: false }),
    id,
    revision: 0,
  })
  expect(await later(10)).toEqual([false, false])
})

test('an alarm that is off by then is not sent, one that is on is', async () => {
  await rule({ eventType: 'equipmentAlarm' })
  const send = (messageId: string, alarmCode: string, on: boolean) =>
    line.station('S10').send('alarm', { at: nowIso(), alarmCode, on, messageId })
  await send('a', 'E-1', true)
  await send('b', 'E-2', true)
  await tellNews(plant.db)
  await send('c', 'E-1', false)
  await later(10)
  expect((await editor(notices.list, { eventType: 'equipmentAlarm' })).rows).toMatchObject([
    { messageContent: 'S10: E-2' },
  ])
})

test('a call that somebody has come to is not sent, nor posted', async () => {
  await onPlant(webhooks.create, {
    targetCode: 'CHAT',
    webhookUrl: 'https://192.0.2.1/hook',
    signingKey: `whsec_${'A'.repeat(32)}`,
    lineNumber: null,
    eventTypes: [],
    enabled: true,
  })
  await rule({ eventType: 'andonCall', targetCodes: ['CHAT'] })
  const call = () => admin(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: null })
  const first = await call()
  await followCalls(plant.db)
  await admin(andon.move, { id: first.id, move: 'arrive' })
  await call()
  await followCalls(plant.db)
  expect((await onPlant(webhooks.deliveries, { eventType: 'andonCall' })).total).toBe(0)
  await later(10)
  expect(await noticesOf(editor, 'andonCall')).toBe(1)
  expect((await onPlant(webhooks.deliveries, { eventType: 'andonCall' })).total).toBe(1)
})
