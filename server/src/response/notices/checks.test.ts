import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inspections } from '@takt/contract/inspections.ts'
import { notices } from '@takt/contract/notices.ts'
import { plant as plantCalls } from '@takt/contract/plant.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anInspection } from '../../testing/samples.ts'
import { tellMissedChecks } from './watch.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const day = '2026-03-03'
const at = (clock: string) => Date.parse(`${day}T${clock}:00Z`)
const admin = plant.as('admin', 'L1')
const go = (clock: string) => vi.useFakeTimers({ toFake: ['Date'], now: at(clock) })
const noticesOf = async (as = admin) =>
  (await as(notices.list, { eventType: 'inspectionMissed' })).rows
    .map(({ about, messageContent }) => [about, messageContent])
    .toSorted()

let line: Awaited<ReturnType<typeof startLine>>
beforeAll(async () => {
  line = await startLine(plant, 'L1')
  await startLine(plant, 'L2')
  go('06:10')
  const shift = (shiftName: string, startTime: string, endTime: string) => ({
    shiftName,
    startTime,
    endTime,
    breaks: [],
  })
  await admin(plantCalls.saveShifts, {
    shifts: [shift('Early', '06:00', '14:00'), shift('Late', '14:00', '22:00')],
  })
  await admin(notices.list, {})
  await admin(inspections.create, anInspection('OIL', { dueWithin: 30 }))
  await admin(inspections.create, anInspection('AIR', { dueWithin: 600 }))
  await admin(inspections.create, anInspection('BELT', { dueWithin: 30 }))
})

test('a check is announced once it is late, however many servers look, and one that was made is not', async () => {
  go('06:20')
  await admin(inspections.record, { itemCode: 'BELT', resultStatus: 'ok' })
  expect(await tellMissedChecks(plant.db)).toBe(false)
  go('06:45')
  const looks = await Promise.all([tellMissedChecks(plant.db), tellMissedChecks(plant.db)])
  expect(looks.filter(Boolean)).toHaveLength(1)
  expect(await tellMissedChecks(plant.db)).toBe(false)
  expect(await noticesOf()).toEqual([['OIL', `S10: the check OIL should have been made by ${day} 06:40`]])
  expect(await noticesOf(plant.as('operator', 'L1'))).toEqual([])
})

test('one that may wait as long as its shift lasts is announced when the shift is over, by the end of it', async () => {
  go('14:10')
  expect(await tellMissedChecks(plant.db)).toBe(true)
  expect(await noticesOf()).toContainEqual([
    'AIR',
    `S10: the check AIR should have been made by ${day} 14:00`,
  ])
  expect(await noticesOf()).toHaveLength(2)
})

test('the next time it is due it is announced again, and what was sent when it was late is not sent again as missed', async () => {
  go('14:40')
  await tellMissedChecks(plant.db)
  expect((await noticesOf()).map(([about]) => about)).toEqual(['AIR', 'BELT', 'OIL', 'OIL'])
})

test('one that pieces make due is announced once, also when the station tells of an earlier piece later', async () => {
  const announced = async () => (await noticesOf()).filter(([about]) => about === 'CLEAN').length
  const says = (verb: string, clock: string, productSn: string, more: object = {}) =>
    line
      .station('S10')
      .send(verb, { messageId: `${verb} ${productSn}`, at: `${day}T${clock}:00.000Z`, productSn, ...more })
  const work = async (productSn: string, arrived: string, done: string) => {
    await says('arrive', arrived, productSn)
    await says('complete', done, productSn, { results: [{ resultCode: 'TORQUE', resultValue: 10 }] })
  }
  go('15:00')
  const everyPieces = { inspectFrequency: 'pieces', everyPieces: 2, dueWithin: 10 } as const
  await admin(inspections.create, anInspection('CLEAN', everyPieces))
  go('15:30')
  await work('SN-1', '15:05', '15:06')
  await work('SN-2', '15:09', '15:10')
  expect(await tellMissedChecks(plant.db)).toBe(true)
  expect(await announced()).toBe(1)
  await work('SN-3', '15:07', '15:08')
  await tellMissedChecks(plant.db)
  expect(await announced()).toBe(1)
  await admin(inspections.record, { itemCode: 'CLEAN', resultStatus: 'ok' })
  go('16:00')
  await work('SN-4', '15:40', '15:41')
  await work('SN-5', '15:42', '15:43')
  await tellMissedChecks(plant.db)
  expect(await announced()).toBe(2)
})
