import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { lines } from '@takt/contract/lines.ts'
import { notices } from '@takt/contract/notices.ts'
import { stations } from '@takt/contract/stations.ts'
import { connect } from '../../platform/db/connect.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { startPlant } from '../../testing/plant.ts'
import { anAndonRule, lookForLevels } from '../../testing/andon.ts'
import { aLine, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
const other = connect(plant.url)
afterAll(async () => {
  await other.close()
  await plant.close()
})
afterEach(() => {
  vi.useRealTimers()
})
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const operator = plant.as('operator', 'L1')
const start = Date.parse('2026-03-02T08:00:00Z')
const clock = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: start + Math.round(minutes * 60_000) })

beforeAll(async () => {
  await admin(lines.create, aLine('L1'))
  await admin(stations.create, aStation('S10'))
  for (const as of [editor, operator]) await as(notices.list, {})
  await admin(
    andonRules.create,
    anAndonRule({
      messageEn: 'Come to S10',
      messageZh: '请到 S10',
      location: 'Hall 2',
      levelAUsers: ['editor'],
      levelBPeriod: 15,
      levelBUsers: ['operator'],
      levelCPeriod: 30,
      levelCUsers: ['admin'],
    }),
  )
})

async function calling() {
  clock(0)
  return (await editor(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: null })).id
}
const look = (minutes: number, db = plant.db) => {
  clock(minutes)
  return lookForLevels(db)
}
const outcomes = async (id: number) =>
  (await admin(andon.record, { id })).levels.map(
    ({ level, outcome, people }) => `${level} ${outcome} ${people.map(({ userName }) => userName).join()}`,
  )
const copies = async (id: number) =>
  (
    await plant.db
      .selectFrom('noticeCopies as c')
      .innerJoin('notices as n', 'n.id', 'c.noticeId')
      .select(['c.userName', 'n.source', 'n.eventType'])
      .where('n.eventType', 'in', ['andonLevel', 'andonLevelLate'])
      .where('n.source', 'like', `${id} %`)
      .orderBy('n.id')
      .execute()
  ).map(({ userName, source }) => `${userName}: ${source}`)

test('each level is notified once, at its minute, to its people, until somebody comes', async () => {
  const id = await calling()
  await look(4.9)
  expect(await outcomes(id)).toEqual([])
  expect(await look(5)).toEqual(['L1'])
  expect(await look(5.1)).toEqual([])
  await look(15)
  expect(await copies(id)).toEqual([`editor: ${id} A 0 editor`, `operator: ${id} B 0 operator`])
  expect((await admin(andon.list, { callState: 'called' })).rows[0]).toMatchObject({ id, level: 'B' })
  clock(20)
  await operator(andon.move, { id, move: 'arrive' }).catch(() => editor(andon.move, { id, move: 'arrive' }))
  expect(await look(60)).toEqual([])
  expect(await outcomes(id)).toEqual(['A told editor', 'B told operator'])
})

test('two servers that look at the same time tell each person once', async () => {
  const id = await calling()
  clock(5)
  await Promise.all([plant.db, other.db, plant.db, other.db].map((db) => lookForLevels(db)))
  await lookForLevels(plant.db)
  expect(await copies(id)).toEqual([`editor: ${id} A 0 editor`])
  await editor(andon.move, { id, move: 'arrive' })
})

test('a level aborted before its commit is announced by the next look, once', async () => {
  const id = await calling()
  clock(5)
  await expect(
    plant.db.transaction().execute(async (db) => {
      await lookForLevels(db)
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect(await copies(id)).toEqual([])
  await lookForLevels(other.db)
  expect(await copies(id)).toEqual([`editor: ${id} A 0 editor`])
  await editor(andon.move, { id, move: 'arrive' })
})

test('a call whose notice fails keeps no other from being sent', async () => {
  const [broken, id] = [await calling(), await calling()]
  const level = { level: 'A' as const, reminder: 0, outcome: 'told' as const, people: '[]' }
  const at = new Date(start).toISOString()
  await plant.db
    .insertInto('andonCallLevels')
    .values({ ...level, callId: broken, dueAt: at, toldAt: at })
    .execute()
  await expect(look(5)).rejects.toThrow('andon_call_levels_pkey')
  expect(await copies(id)).toEqual([`editor: ${id} A 0 editor`])
  await plant.db.deleteFrom('andonCallLevels').where('callId', '=', broken).execute()
  for (const one of [broken, id]) await editor(andon.move, { id: one, move: 'arrive' })
})

test('a server that was away for an hour tells the highest level once, and names what was skipped', async () => {
  const id = await calling()
  await look(65)
  expect(await outcomes(id)).toEqual(['A skipped ', 'B skipped ', 'C told admin'])
  expect(await copies(id)).toEqual([`admin: ${id} C 0 admin`])
  const [news] = (await admin(notices.list, { eventType: 'andonLevelLate' })).rows
  expect(news!.messageContent).toBe(
    'S10: nobody has come for 65\u00a0min, level C; the server was away, A, B not told. Equipment. Come to S10 · Hall 2',
  )
  await editor(andon.move, { id, move: 'arrive' })
})

test('the message is in the language of who reads it', async () => {
  const id = await calling()
  await look(5)
  const reply = await plant.post(
    '/api/web/message',
    { eventId: 2302, para: { eventType: 'andonLevel' } },
    { 'accept-language': 'zh', authorization: `Bearer ${await plant.tokenFor('editor')}` },
  )
  expect(reply.json().data.rows[0].messageContent).toContain('请到 S10 · Hall 2')
  await editor(andon.move, { id, move: 'arrive' })
})

test('an open call shows which level is notified next, and no more once somebody is there', async () => {
  const id = await calling()
  const open = async () => (await admin(andon.open, {})).find((call) => call.id === id)
  await look(5)
  expect(await open()).toMatchObject({
    id,
    message: 'Come to S10',
    level: 'A',
    nextLevel: 'B',
    nextLevelAt: new Date(start + 15 * 60_000).toISOString(),
  })
  await editor(andon.move, { id, move: 'arrive' })
  expect(await open()).toMatchObject({ id, nextLevel: null, nextLevelAt: null })
  await editor(andon.move, { id, move: 'solve' })
  expect(await open()).toBeUndefined()
})

test('each of these calls has its events, as its table defines', () => expectEventsOfCalls(plant.db))
