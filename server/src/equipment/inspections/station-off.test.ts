import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inspections, type InspectionDraft } from '@takt/contract/inspections.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { stations } from '@takt/contract/stations.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, anInspection, aStation } from '../../testing/samples.ts'
import { missedChecks } from './missed.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const minutes = (n: number) => vi.setSystemTime(Date.now() + n * 60_000)
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // In the middle of a production day.
  vi.setSystemTime(`${isoOf(Date.now() + 86_400_000).slice(0, 10)}T10:00:00.000Z`)
})
afterAll(() => {
  vi.useRealTimers()
})

const define = (itemCode: string, over: Partial<InspectionDraft>) =>
  admin(inspections.create, anInspection(itemCode, { stationNumber: 'S20', ...over }))
async function switchTo(enabled: boolean) {
  const { revision } = (await admin(stations.list, { stationNumber: 'S20' })).rows[0]!
  await admin(stations.update, { ...aStation('S20', { enabled }), revision })
  return nowIso()
}
async function due(itemCode: string) {
  const { rows } = await admin(inspections.due, { itemCode })
  return [rows[0]!.checkState, rows[0]!.dueAt]
}
const planned = async (itemCode: string) =>
  (await admin(inspections.plan, { itemCode })).rows.map(({ checkState }) => checkState)
const missed = async () =>
  (await missedChecks(plant.db)).map(({ itemCode, dueAt }) => [itemCode, isoOf(dueAt)])

test('a station that is switched off owes no check; when it works again its checks are due anew', async () => {
  await define('HOURS', {
    inspectFrequency: 'hours',
    everyHours: 1,
    inspectSchedule: 'floating',
    dueWithin: 10,
  })
  await define('FIXED', {
    inspectFrequency: 'hours',
    everyHours: 168,
    inspectSchedule: 'fixed',
    dueWithin: 10,
  })
  await define('ORDER', { inspectFrequency: 'order', dueWithin: 10 })
  minutes(1)
  await admin(orders.move, { id: line.order.id, move: 'complete', reason: 'enough' })
  await startOrder(plant, 'L1', line.typeNo, 'WO-NEXT', 10)
  minutes(30)
  expect([await due('HOURS'), await due('FIXED'), await due('ORDER')].map(([state]) => state)).toEqual([
    'late',
    'late',
    'late',
  ])
  await switchTo(false)
  minutes(10)
  for (const item of ['HOURS', 'FIXED', 'ORDER']) expect(await due(item)).toEqual(['planned', null])
  expect([await planned('FIXED'), await missed()]).toEqual([[], []])
  minutes(30)
  const again = await switchTo(true)
  minutes(9)
  for (const item of ['HOURS', 'FIXED', 'ORDER']) expect(await due(item)).toEqual(['due', again])
  expect([await planned('FIXED'), await missed()]).toEqual([['due'], []])
  minutes(1)
  expect((await missed()).toSorted()).toEqual(['FIXED', 'HOURS', 'ORDER'].map((item) => [item, again]))
  await admin(inspections.record, { itemCode: 'FIXED', resultStatus: 'ok' })
  await switchTo(false)
  await switchTo(true)
  expect((await due('FIXED'))[0]).toBe('done')
})

test('one that is made switched off, and its copy on another line, owes none either', async () => {
  await admin(stations.create, aStation('S95', { enabled: false }))
  await admin(lines.copy, { ...aLine('L2'), copiedFrom: 'L1' })
  for (const person of [admin, plant.as('admin', 'L2')]) {
    await person(inspections.create, anInspection('MADE', { stationNumber: 'S95' }))
    expect((await person(inspections.due, { itemCode: 'MADE' })).rows).toMatchObject([{ dueAt: null }])
  }
})
