import { afterAll, expect, test } from 'vitest'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { startPlant } from '../../testing/plant.ts'
import { markSilent } from './silence.ts'
import { startLine } from '../../testing/line.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station } = await startLine(plant, 'L1')

test('a late status is put where it belongs and the intervals stay without gap or overlap', async () => {
  const s = station('S30')
  const start = Date.now() - 3_600_000
  const minute = (m: number) => isoOf(start + m * 60_000)
  for (const [at, stationStatus] of [
    [minute(0), 'running'],
    [minute(20), 'down'],
    [minute(10), 'waiting'],
    [minute(10), 'waiting'],
  ] as const) {
    await s.send('status', { messageId: `${at}${stationStatus}`, at, stationStatus })
  }
  const stored = await plant.db
    .selectFrom('statusIntervals')
    .selectAll()
    .where('stationNumber', '=', 'S30')
    .orderBy('startTime')
    .execute()
  expect(stored.map(({ startTime, endTime, stationStatus }) => [startTime, endTime, stationStatus])).toEqual([
    [minute(0), minute(10), 'running'],
    [minute(10), minute(20), 'waiting'],
    [minute(20), null, 'down'],
  ])
})

test('a station that fell silent and sends again has its earlier status', async () => {
  const s = station('S20')
  await s.send('status', { messageId: 'r1', at: isoOf(Date.now() - 600_000), stationStatus: 'running' })
  await plant.db
    .updateTable('stationStates')
    .set({ heardAt: isoOf(Date.now() - 300_000) })
    .where('stationNumber', '=', 'S20')
    .execute()
  expect(await markSilent(plant.db)).toEqual(['L1'])
  await s.send('heartbeat', { at: nowIso() })
  const stored = await plant.db
    .selectFrom('statusIntervals')
    .selectAll()
    .where('stationNumber', '=', 'S20')
    .orderBy('startTime')
    .execute()
  expect(stored.map(({ stationStatus }) => stationStatus)).toEqual(['running', 'unknown', 'running'])
  expect(stored.map(({ endTime }) => endTime)).toEqual([stored[1]!.startTime, stored[2]!.startTime, null])
  expect(
    await plant.db
      .selectFrom('stationStates')
      .select('stationStatus')
      .where('stationNumber', '=', 'S20')
      .executeTakeFirst(),
  ).toEqual({ stationStatus: 'running' })
})

test('an alarm is one row, on and off', async () => {
  const s = station('S30')
  const at = isoOf(Date.now() - 60_000)
  await s.send('alarm', { messageId: 'a1', at, alarmCode: 'E101', on: true, alarmText: 'Door open' })
  await s.send('alarm', { messageId: 'a1', at, alarmCode: 'E101', on: true, alarmText: 'Door open' })
  await s.send('alarm', { messageId: 'a2', at: nowIso(), alarmCode: 'E101', on: false })
  const stored = await plant.db.selectFrom('equipmentAlarms').selectAll().execute()
  expect(stored).toMatchObject([{ alarmCode: 'E101', alarmText: 'Door open', offTime: expect.any(String) }])
})

test('an alarm whose off arrives before its on is closed all the same', async () => {
  const s = station('S20')
  const [on, off] = [isoOf(Date.now() - 50_000), isoOf(Date.now() - 20_000)]
  await s.send('alarm', { messageId: 'b2', at: off, alarmCode: 'E7', on: false })
  await s.send('alarm', { messageId: 'b1', at: on, alarmCode: 'E7', on: true })
  await s.send('alarm', { messageId: 'b2', at: off, alarmCode: 'E7', on: false })
  const stored = await plant.db
    .selectFrom('equipmentAlarms')
    .select(['onTime', 'offTime'])
    .where('alarmCode', '=', 'E7')
    .execute()
  expect(stored).toEqual([{ onTime: on, offTime: off }])
})
