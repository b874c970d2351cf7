import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { refuse } from '@takt/contract/errors.ts'
import { stations, type StationRow } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import { rowMenu } from '~/testing/row-menu.ts'
import StationDefPage from './StationDefPage.tsx'
import { inQuestion } from '~/testing/question.ts'

const s10: StationRow = {
  lineNumber: 'L1',
  stationNumber: 'S10',
  stationName: 'Press',
  stationCode: null,
  ipAddr: '10.0.0.10',
  machineId: 'PR-1',
  addr: null,
  cycleTime: 40,
  cycleTimePerHour: 90,
  optLevel: 1,
  enabled: true,
  revision: 3,
  stationStatus: 'running',
  statusSince: '2026-03-02T06:00:00.000Z',
  lastHeartbeat: '2026-03-02T06:00:00.000Z',
  silent: false,
  keyHint: 'wxyz',
  keyMadeAt: '2026-03-01T06:00:00.000Z',
}
const asAdmin = { grants: { stationDef: 'edit' } } as const
const key = 'takt_only-once'
const server = pretend()
let rows: StationRow[]
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`stations/${name}`)).map(({ body }) => body)
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

beforeEach(() => {
  server.called.length = 0
  rows = [s10]
  server.on(stations.list, ({ stationStatus }) => {
    const found = rows.filter((one) => !stationStatus || one.stationStatus === stationStatus)
    return { rows: found, total: found.length }
  })
  server.on(audit.of, () => [])
})

test('a new key is shown once, with a call to try it, and is nowhere after that', async () => {
  const user = userEvent.setup()
  rows = [{ ...s10, keyHint: null, keyMadeAt: null }]
  server.on(stations.makeKey, () => ({ stationNumber: 'S10', key }))
  await open(<StationDefPage />, asAdmin)
  await user.click((await rowMenu(user, /S10/)).getByRole('button', { name: 'Create key' }))

  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Key of S10')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Station key').value).toBe(key)
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Test it from/).value).toContain(
    `${location.origin}/api/station/hello/L1`,
  )
  await user.keyboard('{Escape}')
  expect(dialog.getByLabelText('Station key')).toBeTruthy()

  await user.click(dialog.getByRole('button', { name: 'I have saved the key' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.body.innerHTML).not.toContain(key)
  expect(sent('makeKey').length).toBe(1)
})

