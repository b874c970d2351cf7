import { afterAll, beforeAll, expect, test } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { chartLimits, type SignalReaction } from '@takt/contract/chartLimits.ts'
import type { ChartRule } from '@takt/contract/charts.ts'
import { type SignalFilter, signals } from '@takt/contract/signals.ts'
import { units } from '@takt/contract/units.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { judgedBy } from './judged.ts'
import { lookForSignals } from './signals.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const place = {
  stationNumber: 'S10',
  colSetId: line.colSetId,
  colSetVersion: 1,
  resultCode: 'TORQUE',
  unitCount: 1,
}
let made = 0
const measured = async (torque: number) => {
  const productSn = `SPC-${(made += 1)}`
  await line.station('S10').work(productSn, { TORQUE: torque })
  return productSn
}
const freeze = (signalReaction: SignalReaction, rules?: ChartRule[]) =>
  admin(chartLimits.freeze, {
    ...place,
    from: isoOf(Date.now() - 3_600_000),
    to: isoOf(Date.now() + 1000),
    signalReaction,
    ...(rules && { rules }),
    reason: 'steady',
  })
const look = async () => {
  const lines: string[] = []
  await lookForSignals(plant.db, (one) => lines.push(one))
  return lines
}
const listed = async (filter: Partial<SignalFilter> = {}) => (await admin(signals.list, filter)).rows
const open = () => admin(signals.open, {})
const answer = (signalId: string, over: object = {}) =>
  admin(signals.answer, { signalId, signalCause: 'machine', signalAction: 'adjusted', remark: null, ...over })
const answerAll = async () => {
  for (const { signalId } of await open()) await answer(signalId)
}

beforeAll(async () => {
  for (let i = 0; i < 24; i++) await measured(10 + ((i * 7) % 5) / 20)
})

test('frozen limits that do nothing raise nothing, and what was before never does', async () => {
  await measured(11.5)
  await freeze('none')
  await measured(11.9)
  expect(await look()).toEqual([])
  await freeze('bell')
  expect(await look()).toEqual([])
  expect(await listed()).toEqual([])
})

test('a point beyond them is a signal, once, however often it is checked', async () => {
  const productSn = await measured(11.9)
  const both = await Promise.all([look(), look()])
  expect(both.flat()).toContain('L1')
  const [signal, ...otherSignals] = await open()
  expect(signal).toMatchObject({
    stationNumber: 'S10',
    rule: 1,
    chartPart: 'location',
    pointValue: 11.9,
    productSn,
    signalReaction: 'bell',
  })
  expect(otherSignals.every(({ chartPart }) => chartPart === 'spread')).toBe(true)
  await measured(11.95)
  await look()
  expect(await open()).toHaveLength(1 + otherSignals.length)
})

test('it has the name that its result has in the set', async () => {
  const [signal] = await open()
  expect(signal).toMatchObject({ colSetId: line.colSetId, resultName: 'TORQUE' })
  expect(await listed()).toContainEqual(signal)
  expect(await admin(signals.one, { signalId: signal!.signalId })).toEqual(signal)
})

