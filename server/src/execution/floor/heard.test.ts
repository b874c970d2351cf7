import { afterAll, beforeEach, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { operators } from '@takt/contract/operators.ts'
import { stations } from '@takt/contract/stations.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { stateNow } from '../../response/notices/watch.queries.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station } = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const s10 = station('S10')
await admin(operators.create, {
  operatorNo: '4711',
  name: 'Ann',
  cardId: 'BADGE1',
  userName: null,
  level: 1,
  teamName: null,
  enabled: true,
})
await s10.arrive('SN-1')

const seconds = (ago: number) => isoOf(Date.now() - 1000 * ago)
const lastHeardAt = (ago: number) =>
  plant.db
    .updateTable('stationStates')
    .set({ heardAt: seconds(ago), lastHeartbeat: seconds(ago) })
    .where('stationNumber', '=', 'S10')
    .execute()
const named = async () => ({
  board: (await admin(boards.line, {})).stations
    .filter(({ silent }) => silent)
    .map(({ stationNumber }) => stationNumber),
  tile: (await admin(boards.line, {})).tile.stationsSilent,
  register: (await admin(stations.list, {})).rows
    .filter(({ silent }) => silent)
    .map(({ stationNumber }) => stationNumber),
  notices: (await stateNow(plant.db, 0))
    .filter(({ eventType }) => eventType === 'stationSilent')
    .map(({ about }) => about),
})
const nobody = { board: [], tile: 0, register: [], notices: [] }
beforeEach(() => lastHeardAt(60))

test('a station silent for three of its heartbeats is named alike by board, register and notices, whether it reports a status or not', async () => {
  expect(await named()).toEqual({ board: ['S10'], tile: 1, register: ['S10'], notices: ['S10'] })
})

test.each<[string, object]>([
  ['arrive', { messageId: 'h1', at: nowIso(), productSn: 'SN-1' }],
  ['complete', { messageId: 'h2', at: nowIso(), productSn: 'nobody' }],
  ['complete', { nonsense: true }],
  ['bind', { messageId: 'h3', at: nowIso(), position: 'F1', label: 'X' }],
  ['unbind', { messageId: 'h4', at: nowIso(), position: 'F1', reason: 'done' }],
  [
    'exchange',
    { messageId: 'h5', at: nowIso(), productSn: 'SN-1', removed: { bomCode: 'X' }, reason: 'broken' },
  ],
  ['login', { at: nowIso(), cardId: 'BADGE1' }],
  ['logoff', { at: nowIso(), cardId: 'BADGE1' }],
  ['parameters', { at: nowIso() }],
  ['readBack', { at: nowIso(), values: [] }],
  ['hello', { at: nowIso() }],
  ['status', { messageId: 'h6', at: nowIso(), stationStatus: 'unknown' }],
])('%s counts as heard, whatever it is answered', async (verb, body) => {
  await s10.send(verb, body).catch(() => undefined)
  expect(await named()).toEqual(nobody)
  expect(
    Date.parse((await admin(stations.list, { stationNumber: 'S10' })).rows[0]!.lastHeartbeat!),
  ).toBeGreaterThan(Date.now() - 30_000)
})

test('a call with a wrong key, or for another line, does not count as a sign of life', async () => {
  await plant.post('/api/station/heartbeat/L1', { at: nowIso() }, { authorization: 'Bearer wrong' })
  await plant.post('/api/station/heartbeat/L2', { at: nowIso() }, { authorization: `Bearer ${s10.key}` })
  expect((await named()).register).toEqual(['S10'])
})

test('a line whose stations work and report no status is not a line without data', async () => {
  await plant.db.deleteFrom('statusIntervals').execute()
  await plant.db.updateTable('stationStates').set({ stationStatus: 'unknown', statusSince: null }).execute()
  expect((await admin(boards.line, {})).tile.lineState).toBe('noData')
  await s10.complete('SN-1', { TORQUE: 10 })
  const {
    tile,
    stations: [first],
  } = await admin(boards.line, {})
  expect(tile.lineState).toBe('producing')
  expect(first).toMatchObject({ stationNumber: 'S10', stationStatus: 'unknown', silent: false })
})
