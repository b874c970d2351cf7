import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { alarms } from '@takt/contract/alarms.ts'
import { audit } from '@takt/contract/audit.ts'
import { boards } from '@takt/contract/boards.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { shelvingOf } from './shelvings.ts'

const plant = await startPlant()
afterAll(plant.close)
const editor = plant.as('editor', 'L1')
let line: Awaited<ReturnType<typeof startLine>>
beforeAll(async () => {
  line = await startLine(plant, 'L1')
  await startLine(plant, 'L2')
})
const noon = Date.parse('2026-03-02T12:00:00.000Z')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})
afterEach(() => {
  vi.useRealTimers()
})
const wait = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000)

const goOn = (alarmCode: string) =>
  line.station('S10').send('alarm', {
    messageId: `on ${alarmCode}`,
    at: new Date(noon - 60_000).toISOString(),
    alarmCode,
    on: true,
  })
const stateOf = async (alarmCode: string) =>
  (await editor(alarms.list, { alarmCode })).rows.map(({ alarmState }) => alarmState)
const activeOf = async (alarmCode: string) => ({
  listed: (await editor(alarms.list, { alarmCode, isOn: true })).total,
  onBoard: (await editor(boards.line, {})).stations
    .flatMap((station) => station.alarms)
    .filter((alarm) => alarm.alarmCode === alarmCode).length,
})
const shelved = async () => (await editor(alarms.shelved, {})).rows.map(({ alarmCode }) => alarmCode)
const draft = (alarmCode: string, shelveHours = 2) => ({
  stationNumber: 'S10',
  alarmCode,
  shelveHours,
  reason: 'Sensor is on order',
})

test('a shelved alarm is not among the active ones, and is again when its time is over', async () => {
  await goOn('E1')
  expect(await activeOf('E1')).toEqual({ listed: 1, onBoard: 1 })
  expect(await editor(alarms.shelve, draft('E1'))).toMatchObject({
    shelvedBy: 'editor',
    shelvedUntil: '2026-03-02T14:00:00.000Z',
  })
  expect(await activeOf('E1')).toEqual({ listed: 0, onBoard: 0 })
  expect(await stateOf('E1')).toEqual(['shelved'])
  expect(await shelved()).toEqual(['E1'])
  wait(2)
  expect(await activeOf('E1')).toEqual({ listed: 1, onBoard: 1 })
  expect(await stateOf('E1')).toEqual(['active'])
  expect(await shelved()).toEqual([])
})

test('taken back by hand it is active at once; who did what is in the change history', async () => {
  await goOn('E2')
  await editor(alarms.shelve, draft('E2'))
  const key = { stationNumber: 'S10', alarmCode: 'E2' }
  const { startTime } = (await editor(alarms.list, { alarmCode: 'E2' })).rows[0]!
  expect(await editor(alarms.one, { ...key, startTime })).toMatchObject({
    shelving: { reason: 'Sensor is on order' },
  })
  await editor(alarms.unshelve, key)
  expect(await stateOf('E2')).toEqual(['active'])
  await expect(editor(alarms.unshelve, key)).rejects.toMatchObject({ key: 'alarms.not_shelved' })
  const history = await plant.as('admin', 'L1')(audit.of, {
    lineNumber: 'L1',
    entity: 'alarmShelving',
    entityKey: 'E2 · S10',
  })
  expect(history.map(({ action, userName }) => [action, userName])).toEqual([
    ['unshelve', 'editor'],
    ['shelve', 'editor'],
  ])
})

test('it is not shelved twice, not longer than a day, not without a reason, and anew when it ended', async () => {
  await editor(alarms.shelve, draft('E3'))
  const again = editor(alarms.shelve, draft('E3'))
  await expect(again).rejects.toMatchObject({ key: 'alarms.shelved_already' })
  await expect(editor(alarms.shelve, draft('E4', 25))).rejects.toMatchObject({ key: 'call.invalid' })
  const silent = editor(alarms.shelve, { ...draft('E4'), reason: ' ' })
  await expect(silent).rejects.toMatchObject({ key: 'call.invalid' })
  const nowhere = editor(alarms.shelve, { ...draft('E4'), stationNumber: 'S99' })
  await expect(nowhere).rejects.toMatchObject({ key: 'operators.no_station' })
  wait(3)
  expect(await editor(alarms.shelve, draft('E3'))).toMatchObject({ shelvedAt: '2026-03-02T15:00:00.000Z' })
})

test('who may not acknowledge may not shelve, and another line gets nothing of it', async () => {
  const onlooker = plant.as('operator', 'L1')
  await expect(onlooker(alarms.shelve, draft('E5'))).rejects.toMatchObject({ key: 'call.forbidden' })
  await editor(alarms.shelve, draft('E5'))
  const shelvingIn = async (lineNumber: string) =>
    (await shelvingOf(plant.db, ['L1', 'L2'], Date.now()))({
      lineNumber,
      stationNumber: 'S10',
      alarmCode: 'E5',
    })
  expect(await shelvingIn('L2')).toBeUndefined()
  expect(await shelvingIn('L1')).toMatchObject({ alarmCode: 'E5' })
})
