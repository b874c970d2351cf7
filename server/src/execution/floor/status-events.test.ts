import { afterAll, expect, test } from 'vitest'
import { eventKinds } from '@takt/contract/events.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { markSilent } from './silence.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant

async function factsOf(line: string, kind: 'stationStatus' | 'failureClosed') {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('kind', '=', kind)
    .orderBy('turn')
    .orderBy('seq')
    .execute()
  for (const { data } of rows) expect(eventKinds[kind].parse(data)).toEqual(data)
  return rows.map(({ data }) => data as Record<string, unknown>)
}
const changesOf = async (line: string) =>
  (await factsOf(line, 'stationStatus')).map((fact) => {
    const { before, stationStatus } = eventKinds.stationStatus.parse(fact)
    return `${before} → ${stationStatus}`
  })

const began = Date.now() - 3_600_000
const minute = (n: number) => new Date(began + n * 60_000).toISOString()
const status = (stationStatus: StationStatus, n: number) => ({
  messageId: `${stationStatus} ${n}`,
  at: minute(n),
  stationStatus,
})

test('a station that changes its status leaves one event; one repeated or late leaves none', async () => {
  const s10 = (await startLine(plant, 'L1')).station('S10')
  await s10.send('status', status('producing', 1))
  await s10.send('status', status('producing', 1))
  await s10.send('status', status('producing', 5))
  await s10.send('status', status('down', 10))
  await s10.send('status', status('waiting', 7)) // late, and over
  await s10.send('heartbeat', { at: minute(11) })
  await s10.send('batch', {
    items: [status('waiting', 12), status('producing', 14), status('down', 13)].map((one) => ({
      kind: 'status',
      ...one,
    })),
  })
  expect(await changesOf('L1')).toEqual([
    'unknown → producing',
    'producing → down',
    'down → waiting',
    'waiting → down',
    'down → producing',
  ])
  expect((await factsOf('L1', 'stationStatus'))[1]).toEqual({
    stationNumber: 'S10',
    stationStatus: 'down',
    before: 'producing',
    at: minute(10),
  })
})

test('silence and its end are changes too, and screens are notified of changes only', async () => {
  const s10 = (await startLine(plant, 'L2')).station('S10')
  await s10.send('status', status('producing', 1))
  const long = new Date(Date.now() - 60_000).toISOString()
  await db.updateTable('stationStates').set({ heardAt: long, lastHeartbeat: long }).execute()
  expect(await markSilent(db)).toContain('L2')
  expect(await markSilent(db)).not.toContain('L2')
  plant.heard.length = 0
  await s10.send('heartbeat', { at: new Date().toISOString() })
  expect(plant.heard.flatMap(([, features]) => features)).toEqual(
    expect.arrayContaining(['stations', 'events']),
  )
  expect(await changesOf('L2')).toEqual(['unknown → producing', 'producing → unknown', 'unknown → producing'])
  plant.heard.length = 0
  await s10.send('status', { ...status('producing', 59), messageId: 'again' })
  expect(plant.heard.flatMap(([, features]) => features)).not.toContain('stations')
})

test('a failure is closed by an OK of its step, and by scrap', async () => {
  const s10 = (await startLine(plant, 'L3')).station('S10')
  await s10.work('MENDED', { TORQUE: 20 })
  await s10.work('MENDED', { TORQUE: 10 })
  await s10.work('SCRAPPED', { TORQUE: 20 })
  const admin = plant.as('admin', 'L3')
  const { productId } = (await admin(units.list, { productSn: 'SCRAPPED' })).rows[0]!
  await admin(units.move, { productId, move: 'scrap', reason: 'fell' })
  const facts = await factsOf('L3', 'failureClosed')
  expect(facts).toMatchObject([
    { productSn: 'MENDED', failStatus: 'closed', stationNumber: 'S10', stepSeq: 10, resultCode: 'TORQUE' },
    { productSn: 'SCRAPPED', failStatus: 'scrap' },
  ])
  const stored = await db
    .selectFrom('failures')
    .select(['failId', 'failStatus', 'closedTime'])
    .where('lineNumber', '=', 'L3')
    .execute()
  expect(facts.map(({ failId, failStatus, at }) => ({ failId, failStatus, closedTime: at }))).toEqual(
    expect.arrayContaining(stored),
  )
})
