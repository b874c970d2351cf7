import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { andon, type CallMove, callMoves, callStates, helpMoves } from '@takt/contract/andon.ts'
import { notices } from '@takt/contract/notices.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { followCalls } from '../../testing/andon.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
await startLine(plant, 'L1')
await startLine(plant, 'L2')
const [caller, helper] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const elsewhere = plant.as('editor', 'L2')
await plant.as('operator', undefined, ['L2'])(notices.list, {})

const jammed = { stationNumber: 'S10', lossType: 'equipment' as const, message: 'feeder jammed' }
const clock = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) })

test('three clocks run: until somebody comes, until it is solved, until it is confirmed', async () => {
  clock('2026-03-02T08:00:00.000Z')
  const { id } = await caller(andon.call, jammed)
  clock('2026-03-02T08:04:30.000Z')
  expect((await helper(andon.list, { callState: 'called' })).rows[0]).toMatchObject({ id, period: 4 })
  await helper(andon.move, { id, move: 'arrive' })
  clock('2026-03-02T08:12:59.000Z')
  await helper(andon.move, { id, move: 'solve' })
  clock('2026-03-02T09:00:00.000Z')
  expect(await caller(andon.move, { id, move: 'confirm' })).toMatchObject({
    callState: 'confirmed',
    calledAt: '2026-03-02T08:00:00.000Z',
    calledBy: 'admin',
    arrivedAt: '2026-03-02T08:04:30.000Z',
    arrivedBy: 'editor',
    solvedAt: '2026-03-02T08:12:59.000Z',
    solvedBy: 'editor',
    endedAt: '2026-03-02T09:00:00.000Z',
    endedBy: 'admin',
    period: 12,
  })
})

test('everybody who may see a call on its line is notified of it once, in their language', async () => {
  await caller(andon.call, { ...jammed, lossType: 'mass' })
  await Promise.all([followCalls(plant.db), followCalls(plant.db)])
  const news = async (as: typeof helper) =>
    (await as(notices.list, { eventType: 'andonCall' })).rows.map(({ messageContent }) => messageContent)
  expect((await news(helper)).filter((one) => one === 'S10 needs help: Quality. feeder jammed')).toHaveLength(
    1,
  )
  expect(await news(plant.as('operator', undefined, ['L2']))).toEqual([])
})

test('a call at a station the line does not have is refused, and nobody is notified', async () => {
  const noticeCount = async () => (await helper(notices.list, {})).total
  const before = await noticeCount()
  await expect(caller(andon.call, { ...jammed, stationNumber: 'NONE' })).rejects.toMatchObject({
    key: 'andon.no_station',
    field: 'stationNumber',
  })
  await followCalls(plant.db)
  expect(await noticeCount()).toBe(before)
})

test('two people arrive at the same time: one has the call, the other is refused', async () => {
  const { id } = await caller(andon.call, jammed)
  const both = await Promise.allSettled([caller, helper].map((as) => as(andon.move, { id, move: 'arrive' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { key: 'andon.wrong_state', facts: { callState: 'arrived' } },
  })
})

test('a call of another line is nobody’s here', async () => {
  const { id } = await caller(andon.call, jammed)
  await expect(elsewhere(andon.move, { id, move: 'arrive' })).rejects.toMatchObject({
    key: 'record.unknown',
  })
  expect((await elsewhere(andon.list, {})).rows).toEqual([])
})

const to: Record<string, CallMove[]> = {
  called: [],
  arrived: ['arrive'],
  solved: ['arrive', 'solve'],
  confirmed: ['arrive', 'solve', 'confirm'],
  cancelled: ['cancel'],
}
const make = (id: number, move: CallMove) =>
  move === 'cancel' ? caller(andon.cancel, { id, reason: 'by mistake' }) : caller(andon.move, { id, move })

test.each(callStates)('of a call that is %s only what the table of states allows is done', async (state) => {
  for (const move of [...helpMoves, 'cancel'] as const) {
    const { id } = await caller(andon.call, jammed)
    for (const step of to[state]!) await make(id, step)
    const outcome = make(id, move).then(
      ({ callState }) => callState,
      ({ key, facts }) => `${key} ${facts.callState}`,
    )
    const { from, to: next } = callMoves[move]
    expect(await outcome).toBe(from === state ? next : `andon.wrong_state ${state}`)
  }
})

test('who cancels gives a reason, and it is kept', async () => {
  const { id } = await caller(andon.call, jammed)
  await expect(caller(andon.cancel, { id, reason: ' ' })).rejects.toMatchObject({ field: 'reason' })
  await caller(andon.cancel, { id, reason: 'pressed by mistake' })
  expect((await caller(andon.list, { callState: 'cancelled' })).rows[0]).toMatchObject({
    id,
    reason: 'pressed by mistake',
    endedBy: 'admin',
  })
})

test('each of these calls has its events, as its table defines', () => expectEventsOfCalls(plant.db))
