import { afterAll, expect, test } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { boards } from '@takt/contract/boards.ts'
import { noticeRules } from '@takt/contract/noticeRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { anAndonRule, lookForLevels } from '../../testing/andon.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { setMail } from '../webhooks/webhooks.ts'
import { escalate } from './andon.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
await editor(notices.list, {})
await admin(andonRules.create, anAndonRule({ lossType: 'process', stopsLine: true }))

let sent = 0
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const send = (
  over: { on: boolean; lossType?: string; at?: string; messageId?: string; message?: string },
  station = 'S10',
) =>
  line.station(station).send('call', {
    messageId: `h-${sent++}`,
    at: ago(0),
    lossType: 'equipment',
    ...over,
  })
const arrive = async (productSn: string) =>
  line.station('S10').send('arrive', { messageId: `a-${sent++}`, at: ago(0), productSn })
const open = async () => (await admin(andon.list, { callState: 'called' })).rows
const states = async () => (await admin(andon.list, {})).rows.map(({ callState }) => callState)

test('a station calls once however often it is pressed, and the people of the line are notified', async () => {
  await send({ on: true, message: 'feeder jammed', at: ago(3), messageId: 'again' })
  await send({ on: true, at: ago(2), messageId: 'again' })
  await send({ on: true, at: ago(1) })
  expect(await open()).toMatchObject([{ stationNumber: 'S10', calledBy: 'S10', message: 'feeder jammed' }])
  expect(await lookForLevels(plant.db)).toEqual(['L1'])
  expect(await lookForLevels(plant.db)).toEqual([])
  const news = (await editor(notices.list, { eventType: 'andonCall' })).rows
  expect(news.map(({ messageContent }) => messageContent)).toEqual([
    'S10 needs help: Equipment. feeder jammed',
  ])
})

test('it clears what nobody came to as cancelled, and what somebody came to as solved', async () => {
  await send({ on: false, message: 'pressed by mistake' })
  expect((await admin(andon.list, { callState: 'cancelled' })).rows).toMatchObject([
    { endedBy: 'S10', reason: 'pressed by mistake' },
  ])
  await send({ on: true })
  const [call] = await open()
  await editor(andon.move, { id: call!.id, move: 'arrive' })
  await send({ on: false, messageId: 'cleared' })
  expect((await admin(andon.list, { callState: 'solved' })).rows).toMatchObject([{ solvedBy: 'S10' }])
  await send({ on: true })
  await send({ on: false, messageId: 'cleared' })
  await send({ on: false, at: ago(600) })
  expect(await open()).toHaveLength(1)
  await send({ on: false })
})

test('what is queued of a call its station clears is sent to nobody; that of other calls is', async () => {
  await plant.db.deleteFrom('noticeDeliveries').execute()
  setMail({ url: 'smtp://127.0.0.1:1', from: { name: '', address: 't@plant.example' } })
  await plant.db
    .updateTable('users')
    .set({ email: 'e@plant.example' })
    .where('userName', '=', 'editor')
    .execute()
  const mails = { mail: true, toUsers: ['editor'] }
  const { id, revision } = await admin(noticeRules.create, aNoticeRule({ eventType: 'andonCall', ...mails }))
  await send({ on: true })
  await send({ on: true, lossType: 'organizational' })
  await lookForLevels(plant.db)
  const waiting = async () =>
    (
      await plant.db
        .selectFrom('noticeDeliveries')
        .select('teleState')
        .where('teleState', 'in', ['waiting', 'retry'])
        .execute()
    ).length
  expect(await waiting()).toBe(2)
  await send({ on: false })
  await Promise.all([lookForLevels(plant.db), lookForLevels(plant.db)])
  expect(await waiting()).toBe(1)
  await send({ on: false, lossType: 'organizational' })
  await lookForLevels(plant.db)
  expect(await waiting()).toBe(0)
  setMail(null)
  await admin(noticeRules.delete, { id, revision })
})

test('what a station clears by a clock that is behind is not solved before somebody came', async () => {
  await send({ on: true, at: ago(60) }, 'S30')
  const [call] = await open()
  await editor(andon.move, { id: call!.id, move: 'arrive' })
  await send({ on: false, at: ago(30) }, 'S30')
  const { arrivedAt, solvedAt } = (await admin(andon.record, { id: call!.id })).call
  expect(solvedAt).toBe(arrivedAt)
})

test('a call reported late is announced to level A first, then to B', async () => {
  await admin(
    andonRules.create,
    anAndonRule({
      lossType: 'organizational',
      levelBPeriod: 15,
      levelBUsers: ['admin'],
      levelAUsers: ['editor'],
    }),
  )
  await send({ on: true, lossType: 'organizational', at: ago(40 * 60) }, 'S30')
  const [call] = await open()
  const levels = async (minutes: number) => {
    const seen = new Date(Date.now() + minutes * 60_000)
    await escalate(plant.db, () => {}, seen.getTime())
    return (await admin(andon.record, { id: call!.id })).levels.map(
      ({ level, outcome }) => `${level} ${outcome}`,
    )
  }
  expect(await levels(4)).toEqual([])
  expect(await levels(6)).toEqual(['A told'])
  expect(await levels(16)).toEqual(['A told', 'B told'])
  expect(call).toMatchObject({ period: 40 })
  await send({ on: false, lossType: 'organizational' }, 'S30')
})

test('what is raised and cleared in one batch is one cancelled call', async () => {
  const before = (await states()).length
  const call = (on: boolean, at: string) => ({
    kind: 'call',
    messageId: `h-${sent++}`,
    at,
    lossType: 'mass',
    on,
  })
  await line.station('S20').send('batch', { items: [call(true, ago(9)), call(false, ago(1))] })
  expect(await states()).toHaveLength(before + 1)
  expect((await admin(andon.list, { stationNumber: 'S20' })).rows).toMatchObject([
    { callState: 'cancelled', lossType: 'mass', endedBy: 'S20' },
  ])
})

const lineState = async () => (await admin(boards.line, {})).tile.lineState

test('a call that stops the line keeps every station of it from taking units until it is solved', async () => {
  expect(await arrive('STOP-1')).toMatchObject({ answer: 'go' })
  await send({ on: true, lossType: 'process' }, 'S30')
  const no = { answer: 'noGo', reasons: [{ reason: 'lineStoppedByCall', about: 'S30' }] }
  expect(await arrive('STOP-2')).toMatchObject(no)
  expect(await lineState()).toBe('stopped')
  const [call] = await open()
  expect(call).toMatchObject({ stopsLine: true })
  await editor(andon.move, { id: call!.id, move: 'arrive' })
  expect(await arrive('STOP-2')).toMatchObject(no)
  await editor(andon.move, { id: call!.id, move: 'solve' })
  expect(await arrive('STOP-2')).toMatchObject({ answer: 'go' })
  expect(await lineState()).not.toBe('stopped')
})

test('a call by hand stops the line too, by the same rule', async () => {
  const draft = { stationNumber: 'S20', lossType: 'process' as const, message: null }
  const { id } = await admin(andon.call, draft)
  expect(await arrive('STOP-3')).toMatchObject({ answer: 'noGo' })
  await admin(andon.cancel, { id, reason: 'by mistake' })
  expect(await arrive('STOP-3')).toMatchObject({ answer: 'go' })
})

test('each of these calls has its events, as its table defines', () => expectEventsOfCalls(plant.db))
