import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { webhooks } from '@takt/contract/webhooks.ts'
import { startRobots } from '../../testing/robots.ts'

const { plant, admin, heard, answering, answeringBy, robot, alarm, ledger, dueNow } = await startRobots()

const rows = async () => (await ledger()).toReversed()

test('a message that is refused for its content is given up at once, and the next one is sent', async () => {
  answering([200, '{"code":19024,"msg":"Key Words Not Found"}'], [200, '{"code":0}'])
  await admin(webhooks.create, robot('feishu'))
  await alarm('E1')
  await alarm('E2')
  await expect.poll(rows, { timeout: 10_000 }).toMatchObject([
    { teleState: 'dead', errorText: 'code 19024: Key Words Not Found', attempts: 1 },
    { teleState: 'ok', attempts: 1 },
  ])
})

test('one that is refused again and again lets the next one past, and is given up once that is taken', async () => {
  answering([200, '{"errcode":1,"errmsg":"whatever"}'])
  await admin(webhooks.create, robot('slack'))
  answeringBy((body) => (body.includes('E1') ? 'no_service' : 'ok'))
  await alarm('E1')
  await alarm('E2')
  for (const attempts of [1, 2]) {
    await expect
      .poll(rows, { timeout: 10_000 })
      .toMatchObject([{ teleState: 'retry', attempts }, { attempts: 0 }])
    await dueNow()
  }
  await expect
    .poll(rows, { timeout: 10_000 })
    .toMatchObject([{ teleState: 'retry', attempts: 3 }, { teleState: 'ok' }])
  await plant.db
    .updateTable('noticeDeliveries')
    .set({ attempts: 9 })
    .where('teleState', '=', 'retry')
    .execute()
  await dueNow()
  await expect.poll(rows, { timeout: 10_000 }).toMatchObject([{ teleState: 'dead' }, { teleState: 'ok' }])
})

test('a robot that takes nothing gets a few messages only', async () => {
  answering([200, 'no_service'])
  await admin(webhooks.create, robot('slack'))
  for (let times = 0; times < 7; times++) await alarm()
  await plant.db
    .updateTable('noticeDeliveries')
    .set({
      teleState: 'retry',
      attempts: 3,
      httpStatus: 200,
      nextTry: sql<string>`now() + interval '1 hour'`,
    })
    .where('id', 'in', plant.db.selectFrom('noticeDeliveries').select('id').orderBy('id').limit(5))
    .execute()
  const before = heard.length
  await setTimeout(300)
  expect(heard.length).toBe(before)
  expect((await rows()).map(({ attempts }) => attempts).slice(5)).toEqual([0, 0])
})
