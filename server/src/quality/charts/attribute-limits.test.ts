import { afterAll, beforeAll, expect, test } from 'vitest'
import { attributeLimits } from '@takt/contract/attributeLimits.ts'
import { charts } from '@takt/contract/charts.ts'
import { signals } from '@takt/contract/signals.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { lookAtAttributes } from '../signals/signals.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const { db } = plant
const hour = 3_600_000
/** The begin of the hour that runs: samples of the plant's day, which begins at a full hour. */
const now = Math.floor(Date.now() / hour) * hour
const query = { stationNumber: 'S10', attributeKind: 'p', sampleBy: 'hour' } as const

/** A tester of 200 passes an hour, of which some are NG; `at`: so many hours before the one that runs. */
async function sample(at: number, ng: number) {
  const [some] = await db.selectFrom('outputSlots').selectAll().where('lineNumber', '=', 'L1').execute()
  await db
    .insertInto('outputSlots')
    .values({
      ...some!,
      slot: isoOf(now - at * hour),
      passes: 200,
      ok: 200 - ng,
      firstPasses: 200,
      firstOk: 200 - ng,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
const report = (over: object = {}) => admin(charts.attributes, { ...query, ...over })
const freeze = (over: object = {}) =>
  admin(attributeLimits.freeze, {
    ...query,
    from: isoOf(now - 60 * hour),
    to: isoOf(now - 20 * hour),
    validFrom: isoOf(now - 20 * hour),
    reason: 'steady',
    ...over,
  })
const look = (at = now + 1000) => lookAtAttributes(db, () => {}, at)
const open = () => admin(signals.open, {})

beforeAll(async () => {
  await line.station('S10').work('ONE', { TORQUE: 10 })
  for (let at = 60; at > 2; at--) await sample(at, 4 + ((at * 7) % 5))
})

test('limits are those of the samples that were shown, and stay when the tester moves', async () => {
  const looked = await report({ from: isoOf(now - 60 * hour), to: isoOf(now - 20 * hour) })
  const frozen = await freeze()
  expect(frozen).toMatchObject({ subgroupNum: 40, sigmaZ: null, rules: ['1', '2'], signalReaction: 'none' })
  expect(frozen.centre).toBeCloseTo(looked.centre!, 12)
  await sample(2, 40)
  const after = await report({ to: isoOf(now) })
  expect(after.stages.map(({ limitsId }) => limitsId)).toEqual([null, frozen.limitsId])
  expect(after.centre).toBe(frozen.centre)
  expect(after.broken.some(({ rule, at }) => rule === 1 && at === after.times.length - 1)).toBe(true)
  expect(after.centres.at(-1)).toBe(frozen.centre)
  // What is before them is judged by limits of its own samples.
  expect(after.centres[0]).toBeCloseTo(looked.centre!, 12)
})

test('another chart, sample, type or station has limits of its own', async () => {
  for (const other of [{ attributeKind: 'np' }, { sampleBy: 'day' }, { typeNo: 'T1' }] as const)
    expect((await report(other)).stages.every(({ limitsId }) => limitsId === null)).toBe(true)
  const whole = await admin(charts.attributes, { attributeKind: 'p', sampleBy: 'hour' })
  expect(whole.stages.every(({ limitsId }) => limitsId === null)).toBe(true)
})

test("Laney's limits keep how much more the samples scatter", async () => {
  const { sigmaZ } = await freeze({ attributeKind: 'pPrime' })
  const after = await report({ attributeKind: 'pPrime', to: isoOf(now) })
  expect([after.sigmaZ, after.stages.length]).toEqual([sigmaZ, 2])
})

test('too few samples, nothing found, and a whole line that is to act are refused', async () => {
  await expect(freeze({ from: isoOf(now - 30 * hour) })).rejects.toMatchObject({
    key: 'charts.too_few_samples',
  })
  await expect(freeze({ stationNumber: undefined, signalReaction: 'bell' })).rejects.toMatchObject({
    key: 'charts.no_station',
  })
  for (let at = 200; at > 170; at--) await sample(at, 0)
  await expect(freeze({ from: isoOf(now - 200 * hour), to: isoOf(now - 170 * hour) })).rejects.toMatchObject({
    key: 'charts.no_scatter',
  })
  await expect(plant.as('viewer', 'L1')(attributeLimits.freeze, {} as never)).rejects.toBeDefined()
})

test('frozen twice at once under one id, and withdrawn twice, it happens once', async () => {
  const messageId = 'twice'
  const both = await Promise.all([freeze({ messageId }), freeze({ messageId })])
  expect(both[0]).toEqual(both[1])
  const { limitsId } = both[0]
  const withdraw = () => admin(attributeLimits.withdraw, { limitsId, reason: 'wrong' })
  const tried = await Promise.allSettled([withdraw(), withdraw()])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const left = await admin(attributeLimits.list, { stationNumber: 'S10' })
  expect(left.find((one) => one.limitsId === limitsId)).toMatchObject({ withdrawnReason: 'wrong' })
})

test('a tester that fails everything for an hour: one signal when the hour is over, the station is held, and limits do not move', async () => {
  const frozen = await freeze({ signalReaction: 'holdStation', validFrom: isoOf(now - 1.5 * hour) })
  await db
    .updateTable('attributeLimits')
    .set({ frozenAt: isoOf(now - 1.5 * hour) })
    .where('limitsId', '=', frozen.limitsId)
    .execute()
  await sample(1, 200)
  const station = line.station('S10')
  // The hour that still runs is no sample: its result is not known yet.
  await look(now - 1000)
  expect(await open()).toEqual([])
  await Promise.all([look(), look()])
  expect(await open()).toMatchObject([
    {
      stationNumber: 'S10',
      resultCode: 'p',
      attributeKind: 'p',
      sampleBy: 'hour',
      colSetId: null,
      rule: 1,
      pointValue: 1,
      pointTime: isoOf(now),
    },
  ])
  expect(await station.arrive('NEXT')).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'signalUnanswered', about: 'p' }],
  })
  const after = await report({ to: isoOf(now) })
  expect(after.values.at(-1)).toBe(1)
  expect([after.centre, after.upper.at(-1)! < 1]).toEqual([frozen.centre, true])
  expect(after.values.concat(after.lower, after.upper).some((value) => Number.isNaN(value))).toBe(false)
  const [{ signalId } = { signalId: '' }] = await open()
  const explanation = { signalCause: 'measurement', signalAction: 'adjusted', remark: null } as const
  await admin(signals.answer, { signalId, ...explanation })
  expect((await station.arrive('NEXT')).answer).toBe('go')
  await look(now + 120_000)
  expect(await open()).toEqual([])
})

