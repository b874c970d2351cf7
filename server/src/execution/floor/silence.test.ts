import { afterAll, beforeEach, expect, test } from 'vitest'
import type { StationStatus } from '@takt/contract/stations.ts'
import { openHead } from '../../platform/db/turns.ts'
import { startPlant } from '../../testing/plant.ts'
import { markSilent } from './silence.ts'

const plant = await startPlant()
const { db } = plant
afterAll(plant.close)

const seconds = (ago: number) => new Date(Date.now() - 1000 * ago).toISOString()
const intervals = (stationNumber: string, lineNumber = 'L1') =>
  db
    .selectFrom('statusIntervals')
    .select(['startTime', 'endTime', 'stationStatus'])
    .where('lineNumber', '=', lineNumber)
    .where('stationNumber', '=', stationNumber)
    .orderBy('startTime')
    .execute()
const state = (stationNumber: string) =>
  db
    .selectFrom('stationStates')
    .select(['stationStatus', 'statusSince'])
    .where('lineNumber', '=', 'L1')
    .where('stationNumber', '=', stationNumber)
    .executeTakeFirstOrThrow()

/** A station that has been producing for an hour and sent its last message so long ago. */
async function addStation(
  lineNumber: string,
  stationNumber: string,
  heardAt: string,
  {
    beat = 10,
    since = seconds(3600),
    stationStatus = 'producing',
  }: { beat?: number; since?: string; stationStatus?: StationStatus } = {},
) {
  await openHead(db, lineNumber)
  await db
    .insertInto('lines')
    .values({ lineNumber, lineName: lineNumber, location: null, manager: null })
    .onConflict((c) => c.doNothing())
    .execute()
  const station = {
    lineNumber,
    stationNumber,
    stationName: stationNumber,
    stationCode: null,
    ipAddr: null,
    machineId: null,
    addr: null,
    cycleTime: null,
  }
  await db.insertInto('stations').values(station).execute()
  await db
    .insertInto('stationStates')
    .values({
      lineNumber,
      stationNumber,
      stationStatus,
      statusSince: since,
      lastHeartbeat: heardAt,
      heardAt,
      heartbeatSeconds: beat,
      lastCycle: null,
    })
    .execute()
  await db
    .insertInto('statusIntervals')
    .values({ lineNumber, stationNumber, startTime: since, endTime: null, stationStatus })
    .execute()
}

beforeEach(async () => {
  await db.deleteFrom('stations').execute()
  await db.deleteFrom('statusIntervals').execute()
})

test('a station silent for three of its heartbeats is unknown since the third was due; the others keep their status', async () => {
  const heard = seconds(31)
  await addStation('L1', 'silent', heard)
  await addStation('L1', 'talking', seconds(22))
  await addStation('L1', 'slow', seconds(80), { beat: 30 })
  await addStation('L2', 'silent', heard)
  await addStation('L3', 'talking', seconds(1))
  expect(await markSilent(db)).toEqual(['L1', 'L2'])
  const since = new Date(Date.parse(heard) + 30_000).toISOString()
  expect(await state('silent')).toEqual({ stationStatus: 'unknown', statusSince: since })
  expect(await intervals('silent')).toMatchObject([
    { endTime: since, stationStatus: 'producing' },
    { startTime: since, endTime: null, stationStatus: 'unknown' },
  ])
  expect([await intervals('talking'), await intervals('slow')]).toMatchObject([
    [{ endTime: null }],
    [{ endTime: null }],
  ])
})

test('silence is noted once', async () => {
  await addStation('L1', 'silent', seconds(300))
  expect(await markSilent(db)).toEqual(['L1'])
  const noted = await intervals('silent')
  expect(await markSilent(db)).toEqual([])
  expect(await intervals('silent')).toEqual(noted)
})

test('two servers at the same moment note it once', async () => {
  for (const station of ['a', 'b', 'c', 'd', 'e']) await addStation('L1', station, seconds(60))
  const answers = await Promise.all(Array.from({ length: 6 }, () => markSilent(db)))
  expect(answers.flat()).toContain('L1')
  for (const station of ['a', 'b', 'c', 'd', 'e'])
    expect((await intervals(station)).map(({ stationStatus }) => stationStatus)).toEqual([
      'producing',
      'unknown',
    ])
})

test('a station whose message is just being stored is left alone, and nobody waits', async () => {
  await addStation('L1', 'heard', seconds(60))
  await db.transaction().execute(async (floor) => {
    await floor
      .updateTable('stationStates')
      .set({ heardAt: seconds(0) })
      .where('stationNumber', '=', 'heard')
      .execute()
    expect(await markSilent(db)).toEqual([])
  })
  expect(await markSilent(db)).toEqual([])
  expect((await state('heard')).stationStatus).toBe('producing')
})

test('a station whose clock runs ahead: a status for a later moment is not its status yet', async () => {
  const ahead = seconds(-120)
  await addStation('L1', 'ahead', seconds(60), { since: ahead })
  expect(await markSilent(db)).toEqual(['L1'])
  const after = new Date(Date.parse(ahead) + 1).toISOString()
  expect(await intervals('ahead')).toEqual([
    { startTime: ahead, endTime: after, stationStatus: 'producing' },
    { startTime: after, endTime: null, stationStatus: 'unknown' },
  ])
})

test('a station that never sent anything was never anything but unknown', async () => {
  await addStation('L1', 'new', seconds(300), { stationStatus: 'unknown' })
  expect(await markSilent(db)).toEqual([])
  expect(await intervals('new')).toHaveLength(1)
})
