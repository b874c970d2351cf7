import { afterAll, beforeAll, expect, test } from 'vitest'
import { operators } from '@takt/contract/operators.ts'
import { rework, type ReworkDraft, type ReworkSum, reworkViews } from '@takt/contract/rework.ts'
import { reworkers } from '@takt/contract/reworkers.ts'
import { units } from '@takt/contract/units.ts'
import { Followers } from '../../platform/kernel/kernel.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { reworkFollower } from './rework.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
let line: Awaited<ReturnType<typeof startLine>>
beforeAll(async () => {
  line = await startLine(plant, 'L1')
  await follower.claim()
  await followers()
})
const follower = new Followers(plant.db, [reworkFollower], { changed: () => {}, log: { warn: () => {} } })
const followers = () => follower.look()

/** A unit that failed at S20 with its voltage waits at its rework station. */
async function failed(sn: string) {
  await line.station('S10').work(sn, { TORQUE: 10 })
  await line.station('S20').work(sn, { VOUT: 9 })
  return (await stateOf(sn)).productId
}
const stateOf = async (sn: string) => (await admin(units.passport, { unit: sn })).unit
const look = (unit: string) => admin(rework.look, { unit })
const report = (productId: string, over: Partial<ReworkDraft> = {}) =>
  admin(rework.report, {
    productId,
    reworkResult: 'repaired',
    causeCode: 'part',
    repairCode: 'resolder',
    timeSpent: 120,
    ...over,
  })

test('a unit in rework is shown with what failed, where it may go on, and nothing that helped before', async () => {
  await failed('A-1')
  expect(await look('A-1')).toMatchObject({
    hindrance: null,
    unit: { currentStation: 'S90', processStatus: 'rework', returnStep: 20 },
    failures: [{ resultCode: 'VOUT', resultName: 'VOUT', unit: null, failStatus: 'rework' }],
    steps: [{ stepSeq: 10 }, { stepSeq: 20, stationNumber: 'S20' }],
    advice: [],
    needsReworker: false,
  })
  expect(await admin(rework.waiting, {})).toMatchObject([
    { productSn: 'A-1', currentStation: 'S90', resultCode: 'VOUT', resultName: 'VOUT', stationNumber: 'S20' },
  ])
  await expect(look('nothing')).rejects.toMatchObject({ key: 'record.unknown' })
})

test('done before its unit failed it is refused by its time', async () => {
  const { productId } = await stateOf('A-1')
  const doneAt = isoOf(Date.now() - 3_600_000)
  await expect(report(productId, { doneAt })).rejects.toMatchObject({
    key: 'rework.before_failure',
    field: 'doneAt',
  })
})

test('done at a time that is still to come it is refused by its time, without a word of stations', async () => {
  const { productId } = await stateOf('A-1')
  const doneAt = isoOf(Date.now() + 86_400_000)
  await expect(report(productId, { doneAt })).rejects.toMatchObject({
    key: 'rework.in_future',
    field: 'doneAt',
  })
})

test('a time spent of more than a day is refused by its name', async () => {
  const { productId } = await stateOf('A-1')
  await expect(report(productId, { timeSpent: 86_401 })).rejects.toMatchObject({ field: 'timeSpent' })
})

test('repaired, it is tested again at the step that failed, and an OK there closes its failure', async () => {
  const { productId } = await stateOf('A-1')
  expect(await report(productId)).toMatchObject({
    loop: 1,
    rwkCode: 'S90',
    stationNumber: 'S20',
    stepSeq: 20,
    resultCode: 'VOUT',
    returnStep: 20,
    retestStatus: null,
  })
  expect(await stateOf('A-1')).toMatchObject({ processStatus: 'inProcess', currentStation: 'S20' })
  expect(await admin(rework.waiting, {})).toEqual([])
  expect(await line.station('S20').work('A-1', { VOUT: 5 })).toMatchObject({ resultStatus: 'ok' })
  expect((await look('A-1')).failures).toMatchObject([{ failStatus: 'closed' }])
})

test('what passed its retest is advised for the next unit with the same symptom, with its share', async () => {
  for (const [sn, vout] of [
    ['A-2', 5],
    ['A-3', 9],
  ] as const) {
    await report(await failed(sn))
    await line.station('S20').work(sn, { VOUT: vout })
  }
  await followers()
  await failed('A-4')
  expect((await look('A-4')).advice).toMatchObject([
    { repairCode: 'resolder', causeCode: 'part', tested: 3, passed: 2 },
  ])
  expect((await look('A-3')).reports).toMatchObject([{ loop: 1, retestStatus: 'ng' }])
})

test('it may go on earlier than where it failed, but nowhere else', async () => {
  const { productId } = await stateOf('A-4')
  await expect(report(productId, { returnStep: 30 })).rejects.toMatchObject({ key: 'rework.no_such_step' })
  await report(productId, { returnStep: 10 })
  expect(await stateOf('A-4')).toMatchObject({ processStatus: 'inProcess', currentStation: 'S10' })
})

test('two people report the same unit at once: one succeeds, the other is refused with the name of the first', async () => {
  const productId = await failed('B-1')
  const outcome = await Promise.allSettled([report(productId), report(productId, { repairCode: 'clean' })])
  expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcome.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { key: 'rework.reported', facts: { about: 'admin' } },
  })
  expect((await look('B-1')).reports).toHaveLength(1)
})

test('sent again under its id it is answered again and done once', async () => {
  const productId = await failed('B-2')
  const first = await report(productId, { messageId: 'report-b2' })
  expect(await report(productId, { messageId: 'report-b2' })).toEqual(first)
  expect((await look('B-2')).reports).toHaveLength(1)
})

