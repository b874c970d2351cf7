import { afterAll, expect, test } from 'vitest'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { markSilent } from './silence.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station } = await startLine(plant, 'L1')

const start = Date.now() - 3_600_000
const minute = (m: number) => isoOf(start + m * 60_000)
const inMinutes = (iso: string | null) => iso && Math.round((Date.parse(iso) - start) / 60_000)
const tell = (stationNumber: string, m: number, stationStatus: string) =>
  station(stationNumber).send('status', {
    messageId: `${stationNumber}-${m}-${stationStatus}`,
    at: minute(m),
    stationStatus,
  })
/** Nothing was received from the station since then; the default of 10 s a heartbeat makes it silent half a minute later. */
async function fallSilent(stationNumber: string, m: number) {
  await plant.db
    .updateTable('stationStates')
    .set({ heardAt: isoOf(start + m * 60_000 - 30_000) })
    .where('stationNumber', '=', stationNumber)
    .execute()
  expect(await markSilent(plant.db)).toContain('L1')
}
async function intervals(stationNumber: string) {
  const rows = await plant.db
    .selectFrom('statusIntervals')
    .selectAll()
    .where('stationNumber', '=', stationNumber)
    .orderBy('startTime')
    .execute()
  expect(rows.slice(0, -1).map(({ endTime }) => endTime)).toEqual(
    rows.slice(1).map(({ startTime }) => startTime),
  )
  return rows.map(({ startTime, stationStatus }) => [inMinutes(startTime), stationStatus])
}
const state = async (stationNumber: string) =>
  (
    await plant.db
      .selectFrom('stationStates')
      .select('stationStatus')
      .where('stationNumber', '=', stationNumber)
      .executeTakeFirstOrThrow()
  ).stationStatus

test('a status stamped before a silence leaves the silence as it is', async () => {
  await tell('S10', 0, 'running')
  await fallSilent('S10', 20)
  await station('S10').send('status', { messageId: 'back', at: nowIso(), stationStatus: 'running' })
  await tell('S10', 10, 'waiting')
  expect(await intervals('S10')).toEqual([
    [0, 'running'],
    [10, 'waiting'],
    [20, 'unknown'],
    [60, 'running'],
  ])
  expect(await state('S10')).toBe('running')
})

test('a station that was only cut off reports late what it was: the silence goes, and what it is now follows', async () => {
  await tell('S20', 0, 'running')
  await fallSilent('S20', 20)
  await station('S20').send('heartbeat', { at: nowIso() })
  expect(await intervals('S20')).toEqual([
    [0, 'running'],
    [20, 'unknown'],
    [60, 'running'],
  ])
  await tell('S20', 40, 'down')
  expect(await intervals('S20')).toEqual([
    [0, 'running'],
    [40, 'down'],
  ])
  expect(await state('S20')).toBe('down')
})

test('a heartbeat sent late does the same, and a late completion too', async () => {
  for (const [stationNumber, send] of [
    ['S30', 'heartbeat'],
    ['S90', 'complete'],
  ] as const) {
    await tell(stationNumber, 0, 'running')
    await fallSilent(stationNumber, 20)
    await station(stationNumber).send('heartbeat', { at: nowIso() })
    expect(await intervals(stationNumber)).toHaveLength(3)
    if (send === 'heartbeat') await station(stationNumber).send('heartbeat', { at: minute(30) })
    else
      await station(stationNumber)
        .complete('nobody', {}, { at: minute(30) })
        .catch(() => undefined)
    expect(await intervals(stationNumber)).toEqual([[0, 'running']])
  }
})

test('an unknown that the station reported stays until it reports something else', async () => {
  await station('S10').send('status', { messageId: 'u1', at: nowIso(), stationStatus: 'unknown' })
  const reported = await intervals('S10')
  await station('S10').send('heartbeat', { at: nowIso() })
  await tell('S10', 15, 'down')
  expect(await intervals('S10')).toEqual([...reported.slice(0, 2), [15, 'down'], ...reported.slice(2)])
  expect(await state('S10')).toBe('unknown')
})
