import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AlarmShelving } from '@takt/contract/alarm-shelvings.ts'
import { type Alarm, type AlarmAnalysis, alarms } from '@takt/contract/alarms.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import EquipmentAlarmPage from './EquipmentAlarmPage.tsx'
import { addressOf, keyIn } from './key.ts'
import { inQuestion } from '~/testing/question.ts'
import { beOnTelephone } from '~/testing/telephone.ts'

const door: Alarm = {
  lineNumber: 'L1',
  stationNumber: 'S10',
  alarmCode: 'E1',
  alarmText: 'DOOR',
  texts: { en: 'Door open', zh: '门开', es: null, ja: null },
  alarmClass: 'fault',
  alarmPriority: 'high',
  lossType: 'equipment',
  stopsMachine: true,
  alarmState: 'active',
  startTime: '2026-03-02T08:00:00.000Z',
  endTime: null,
  duration: 60,
  acknowledgedAt: null,
  acknowledgedBy: null,
  alarmCause: null,
}
const shelving: AlarmShelving = {
  lineNumber: 'L1',
  stationNumber: 'S10',
  alarmCode: 'E1',
  shelvedAt: door.startTime,
  shelvedBy: 'ana',
  shelvedUntil: '2026-03-02T12:00:00.000Z',
  reason: 'Sensor is on order',
}
const server = pretend()
const grants = { equipmentAlarm: 'edit' } as const
const lastCall = (name: string) => server.called.filter(({ path }) => path.includes(name)).at(-1)

beforeEach(() => {
  server.called.length = 0
  server.people.ana = 'Ana Ruiz'
  server.on(alarms.list, () => ({ rows: [door], total: 1 }))
  server.on(alarms.one, () => ({ ...door, definition: null, shelving: null, calls: [] }))
  server.on(alarms.acknowledge, () => door)
  server.on(alarms.acknowledgeFound, () => ({ acknowledged: 1 }))
  server.on(stations.names, () => [])
})

test('one press acknowledges the alarm of the row', async () => {
  const user = userEvent.setup()
  await open(<EquipmentAlarmPage />, { grants })
  expect(await screen.findByText('Door open')).toBeTruthy()
  await user.click((await screen.findAllByRole('button', { name: 'Acknowledge' }))[0]!)
  await waitFor(() =>
    expect(lastCall('alarms/acknowledge')?.body).toMatchObject({
      stationNumber: 'S10',
      alarmCode: 'E1',
      startTime: door.startTime,
    }),
  )
})

test('on a telephone an alarm is read by its text', async () => {
  beOnTelephone()
  await open(<EquipmentAlarmPage />, { grants })
  const row = (await screen.findByRole('button', { name: 'E1' })).closest('li')!
  expect(row.textContent).toContain('Door open')
  vi.restoreAllMocks()
})

test('what is acknowledged is not acknowledged again, and who did it is shown', async () => {
  server.on(alarms.list, () => ({ rows: [{ ...door, acknowledgedBy: 'ana' }], total: 1 }))
  await open(<EquipmentAlarmPage />, { grants })
  expect((await screen.findByText('Ana Ruiz')).title).toBe('ana')
  const [button] = await screen.findAllByRole('button', { name: /^Acknowledge/ })
  expect(button?.getAttribute('aria-disabled')).toBe('true')
})

test('the view of what is on requests nothing else, and marks an undefined code', async () => {
  await open(<EquipmentAlarmPage />, {
    grants,
    at: `/?view=on&alarm=${encodeURIComponent(addressOf(door))}`,
  })
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('This code is not defined yet.')).toBeTruthy()
  expect(lastCall('alarms/list')?.body).toMatchObject({ isOn: true })
})

test('an alarm is shelved with its reason', async () => {
  const user = userEvent.setup()
  server.on(alarms.shelve, () => shelving)
  await open(<EquipmentAlarmPage />, { grants, at: `/?alarm=${encodeURIComponent(addressOf(door))}` })
  await user.click(await screen.findByRole('button', { name: 'Shelve' }))
  await user.type(await screen.findByLabelText(/^Reason/), 'Sensor is on order')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(lastCall('alarms/shelve')?.body).toMatchObject({
      stationNumber: 'S10',
      alarmCode: 'E1',
      shelveHours: 1,
      reason: 'Sensor is on order',
    }),
  )
})

test('the record of an alarm that is over and shelved ends the shelving', async () => {
  server.on(alarms.one, () => ({ ...door, definition: null, shelving, calls: [] }))
  await open(<EquipmentAlarmPage />, { grants, at: `/?alarm=${encodeURIComponent(addressOf(door))}` })
  expect(await screen.findByRole('button', { name: 'End shelving' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Shelve' })).toBeNull()
  expect(screen.getByText('Ana Ruiz (ana)')).toBeTruthy()
})

test('the list of the shelved ones shows why, and ends a shelving', async () => {
  const user = userEvent.setup()
  server.on(alarms.unshelve, () => shelving)
  server.on(alarms.shelved, () => ({ rows: [shelving], total: 1 }))
  await open(<EquipmentAlarmPage />, { grants, at: '/?view=shelved' })
  expect(await screen.findByText('Sensor is on order')).toBeTruthy()
  await user.click((await screen.findAllByRole('button', { name: 'End shelving' }))[0]!)
  await user.click(inQuestion().getByRole('button', { name: 'End shelving' }))
  await waitFor(() =>
    expect(lastCall('alarms/unshelve')?.body).toMatchObject({ stationNumber: 'S10', alarmCode: 'E1' }),
  )
})

const doors = { ...door, times: 4, minutes: 9, chattered: 2 }
const week: AlarmAnalysis = {
  from: '2026-03-01T00:00:00.000Z',
  to: '2026-03-08T00:00:00.000Z',
  times: 5,
  minutes: 12,
  codes: 1,
  perHour: 0.03,
  topShare: 1,
  byTimes: [doors],
  byMinutes: [doors],
  chattering: [doors],
  stale: [door],
  floods: [{ startTime: '2026-03-02T08:00:00.000Z', endTime: '2026-03-02T08:09:00.000Z', times: 11 }],
  priorities: { high: 4, medium: 0, low: 0 },
}

test('the analysis shows priorities next to the recommended ones, and opens what it counts', async () => {
  const user = userEvent.setup()
  server.on(alarms.analysis, () => week)
  await open(<EquipmentAlarmPage />, { grants, at: '/?view=analysis&lossType=equipment' })
  const row = (name: RegExp) => within(screen.getByRole('row', { name }))
  expect(await screen.findByRole('row', { name: 'High 4 80.0% 5.0%' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Not defined 1 20.0% –' })).toBeTruthy()
  expect(lastCall('alarms/analysis')?.body).toMatchObject({ lossType: 'equipment' })
  await user.click(row(/11$/).getByRole('button'))
  await waitFor(() =>
    expect(lastCall('alarms/list')?.body).toMatchObject({
      from: '2026-03-02T08:00:00.000Z',
      to: '2026-03-02T08:09:01.000Z',
      lossType: 'equipment',
    }),
  )
})

test('an alarm in an address is read back; what is no address names none', () => {
  expect(keyIn(addressOf({ ...door, alarmCode: '"E 1" & 2' }))).toEqual({
    stationNumber: 'S10',
    alarmCode: '"E 1" & 2',
    startTime: door.startTime,
  })
  expect(keyIn('nonsense')).toEqual({ stationNumber: '', alarmCode: '', startTime: '' })
})
