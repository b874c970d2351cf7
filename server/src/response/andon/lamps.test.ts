import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { type AndonRuleDraft, andonRules } from '@takt/contract/andonRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { operators } from '@takt/contract/operators.ts'
import { stationScreen } from '@takt/contract/stationScreen.ts'
import { webhooks } from '@takt/contract/webhooks.ts'
import { anAndonRule, lookForLevels } from '../../testing/andon.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station } = await startLine(plant, 'L1')
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const [s10, s20] = [station('S10'), station('S20')]
const begin = Date.now()
const at = (seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin + seconds * 1000 })
  return new Date(begin + seconds * 1000).toISOString()
}
let messages = 0
const calls = (on = true, seconds = 0) =>
  s10.send('call', { messageId: `c-${++messages}`, at: at(seconds), lossType: 'equipment', on })
const lamp = (of = s10) => of.send('lamp', { at: new Date().toISOString() })
const newest = async () => (await admin(andon.list, {})).rows[0]!

async function ruled(over: Partial<AndonRuleDraft>) {
  await plant.db.deleteFrom('andonRules').execute()
  await admin(andonRules.create, anAndonRule({ levelAUsers: ['editor'], ...over }))
}

beforeAll(async () => {
  await editor(notices.list, {})
  await admin(operators.create, {
    operatorNo: '4711',
    name: 'Ana',
    cardId: 'CARD-ANA',
    userName: null,
    level: 9,
    teamName: null,
    enabled: true,
  })
})
beforeEach(() => void at(0))
afterEach(async () => {
  vi.useRealTimers()
  await plant.db.deleteFrom('andonCalls').execute()
  await plant.db.deleteFrom('andonLampTests').execute()
})

test('the lamp of a station shows its call until it is solved, and sounds until somebody comes', async () => {
  await ruled({ lampColour: 'blue', lampSound: 'bell' })
  expect(await lamp()).toEqual({ lampColour: 'none', lampSound: 'none', test: false })
  await calls()
  expect(await lamp()).toEqual({ lampColour: 'blue', lampSound: 'bell', test: false })
  expect(await lamp(s20)).toMatchObject({ lampColour: 'none' })
  expect((await admin(stationScreen.of, { stationNumber: 'S10' })).lamp).toMatchObject({ lampColour: 'blue' })
  expect((await admin(andon.open, {}))[0]).toMatchObject({ lampColour: 'blue', lampSound: 'bell' })
  const { id } = await newest()
  await admin(andon.move, { id, move: 'arrive' })
  expect(await lamp()).toMatchObject({ lampColour: 'blue', lampSound: 'none' })
  await admin(andon.move, { id, move: 'solve' })
  expect(await lamp()).toMatchObject({ lampColour: 'none' })
})

test('a lamp is tried for some seconds at one station or at all', async () => {
  const draft = { lampColour: 'white', lampSound: 'horn' } as const
  await admin(andon.testLamp, { stationNumber: 'S10', ...draft })
  expect(await lamp()).toEqual({ ...draft, test: true })
  expect(await lamp(s20)).toMatchObject({ test: false })
  await admin(andon.testLamp, { stationNumber: null, ...draft })
  expect((await admin(andon.watch, {})).lampTests).toHaveLength(2)
  expect(await lamp(s20)).toMatchObject({ test: true })
  at(21)
  expect(await lamp(s20)).toMatchObject({ lampColour: 'none', test: false })
  await expect(admin(andon.testLamp, { stationNumber: 'S99', ...draft })).rejects.toMatchObject({
    key: 'andon.no_station',
  })
})

test('a badge at the station takes over the call that waits longest, and solves it; the number will do too', async () => {
  await ruled({})
  await calls()
  const { id } = await newest()
  expect(await s10.send('answer', { at: at(5), cardId: 'CARD-ANA' })).toEqual({
    id,
    callState: 'arrived',
    userName: '4711',
    name: 'Ana',
  })
  expect(await newest()).toMatchObject({ callState: 'arrived', arrivedBy: '4711' })
  const again = s10.send('answer', { at: at(6), cardId: 'CARD-ANA' })
  await expect(again).rejects.toMatchObject({ key: 'andon.nothing_open' })
  await s10.send('answer', { at: at(7), operator: '4711', move: 'solve' })
  expect(await newest()).toMatchObject({ callState: 'solved', solvedBy: '4711' })
})

