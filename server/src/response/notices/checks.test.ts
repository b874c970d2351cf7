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

beforeAll(async () => {
  await startLine(plant, 'L1')
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
