import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { lines } from '@takt/contract/lines.ts'
import { notices } from '@takt/contract/notices.ts'
import { stations } from '@takt/contract/stations.ts'
import { anAndonRule, lookForLevels } from '../../testing/andon.ts'
import { callsBegin, lookBetween, minutesIn, levelsToldOf } from '../../testing/levels-told.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const elsewhere = plant.as('admin', 'L2')
const look = () => lookForLevels(plant.db)
const isoAt = (minutes: number) => new Date(callsBegin + minutes * 60_000).toISOString()

beforeAll(async () => {
  for (const line of ['L1', 'L2']) {
    await plant.as('admin')(lines.create, aLine(line))
    await plant.as('admin', line)(stations.create, aStation('S10'))
    await plant.as('editor', line)(notices.list, {})
    await plant.as('admin', line)(
      andonRules.create,
      anAndonRule({
        levelAUsers: ['editor'],
        levelBPeriod: 15,
        levelBUsers: ['admin'],
        period: 10,
        solvePeriod: 20,
      }),
    )
  }
})
beforeEach(() => {
  minutesIn(0)
})
afterEach(async () => {
  vi.useRealTimers()
  await plant.db.deleteFrom('andonCalls').execute()
  await plant.db.deleteFrom('andonQuiets').execute()
})
const call = async (as = editor) =>
  (await as(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: null })).id
const quietAt = async (minute: number, hours: 1 | 2 | 4 = 1) => {
  minutesIn(minute)
  return admin(andon.quiet, { hours, reason: 'trial run' })
}

test('quiet mode notifies nobody, ends by itself, and the minutes of a call go on where they stopped', async () => {
  const id = await call()
  await lookBetween(0, 5, look)
  expect(await quietAt(6)).toMatchObject({ quietUntil: isoAt(66), quietBy: 'admin', reason: 'trial run' })
  await lookBetween(6, 65, look, { every: 60 })
  expect(await levelsToldOf(plant.db, id)).toEqual(['5 A editor'])
  await lookBetween(66, 80, look)
  // A is reminded after 10 minutes and B notified after 15, of which one and six were over.
  expect(await levelsToldOf(plant.db, id)).toEqual(['5 A editor', '75 B admin'])
})

test('a call of the quiet hours is announced to nobody until they are over, and shown meanwhile', async () => {
  const noticeCount = async () => (await editor(notices.list, { eventType: 'andonCall' })).total
  const before = await noticeCount()
  await quietAt(0)
  const id = await call()
  const other = await call(plant.as('editor', 'L2'))
  expect((await editor(andon.open, {})).map((one) => one.id)).toEqual([id])
  expect(await admin(andon.watch, {})).toMatchObject({ quiet: { reason: 'trial run' }, hasRules: true })
  expect(await elsewhere(andon.watch, {})).toMatchObject({ quiet: null, hasRules: true })
  await lookBetween(0, 59, look, { every: 60 })
  expect(await noticeCount()).toBe(before + 1)
  expect((await levelsToldOf(plant.db, other)).slice(0, 2)).toEqual(['5 A editor', '15 B admin'])
  await lookBetween(60, 66, look)
  expect(await noticeCount()).toBe(before + 2)
  expect(await levelsToldOf(plant.db, id)).toEqual(['65 A editor'])
})

test('a call that is over before quiet mode ends is announced to nobody', async () => {
  const noticeCount = async () => (await editor(notices.list, {})).total
  const before = await noticeCount()
  await quietAt(0)
  const id = await call()
  await editor(andon.cancel, { id, reason: 'by mistake' })
  await lookBetween(60, 70, look, { every: 60 })
  expect(await noticeCount()).toBe(before)
})

test('it ends earlier by hand, once; begun again it counts from then', async () => {
  const id = await call()
  await quietAt(0, 4)
  minutesIn(30)
  expect(await admin(andon.loud, {})).toMatchObject({ quietUntil: isoAt(30) })
  await expect(admin(andon.loud, {})).rejects.toMatchObject({ key: 'andon.not_quiet' })
  await lookBetween(30, 36, look)
  expect(await levelsToldOf(plant.db, id)).toEqual(['35 A editor'])
  await quietAt(40, 2)
  await quietAt(41, 1)
  expect((await admin(andon.watch, {})).quiet).toMatchObject({ quietUntil: isoAt(101) })
})

test('only who may set the rules keeps a line quiet, and gives a reason', async () => {
  await expect(plant.as('operator', 'L1')(andon.quiet, { hours: 1, reason: 'x' })).rejects.toMatchObject({
    key: 'call.forbidden',
  })
  await expect(admin(andon.quiet, { hours: 1, reason: ' ' })).rejects.toMatchObject({ field: 'reason' })
  await expect(admin(andon.quiet, { hours: 3 as 1, reason: 'x' })).rejects.toMatchObject({ field: 'hours' })
})

test('who has come and not solved it is asked again, with the level notified last, until it is solved', async () => {
  const id = await call()
  await lookBetween(0, 16, look)
  await admin(andon.move, { id, move: 'arrive' })
  await lookBetween(16, 35.75, look, { every: 45 })
  expect(await levelsToldOf(plant.db, id)).toEqual(['5 A editor', '15 B admin'])
  await lookBetween(36, 60, look)
  const expected = ['36 B unsolved admin', '56 B unsolved admin']
  expect(await levelsToldOf(plant.db, id)).toEqual(['5 A editor', '15 B admin', ...expected])
  const [news] = (await admin(notices.list, { eventType: 'andonUnsolved' })).rows
  expect(news!.messageContent).toBe(
    'S10: admin came 40\u00a0min ago, and it is not solved. Is more help needed? Equipment.',
  )
  await admin(andon.move, { id, move: 'solve' })
  await lookBetween(60, 100, look, { every: 60 })
  expect(await levelsToldOf(plant.db, id)).toHaveLength(4)
})

test('two servers ask once, and nobody in quiet mode', async () => {
  const id = await call()
  await editor(andon.move, { id, move: 'arrive' })
  minutesIn(20)
  await Promise.all([look(), look(), look()])
  expect(await levelsToldOf(plant.db, id)).toEqual(['20 A unsolved editor'])
  await quietAt(21)
  await lookBetween(22, 80, look, { every: 60 })
  expect(await levelsToldOf(plant.db, id)).toHaveLength(1)
  await lookBetween(99, 101, look)
  expect(await levelsToldOf(plant.db, id)).toEqual(['20 A unsolved editor', '100 A unsolved editor'])
})

test('where no server looks for levels any more it is shown, and no more once one looks again', async () => {
  minutesIn(200)
  await look()
  const since = (await admin(andon.watch, {})).lateSince
  expect(since).toBeNull()
  minutesIn(200.24)
  expect((await admin(andon.watch, {})).lateSince).toBeNull()
  minutesIn(200.3)
  expect((await admin(andon.watch, {})).lateSince).toBe(isoAt(200))
  await look()
  expect((await admin(andon.watch, {})).lateSince).toBeNull()
})

test('a look that could not tell a call counts as none', async () => {
  const broken = await call()
  const row = { level: 'A' as const, reminder: 0, outcome: 'told' as const, people: '[]' }
  await plant.db
    .insertInto('andonCallLevels')
    .values({ ...row, callId: broken, dueAt: isoAt(5), toldAt: isoAt(5) })
    .execute()
  minutesIn(300)
  await expect(look()).rejects.toThrow('andon_call_levels_pkey')
  minutesIn(301)
  expect((await admin(andon.watch, {})).lateSince).not.toBeNull()
})
