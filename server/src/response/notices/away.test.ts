import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { alarms } from '@takt/contract/alarms.ts'
import { notices } from '@takt/contract/notices.ts'
import { orders } from '@takt/contract/orders.ts'
import { users } from '@takt/contract/users.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { connect, inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { appendEvents, Followers } from '../../platform/kernel/kernel.ts'
import { nextTurn } from '../../platform/db/turns.ts'
import { noticesFollower } from './follower.ts'

const plant = await startPlant()
const other = connect(plant.url)
const { db } = plant
afterAll(async () => {
  await other.close()
  await plant.close()
})
afterEach(() => {
  vi.useRealTimers()
})
const admin = plant.as('admin')
const noticeTexts = async () =>
  (await admin(notices.list, {})).rows.map(({ eventType, about }) => `${eventType} ${about}`).toReversed()
const server = (db: typeof plant.db) =>
  new Followers(db, [noticesFollower], { changed: () => {}, log: { warn: () => {} } })

test('what happened in the hour in which no server ran is sent once and in its order, whichever server begins', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  await plant.as('operator')(notices.list, {})
  const { station, order } = await startLine(plant, 'L1')
  const alarm = (alarmCode: string, on: boolean) =>
    station('S10').send('alarm', { messageId: `${alarmCode} ${on}`, at: nowIso(), alarmCode, on })
  await alarm('E-1', true)
  await alarm('E-1', false)
  await plant.as('admin', 'L1')(orders.move, { id: order.id, move: 'complete', reason: 'enough' })
  await alarm('E-2', true)
  await admin(users.lock, { userName: 'operator', locked: true, reason: 'left' })
  vi.useRealTimers()
  await Promise.all([server(db).look(), server(other.db).look()])
  await server(other.db).look()
  const all = await noticeTexts()
  expect(all.filter((one) => !one.startsWith('account'))).toEqual([
    'equipmentAlarm S10',
    `orderFinished ${order.orderCode}`,
    'equipmentAlarm S10',
  ])
  expect(all.filter((one) => one.startsWith('account'))).toEqual(['accountLocked operator'])
  const stored = await db
    .selectFrom('notices')
    .select('facts')
    .where('eventType', '=', 'equipmentAlarm')
    .execute()
  expect(stored.map(({ facts }) => facts)).toMatchObject([{ alarm: 'E-1' }, { alarm: 'E-2' }])
})

test('an alarm of yesterday that a station reports today is sent if it is still on', async () => {
  const { station } = await startLine(plant, 'L2')
  const yesterday = Date.now() - 24 * 3_600_000
  const alarm = (alarmCode: string, on: boolean, minutes: number) =>
    station('S10').send('alarm', {
      messageId: `${alarmCode} ${on}`,
      at: new Date(yesterday + 60_000 * minutes).toISOString(),
      alarmCode,
      alarmText: alarmCode,
      on,
    })
  await alarm('OVER', true, 0)
  await alarm('OVER', false, 5)
  await alarm('STILL ON', true, 10)
  await server(db).look()
  const { rows } = await admin(notices.list, { eventType: 'equipmentAlarm', lineNumber: 'L2' })
  expect(rows.map(({ messageContent }) => messageContent)).toEqual(['S10: STILL ON'])
})

test('an alarm that is shelved tells nobody', async () => {
  const { station } = await startLine(plant, 'L3')
  const goOn = (alarmCode: string) =>
    station('S10').send('alarm', { messageId: `on ${alarmCode}`, at: nowIso(), alarmCode, on: true })
  const shelve = { stationNumber: 'S10', alarmCode: 'SHELVED', shelveHours: 1, reason: 'sensor is on order' }
  await plant.as('admin', 'L3')(alarms.shelve, shelve)
  await goOn('SHELVED')
  await goOn('HEARD')
  await server(db).look()
  const { rows } = await admin(notices.list, { eventType: 'equipmentAlarm', lineNumber: 'L3' })
  expect(rows.map(({ messageContent }) => messageContent)).toEqual(['S10: HEARD'])
})

test('an event nobody could act on reaches people, and monitoring', async () => {
  await inOneGo(db, async (db) => {
    await nextTurn(db, 'L1')
    const data = { orderCode: 'X' } as never // what an older release might have written
    await appendEvents(db, 'L1', [{ kind: 'orderCompleted', about: 'X', data }])
  })
  const one = server(db)
  for (let n = 0; n < 6; n++) {
    await db.updateTable('followerPositions').set({ retryAt: null }).execute()
    await one.look()
  }
  const [newest] = (await admin(notices.list, {})).rows
  expect(newest).toMatchObject({ eventType: 'eventSetAside', lineNumber: 'L1', messageType: 'alarm' })
  expect(newest!.messageContent).toMatch(/^notices could not act on “orderCompleted” of X and left it out: /)
  expect((await plant.app.inject('/metrics')).body).toContain('takt_events_set_aside 1')
})