test('it is answered once, with cause and action; what breaks later is another', async () => {
  const [{ signalId } = { signalId: '' }] = await open()
  const both = await Promise.allSettled([answer(signalId), answer(signalId)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await answerAll()
  expect((await listed({ answered: true }))[0]).toMatchObject({
    signalCause: 'machine',
    signalAction: 'adjusted',
  })
  expect(await listed({ answered: false })).toEqual([])
  expect(await listed({ signalAction: 'adjusted' })).toHaveLength((await listed()).length)
  expect(await listed({ signalAction: 'sorted' })).toEqual([])
  await look()
  expect(await open()).toEqual([])
  await measured(11.9)
  await look()
  expect(await open()).not.toEqual([])
  await answerAll()
})

test('a station that is held takes no unit until it is answered; what was begun is kept', async () => {
  await freeze('holdStation')
  const station = line.station('S10')
  await station.arrive('BEGUN')
  await measured(11.9)
  expect((await station.arrive('NEXT')).answer).toBe('go')
  await look()
  const held = await station.arrive('LATER')
  expect(held).toMatchObject({ answer: 'noGo', reasons: [{ reason: 'signalUnanswered', about: 'TORQUE' }] })
  expect((await station.complete('BEGUN', { TORQUE: 10 })).nextStation).toBe('S20')
  await answerAll()
  expect((await station.arrive('LATER')).answer).toBe('go')
  await station.complete('LATER', { TORQUE: 10 })
  await station.complete('NEXT', { TORQUE: 10 })
})

test('the unit is held, or help is called, where the limits require it', async () => {
  await freeze('holdUnit')
  const productSn = await measured(11.9)
  await look()
  expect((await admin(units.list, { productSn })).rows).toMatchObject([
    { processStatus: 'held', statusReason: 'TORQUE · Nelson 1' },
  ])
  await answerAll()
  await freeze('call')
  await measured(11.9)
  await look()
  expect(await admin(andon.open, {})).toMatchObject([
    { stationNumber: 'S10', lossType: 'mass', message: 'TORQUE · Nelson 1' },
  ])
  await answerAll()
})

test('as long as its call is open, another signal of the station calls nobody again', async () => {
  const [first, ...otherCalls] = await admin(andon.open, {})
  expect([first?.stationNumber, otherCalls]).toEqual(['S10', []])
  await measured(11.9)
  await look()
  expect(await open()).not.toEqual([])
  expect(await admin(andon.open, {})).toEqual([expect.objectContaining({ id: first!.id })])
  await answerAll()
})

test('while a signal is unanswered, the units of later points are held too, each once', async () => {
  await freeze('holdUnit', ['1'])
  const statusOf = async (productSn: string) =>
    (await admin(units.list, { productSn })).rows[0]!.processStatus
  const before = await measured(11.9)
  await look()
  expect((await open())[0]).toMatchObject({ signalReaction: 'holdUnit' })
  const [later, good] = [await measured(11.9), await measured(10.1)]
  await look()
  expect([await statusOf(before), await statusOf(later)]).toEqual(['held', 'held'])
  expect(await statusOf(good)).not.toBe('held')
  const { productId } = (await admin(units.list, { productSn: later })).rows[0]!
  await admin(units.move, { productId, move: 'release', reason: 'measured by hand' })
  // As after a start: all points are judged again.
  judgedBy(plant.db).clear()
  await measured(10.1)
  await look()
  expect(await statusOf(later)).toBe('inProcess')
  await answerAll()
})

test('causes are counted with the share they reach, and what nobody has answered apart', async () => {
  const before = await admin(signals.causes, {})
  const all = (await listed()).length
  expect(before).toEqual({ causes: [{ signalCause: 'machine', signals: all, reached: 1 }], unanswered: 0 })
  await freeze('bell')
  const mark = isoOf(Date.now())
  await measured(11.9)
  await look()
  const news = (await open()).length
  expect(await admin(signals.causes, { from: mark })).toEqual({ causes: [], unanswered: news })
  for (const { signalId } of await open()) await answer(signalId, { signalCause: 'material' })
  const { causes, unanswered } = await admin(signals.causes, {})
  expect(causes).toEqual([
    { signalCause: 'machine', signals: all, reached: all / (all + news) },
    { signalCause: 'material', signals: news, reached: 1 },
  ])
  expect(unanswered).toBe(0)
  expect(await admin(signals.causes, { stationNumber: 'S20' })).toEqual({ causes: [], unanswered: 0 })
  expect((await admin(signals.causes, { to: mark })).causes).toHaveLength(1)
})

test('the rules that were frozen judge: eight on one side signal by the fourth of Western Electric, not by Nelson', async () => {
  const { mean, sigmaWithin } = await freeze('bell')
  for (let i = 0; i < 8; i++) await measured(mean + sigmaWithin / 10)
  await look()
  expect((await open()).filter(({ chartPart }) => chartPart === 'location')).toEqual([])
  const again = await freeze('bell', ['1', '5', '6', '9'])
  expect(again.rules).toEqual(['1', '5', '6', '9'])
  for (let i = 0; i < 8; i++) await measured(again.mean + again.sigmaWithin / 10)
  await look()
  expect((await open()).map(({ rule, chartPart }) => [rule, chartPart])).toContainEqual([9, 'location'])
  await answerAll()
})

test('limits that are withdrawn raise nothing', async () => {
  const { limitsId } = await freeze('bell')
  await admin(chartLimits.withdraw, { limitsId, reason: 'x' })
  const before = (await listed()).length
  const standing = await admin(chartLimits.list, {
    stationNumber: 'S10',
    colSetId: line.colSetId,
    colSetVersion: 1,
    resultCode: 'TORQUE',
  })
  for (const one of standing)
    if (one.withdrawnAt === null) await admin(chartLimits.withdraw, { limitsId: one.limitsId, reason: 'x' })
  await measured(11.9)
  await look()
  expect(await listed()).toHaveLength(before)
})

test('each of these calls has its events, as its table defines', () => expectEventsOfCalls(plant.db))
