import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type AlarmDef, alarmDefs } from '@takt/contract/alarmDefs.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import EquipmentAlarmDefsPage from './EquipmentAlarmDefsPage.tsx'
import { readAlarmDefs } from './read-alarm-defs.ts'

const door = {
  ...Object.fromEntries(
    ['text', 'cause', 'action'].flatMap((part) => ['En', 'Zh', 'Es', 'Ja'].map((l) => [part + l, null])),
  ),
  lineNumber: 'L1',
  alarmCode: 'E1',
  stationNumber: null,
  textEn: 'Door open',
  alarmClass: 'fault',
  alarmPriority: 'high',
  lossType: 'mass',
  stopsMachine: true,
  callsHelp: false,
  onDelay: 0,
  offDelay: 0,
  enabled: true,
  updateDate: '2026-03-02T08:00:00Z',
  updateAuthor: 'Ana',
  revision: 0,
} as AlarmDef
const seen = {
  alarmCode: 'E7',
  stationNumber: 'S10',
  alarmText: 'Magazine jammed',
  timesSeen: 4,
  lastSeen: '2026-03-02T08:00:00Z',
}
const server = pretend()
const grants = { equipmentAlarmDefs: 'edit' } as const

beforeEach(() => {
  server.called.length = 0
  server.on(alarmDefs.list, () => ({ rows: [door], total: 1 }))
  server.on(alarmDefs.undefinedCodes, () => ({ rows: [seen], total: 1 }))
  server.on(alarmDefs.create, () => door)
  server.on(stations.names, () => [])
})

test('a definition shows where it counts and its text', async () => {
  await open(<EquipmentAlarmDefsPage />, { grants })
  expect(await screen.findByText('Door open')).toBeTruthy()
  expect(screen.getByText('Whole line')).toBeTruthy()
})

test('opened, it has the class by name and its delays in seconds', async () => {
  server.on(alarmDefs.list, () => ({ rows: [{ ...door, onDelay: 5 }], total: 1 }))
  await open(<EquipmentAlarmDefsPage />, { grants, at: '/?alarmDef=E1' })
  const record = within(await screen.findByRole('dialog'))
  expect(await record.findByText('Fault')).toBeTruthy()
  expect(record.getByText('5 sec')).toBeTruthy()
})

test('a definition is begun from a code that came, with its fields filled', async () => {
  const user = userEvent.setup()
  await open(<EquipmentAlarmDefsPage />, { grants, at: '/?view=undefinedCodes' })
  await user.click(await screen.findByRole('button', { name: /Define/ }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.called.find(({ path }) => path.includes('alarmDefs/create'))?.body).toMatchObject({
      alarmCode: 'E7',
      stationNumber: 'S10',
      textEn: 'Magazine jammed',
    }),
  )
})

test('a file is read by its words in any language, and empty cells take nothing that must be there', () => {
  const { field, alarmPriority, say } = ja
  const text = `${field.alarmCode},${field.alarmPriority},${field.stopsMachine},${field.onDelay},${field.textJa}`
  expect(readAlarmDefs(`${text}\nE1,${alarmPriority.low},${say.yes},5,扉\nE2,,,,`, ja)).toMatchObject({
    rows: [
      { alarmCode: 'E1', alarmPriority: 'low', stopsMachine: true, onDelay: 5, textJa: '扉' },
      { alarmCode: 'E2', textJa: null },
    ],
  })
  expect(readAlarmDefs('alarmCode,lossType\nE1,mass\nE2,wrong', en)).toMatchObject({
    rows: [{ lossType: 'mass' }, { lossType: 'wrong' }],
  })
})