test('a station’s late report counts from when the badge was held: not before the call, not after now', async () => {
  await ruled({})
  await calls()
  const [early, came, solved] = [at(-60), at(40), at(90)]
  const now = at(600)
  const { id } = await s10.send('answer', { at: came, cardId: 'CARD-ANA' })
  await s10.send('answer', { at: solved, cardId: 'CARD-ANA', move: 'solve' })
  expect(await newest()).toMatchObject({ id, arrivedAt: came, solvedAt: solved, period: 1 })
  await calls(true, 600)
  await s10.send('answer', { at: early, cardId: 'CARD-ANA' })
  expect(await newest()).toMatchObject({ calledAt: now, arrivedAt: now })
  const ahead = new Date(Date.parse(now) + 2000).toISOString()
  await s10.send('answer', { at: ahead, cardId: 'CARD-ANA', move: 'solve' })
  expect(await newest()).toMatchObject({ solvedAt: now })
})

test('a badge nobody has, and one at another station, answer nothing', async () => {
  await ruled({})
  await calls()
  const nobody = s10.send('answer', { at: at(1), cardId: 'NOBODY' })
  await expect(nobody).rejects.toMatchObject({ key: 'operators.no_such_card' })
  const elsewhere = s20.send('answer', { at: at(1), cardId: 'CARD-ANA' })
  await expect(elsewhere).rejects.toMatchObject({ key: 'andon.nothing_open' })
  expect(await newest()).toMatchObject({ callState: 'called' })
})

test('an account’s own badge at the screen of the station is that account', async () => {
  await ruled({})
  await editor(andon.open, {})
  await plant.db.updateTable('users').set({ cardId: 'CARD-ED' }).where('userName', '=', 'editor').execute()
  await calls()
  await admin(andon.badge, { stationNumber: 'S10', cardId: 'CARD-ED', move: 'arrive' })
  expect(await newest()).toMatchObject({ arrivedBy: 'editor' })
  const solved = { stationNumber: 'S10', cardId: 'CARD-ED', move: 'solve' } as const
  const both = await Promise.allSettled([admin(andon.badge, solved), admin(andon.badge, solved)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('in the window the lamp is yellow and the line runs; who comes in time keeps it running', async () => {
  await ruled({ stopsLine: true, stopWindow: 20, lampColour: 'blue' })
  await calls()
  expect(await lamp()).toMatchObject({ lampColour: 'yellow' })
  expect(await s10.arrive('WINDOW-A')).toMatchObject({ answer: 'go' })
  await s10.send('answer', { at: at(15), cardId: 'CARD-ANA' })
  at(30)
  expect(await newest()).toMatchObject({ stopsLine: false, stopsAt: null })
  expect(await lamp()).toMatchObject({ lampColour: 'blue' })
})

test('nobody came in the window: the line stops, and runs again once it is solved', async () => {
  await ruled({ stopsLine: true, stopWindow: 20 })
  await calls()
  at(21)
  expect(await lamp()).toMatchObject({ lampColour: 'red' })
  expect((await s10.arrive('WINDOW-B')).reasons).toContainEqual({
    reason: 'lineStoppedByCall',
    about: 'S10',
    message: expect.any(String),
  })
  await s10.send('answer', { at: at(25), cardId: 'CARD-ANA' })
  expect(await newest()).toMatchObject({ stopsLine: true })
})

test('a window without a stop, and a target that is not there, are refused', async () => {
  await expect(ruled({ stopWindow: 20 })).rejects.toMatchObject({ key: 'andonRules.window_without_stop' })
  await expect(ruled({ targetCodes: ['none'] })).rejects.toMatchObject({ key: 'andonRules.no_target' })
})

test('a level goes to the group of its rule once, however many people it has', async () => {
  process.env.HOST_ALLOW = '127.0.0.1'
  const target = { lineNumber: null, eventTypes: ['orderLate' as const], enabled: true }
  await plant.as('admin')(webhooks.create, {
    ...target,
    targetCode: 'GROUP',
    webhookFormat: 'slack',
    webhookUrl: 'https://hooks.slack.com/services/T/B/X',
  })
  await ruled({ levelAUsers: ['editor', 'admin'], targetCodes: ['GROUP'], levelAPeriod: 1 })
  await calls()
  at(61)
  await lookForLevels(plant.db)
  at(62)
  await lookForLevels(plant.db)
  const queued = (await plant.as('admin')(webhooks.deliveries, { targetCode: 'GROUP' })).rows
  expect(queued.map(({ eventType }) => eventType)).toEqual(['andonLevel'])
})