test('a sample of which the look saw only the last quarter of an hour is none: what was good in all is no signal days later', async () => {
  const quarterOf = async (at: number, minutes: number, ng: number) => {
    const [some] = await db.selectFrom('outputSlots').selectAll().where('lineNumber', '=', 'L1').execute()
    const slot = isoOf(now - at * hour + minutes * 60_000)
    const counts = { passes: 20, ok: 20 - ng, firstPasses: 20, firstOk: 20 - ng }
    await db
      .insertInto('outputSlots')
      .values({ ...some!, slot, ...counts })
      .execute()
  }
  for (const one of await admin(attributeLimits.list, { stationNumber: 'S10' }))
    if (one.withdrawnAt === null)
      await admin(attributeLimits.withdraw, { limitsId: one.limitsId, reason: 'others' })
  const { limitsId } = await freeze({ signalReaction: 'bell' })
  const [frozenAt, at] = [isoOf(now - 100 * hour), 72]
  await db
    .updateTable('attributeLimits')
    .set({ frozenAt, validFrom: frozenAt })
    .where('limitsId', '=', limitsId)
    .execute()
  await sample(at, 4)
  await quarterOf(at, 45, 20)
  await look(now + 45 * 60_000)
  expect((await open()).map(({ pointTime }) => pointTime)).not.toContain(isoOf(now - (at - 1) * hour))
})
