import { afterAll, expect, test } from 'vitest'
import { alarmDefs } from '@takt/contract/alarmDefs.ts'
import { alarms } from '@takt/contract/alarms.ts'
import { andon } from '@takt/contract/andon.ts'
import { connect } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { Followers } from '../../platform/kernel/kernel.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anAlarmDef } from '../../testing/samples.ts'
import { alarmCallsFollower } from './alarm-calls.ts'

const plant = await startPlant()
const other = connect(plant.url)
afterAll(async () => {
  await other.close()
  await plant.close()
})
const { station } = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
let sent = 0
const alarm = (stationNumber: string, alarmCode: string, on: boolean) =>
  station(stationNumber).send('alarm', {
    messageId: `alarm ${sent++}`,
    at: nowIso(),
    alarmCode,
    alarmText: 'Feeder jam',
    on,
  })
const server = (db = plant.db) =>
  new Followers(db, [alarmCallsFollower], {
    changed: () => {},
    log: {
      warn: ({ err }: { err?: unknown }) => {
        throw err
      },
    },
  })
const open = async () =>
  (await admin(andon.open, {})).map(({ stationNumber, lossType, message, calledBy }) => ({
    stationNumber,
    lossType,
    message,
    calledBy,
  }))
const def = (alarmCode: string, more: object = {}) =>
  admin(alarmDefs.create, { ...anAlarmDef(alarmCode), stationNumber: null, callsHelp: true, ...more })

test('an alarm that calls for help opens one call, whichever of two servers looks first', async () => {
  await server().look() // from here on it follows
  await def('E1', { lossType: 'process' })
  await def('E2', { callsHelp: false })
  await alarm('S10', 'E1', true)
  await alarm('S10', 'E2', true)
  await alarm('S10', 'E9', true)
  await Promise.all([server().look(), server(other.db).look()])
  await server().look()
  expect(await open()).toEqual([
    { stationNumber: 'S10', lossType: 'process', message: 'E1 · Feeder jam', calledBy: 'S10' },
  ])
})

test('while its call is open another alarm of the same loss opens none; at another station it does', async () => {
  await alarm('S10', 'E1', false)
  await alarm('S10', 'E1', true)
  await alarm('S20', 'E1', true)
  await server().look()
  expect((await open()).map(({ stationNumber }) => stationNumber).toSorted()).toEqual(['S10', 'S20'])
})

test('one that is over by now, shelved or out of use calls nobody', async () => {
  const before = await open()
  await def('E3', { lossType: 'organizational' })
  await def('E4', { lossType: 'mass' })
  await def('E5', { lossType: 'equipment', enabled: false })
  await alarm('S20', 'E3', true)
  await alarm('S20', 'E3', false)
  await admin(alarms.shelve, {
    stationNumber: 'S20',
    alarmCode: 'E4',
    reason: 'known',
  })
  await alarm('S20', 'E4', true)
  await alarm('S20', 'E5', true)
  await server().look()
  expect(await open()).toEqual(before)
})

test('each of these calls has its events, as its table defines', () => expectEventsOfCalls(plant.db))