test('while its rework station works on it, that one’s pass takes it back; it is reported all the same', async () => {
  const productId = await failed('B-3')
  await line.station('S90').arrive('B-3')
  const waiting = async () => (await admin(rework.waiting, {})).map((one) => one.productSn)
  expect(await waiting()).toContain('B-3')
  await report(productId, { returnStep: 10 })
  expect(await waiting()).not.toContain('B-3')
  expect(await stateOf('B-3')).toMatchObject({ processStatus: 'rework', currentStation: 'S90' })
  expect(await line.station('S90').complete('B-3', {}, { verdict: 'ok' })).toMatchObject({
    nextStation: 'S10',
  })
})

test('reworked by the station alone, it can be reported until it is tested again, and is not moved', async () => {
  const productId = await failed('B-4')
  await line.station('S90').work('B-4', {}, { verdict: 'ok' })
  expect(await report(productId)).toMatchObject({ rwkCode: 'S90' })
  expect(await stateOf('B-4')).toMatchObject({ processStatus: 'inProcess', currentStation: 'S20' })
  const other = await failed('B-5')
  await line.station('S90').work('B-5', {}, { verdict: 'ok' })
  await line.station('S20').work('B-5', { VOUT: 5 })
  await expect(report(other)).rejects.toMatchObject({
    key: 'rework.not_in_rework',
    facts: { processStatus: 'inProcess' },
  })
})

test('what cannot be repaired is scrapped or held for an engineer, with its reason', async () => {
  const scrap = await failed('C-1')
  await expect(report(scrap, { reworkResult: 'scrap' })).rejects.toMatchObject({
    key: 'call.invalid',
    field: 'remark',
  })
  await report(scrap, { reworkResult: 'scrap', remark: 'board burnt' })
  expect(await stateOf('C-1')).toMatchObject({ processStatus: 'scrapped', statusReason: 'board burnt' })
  const unclear = await failed('C-2')
  await report(unclear, { reworkResult: 'engineer', remark: 'not seen before' })
  expect(await stateOf('C-2')).toMatchObject({ processStatus: 'held' })
  await expect(report(unclear)).rejects.toMatchObject({ key: 'rework.held' })
  await expect(report(scrap)).rejects.toMatchObject({ key: 'rework.reported' })
})

test('a repair records what was done', async () => {
  await expect(report(await failed('C-3'), { repairCode: null })).rejects.toMatchObject({
    key: 'call.invalid',
    field: 'repairCode',
  })
})

test('on a line with reworkers the report is made for one of them, and counts for them', async () => {
  const operator = { name: 'Ana', cardId: null, level: 1, teamName: null, enabled: true }
  await plant.tokenFor('editor')
  await plant.as('admin')(operators.create, { ...operator, operatorNo: 'R1', userName: 'editor' })
  const limits = { typeNos: [], defectCodes: [], stationNumbers: [], level: 1, validUntil: null }
  await admin(reworkers.create, { ...limits, operatorNo: 'R1' })
  const productId = await failed('E-1')
  expect(await look('E-1')).toMatchObject({
    hindrance: 'notAllowed',
    needsReworker: true,
    people: [{ operatorNo: 'R1', name: 'Ana' }],
  })
  await expect(report(productId)).rejects.toMatchObject({ key: 'rework.not_allowed' })
  const ana = plant.as('editor', 'L1')
  expect(await ana(rework.look, { unit: 'E-1' })).toMatchObject({ hindrance: null, operatorNo: 'R1' })
  await ana(rework.report, { productId, reworkResult: 'repaired', repairCode: 'clean', timeSpent: 60 })
  await line.station('S20').work('E-1', { VOUT: 5 })
  await followers()
  expect((await admin(reworkers.list, {})).rows).toMatchObject([
    { operatorNo: 'R1', reworked: 1, successRate: 1, averageTime: 60 },
  ])
  const byReworker = (await admin(rework.summary, { by: 'reworker' })).rows
  expect(byReworker.find(({ sumCode }) => sumCode === 'R1')).toMatchObject({ name: 'Ana', reports: 1 })
  const named = { operatorNo: 'R1', operatorName: 'Ana', resultCode: 'VOUT', resultName: 'VOUT' }
  expect((await admin(rework.list, { operatorNo: 'R1' })).rows).toMatchObject([named])
  expect((await look('E-1')).reports).toMatchObject([named])
  const another = await failed('E-2')
  const forAna = { productId: another, reworkResult: 'repaired' as const, repairCode: 'clean', timeSpent: 30 }
  expect(await admin(rework.report, { ...forAna, operatorNo: 'R1' })).toMatchObject({
    operatorNo: 'R1',
    reportedBy: 'admin',
  })
})

test('in is what passed, failed, waits for its test, was scrapped or handed over, by every code', async () => {
  const { total: all } = await admin(rework.list, {})
  for (const by of reworkViews) {
    const { rows } = await admin(rework.summary, { by })
    const sum = (of: (row: ReworkSum) => number) => rows.reduce((sum, row) => sum + of(row), 0)
    expect(sum(({ reports }) => reports)).toBe(all)
    expect(sum((row) => row.passed + row.failed + row.untested + row.scrapped + row.handedOver)).toBe(all)
  }
  const [row] = (await admin(rework.summary, { by: 'defect' })).rows
  expect(row).toMatchObject({ sumCode: 'VOUT' })
  expect((await admin(rework.list, { symptom: 'VOUT' })).total).toBe(row!.reports)
})