test('a key that works is not replaced without a yes', async () => {
  const user = userEvent.setup()
  await open(<StationDefPage />, asAdmin)
  await user.click((await rowMenu(user, /S10/)).getByRole('button', { name: 'Replace key' }))
  expect(await screen.findByText(/…wxyz, stops working immediately/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sent('makeKey')).toEqual([])
})

test('a station in use is not deleted: the reason is shown once, and it can be taken out of use instead', async () => {
  const user = userEvent.setup()
  server.on(stations.delete, () =>
    refuse('stations.has_history', { stationNumber: 'S10', since: '2026-03-02', by: 'R-GB 1' }),
  )
  server.on(stations.update, ({ revision, ...draft }) => ({ ...s10, ...draft, revision: revision + 1 }))
  await open(<StationDefPage />, asAdmin)
  await user.click((await rowMenu(user, /S10/)).getByRole('button', { name: 'Delete' }))
  await user.click(inQuestion().getByRole('button', { name: 'Delete' }))

  expect((await screen.findAllByText(/history since 03\/02\/2026, on route R-GB 1/)).length).toBe(1)
  expect(within(screen.getByRole('dialog')).getAllByText('Delete failed')).toBeTruthy()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take out of use' }))
  await waitFor(() =>
    expect(sent('update')).toMatchObject([
      { stationNumber: 'S10', stationName: 'Press', enabled: false, revision: 3 },
    ]),
  )
})

test('a change is saved after a yes, and a second writer sees once that somebody was quicker', async () => {
  const user = userEvent.setup()
  server.on(stations.update, () => refuse('record.changed'))
  await open(<StationDefPage />, asAdmin)
  await user.click(await screen.findByRole('button', { name: 'Edit S10' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByLabelText<HTMLInputElement>(/^Station/, { selector: '[disabled]' }).value).toBe('S10')
  await user.clear(sheet.getByLabelText(/Station name/))
  await user.type(sheet.getByLabelText(/Station name/), 'Press 2')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Save changes of S10?')).length).toBeGreaterThan(0)
  expect(sent('update')).toEqual([])

  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!)
  expect((await screen.findAllByText(/Someone else changed this/)).length).toBe(1)
  expect(sent('update')).toMatchObject([{ stationName: 'Press 2', revision: 3 }])
  expect(sheet.getByLabelText<HTMLInputElement>(/Station name/).value).toBe('Press 2')
})

test('whoever has an old revision open is offered what was saved meanwhile', async () => {
  const user = userEvent.setup()
  server.on(audit.of, () => [
    {
      id: 1,
      at: '2026-03-02T06:00:00.000Z',
      userName: 'ben',
      name: null,
      lineNumber: 'L1',
      entity: 'station' as const,
      entityKey: 'S10',
      action: 'update',
      before: {},
      after: {},
    },
  ])
  await open(<StationDefPage />, asAdmin)
  const edit = await screen.findByRole('button', { name: 'Edit S10' })
  rows = [{ ...s10, stationName: 'Press of the others', revision: 4 }]
  await user.click(edit)
  expect(await screen.findByText(/ben changed this/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Use their version' }))
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByLabelText<HTMLInputElement>(/Station name/).value).toBe('Press of the others')
  expect(screen.queryByText(/while you had it open/)).toBeNull()
})

test('a station that fell silent is named above the list, one that never sent anything or is out of use is not', async () => {
  const quiet = { ...s10, stationStatus: 'unknown', statusSince: null, lastHeartbeat: null } as const
  rows = [
    { ...s10, stationStatus: 'unknown', silent: true },
    { ...quiet, stationNumber: 'S20' },
    { ...s10, stationStatus: 'unknown', silent: true, stationNumber: 'S30', enabled: false },
  ]
  server.on(stations.list, ({ enabled }) => ({
    rows: rows.filter((one) => enabled === undefined || one.enabled === enabled),
    total: 3,
  }))
  await open(<StationDefPage />, asAdmin)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Stations without signal: 1')).toBeTruthy()
  expect(alert.getByText('Nothing received for three heartbeats. Their state is unknown.')).toBeTruthy()
  expect(alert.getByRole('button', { name: 'S10' })).toBeTruthy()
  expect((await row(/S10/)).getByText(/ago/)).toBeTruthy()
  expect((await row(/S20/)).getByText('No contact yet')).toBeTruthy()
  expect((await row(/S30/)).getByText('Not in use')).toBeTruthy()
})

test('who may only look at the page can change nothing', async () => {
  await open(<StationDefPage />, { grants: { stationDef: 'view' } })
  for (const button of (await rowMenu(userEvent.setup(), /S10/)).getAllByRole('button'))
    expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'New station' }).getAttribute('aria-disabled')).toBe('true')
})

test('a form is in groups, begins with the cursor in its first field and counts what is missing at its foot', async () => {
  const user = userEvent.setup()
  await open(<StationDefPage />, asAdmin)
  await user.click(await screen.findByRole('button', { name: 'New station' }))
  const sheet = within(await screen.findByRole('dialog'))
  const first = within(sheet.getByRole('group', { name: 'What' })).getByLabelText(/^Station\b(?! name)/)
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(within(sheet.getByRole('group', { name: 'Where' })).getByLabelText(/^IP address/)).toBeTruthy()
  expect(await sheet.findByRole('button', { name: 'Missing fields: 2' })).toBeTruthy()
  await user.type(first, 'S20')
  expect(await sheet.findByRole('button', { name: 'Missing fields: 1' })).toBeTruthy()
})
