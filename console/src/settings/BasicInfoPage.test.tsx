import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { archives } from '@takt/contract/archives.ts'
import { refuse } from '@takt/contract/errors.ts'
import { firstSettings } from '@takt/contract/first-settings.ts'
import { lines } from '@takt/contract/lines.ts'
import { settings, type Settings } from '@takt/contract/settings.ts'
import { open, pretend } from '~/testing/open.tsx'
import { pageMenu } from '~/testing/row-menu.ts'
import BasicInfoPage from './BasicInfoPage.tsx'

const first: Settings = {
  ...firstSettings,
  plant: { plantName: 'Werk', timeZone: 'Europe/Berlin', dayStart: '00:00' },
}
const line = (lineNumber: string) => ({
  lineNumber,
  lineName: `Line ${lineNumber}`,
  location: null,
  manager: null,
  okRateTarget: null,
  taktTarget: null,
  shortStopFrom: null,
  reasonFrom: null,
  enabled: true,
  revision: 0,
})
let server: ReturnType<typeof pretend>
let now: { version: number; settings: Settings }
let sent: { version: number; reason: string; settings: Settings } | null
const asAdmin = { grants: { basicInfo: 'edit' as const } }

beforeEach(() => {
  server = pretend()
  now = { version: 3, settings: first }
  sent = null
  server.on(settings.get, () => now)
  server.on(lines.list, () => [line('L1'), line('L2')])
  server.on(settings.save, (input) => {
    sent = input
    return (now = { version: input.version + 1, settings: input.settings })
  })
})
const at = (section: string) => open(<BasicInfoPage />, { ...asAdmin, at: `/?section=${section}` })
const save = async (user: ReturnType<typeof userEvent.setup>, reason = 'As agreed') => {
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const question = within(await screen.findByRole('dialog'))
  if (reason) await user.type(question.getByRole('textbox'), reason)
  await user.click(question.getByRole('button', { name: 'Save changes' }))
}

test('a change is saved as the next version, with why', async () => {
  const user = userEvent.setup()
  await at('identity')
  const title = await screen.findByLabelText(/System title/)
  expect(screen.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe('true')
  await user.clear(title)
  await user.type(title, 'Line of sight')
  expect(screen.getByRole('img', { name: 'changed' })).toBeTruthy()
  await save(user)
  await waitFor(() =>
    expect(sent).toMatchObject({
      version: 3,
      reason: 'As agreed',
      settings: { identity: { title: 'Line of sight' } },
    }),
  )
  expect(await screen.findByText('Version 4 saved')).toBeTruthy()
  expect(screen.queryByRole('img', { name: 'changed' })).toBeNull()
})

test('the numbers of a rule are shown while one types, and a rule that cannot number shows why', async () => {
  const user = userEvent.setup()
  await at('numbering')
  const pattern = within(await screen.findByRole('group', { name: 'Lot' })).getByLabelText(/Pattern/)
  await user.clear(pattern)
  await user.type(pattern, 'LOT-{{line}-{{seq:3}')
  const lot = within(screen.getByRole('group', { name: 'Lot' }))
  expect(lot.getByText('LOT-L1-001')).toBeTruthy()
  expect(lot.getByText('LOT-L1-999')).toBeTruthy()
  await user.clear(pattern)
  await user.type(pattern, 'LOT')
  await user.click(lot.getByRole('button', { name: 'Insert year, 2 digits' }))
  expect(await lot.findByText('The numbering rule is not valid: the sequence is missing')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(lot.getByRole('button', { name: /Insert sequence/ }))
  expect(await lot.findByText(/^LOT\d\d0001$/)).toBeTruthy()
})

test('a code list is edited row by row, and the same code twice is reported at it', async () => {
  const user = userEvent.setup()
  await at('codeLists')
  await user.click(await screen.findByRole('button', { name: 'Add a code' }))
  const row = within(screen.getByRole('group', { name: '7' }))
  await user.type(row.getByLabelText(/^Code/), 'pcs')
  expect(await screen.findByText('Code pcs occurs twice in the list')).toBeTruthy()
  expect(
    within(screen.getByRole('tab', { name: /Units of measure/ })).getByRole('img', { name: 'to fix' }),
  ).toBeTruthy()
  const added = within(screen.getAllByRole('group', { name: 'pcs' })[1]!)
  await user.type(added.getByLabelText(/^Code/), '2')
  await user.type(within(screen.getByRole('group', { name: 'pcs2' })).getByLabelText('English'), 'Pairs')
  await user.click(screen.getByRole('button', { name: 'pcs2: up' }))
  await user.click(screen.getByRole('button', { name: 'Remove box' }))
  await save(user)
  await waitFor(() =>
    expect(sent?.settings.codeLists.units.map(({ code, en }) => `${code} ${en}`)).toEqual([
      'pcs Pieces',
      'set Set',
      'kg Kilogram',
      'm Metre',
      'pcs2 Pairs',
      'l Litre',
    ]),
  )
})

test('a check is switched off for one line, and the other keeps all of them', async () => {
  const user = userEvent.setup()
  await at('checks')
  await user.click(await screen.findByRole('switch', { name: /Material has expired/ }))
  await save(user, 'Trial with old glue')
  await waitFor(() =>
    expect(sent).toMatchObject({
      reason: 'Trial with old glue',
      settings: { checks: [{ lineNumber: 'L1', off: ['materialExpired'] }] },
    }),
  )
})

test('what is kept for ever is marked, with what it occupies now and the files of what left', async () => {
  const user = userEvent.setup()
  const archiveKind = 'passes' as const
  server.on(archives.room, () => [
    {
      archiveKind,
      bytes: 3_221_225_472,
      oldest: '2026-01-05T12:00:00.000Z',
      archives: 1,
      archivedBytes: 2048,
    },
  ])
  server.on(archives.list, () => [
    {
      archiveId: '0195f000-0000-7000-8000-000000000001',
      archiveKind,
      month: '2025-12',
      part: 2,
      archivedRows: 1200,
      bytes: 2048,
      writtenAt: '2026-03-02T06:00:00.000Z',
      sha256: 'ab',
    },
  ])
  await at('retention')
  const days = await screen.findByLabelText('Passes and measured values')
  expect(days.getAttribute('placeholder')).toBe('For ever')
  expect(await screen.findByText(/3 GB now, the oldest of/)).toBeTruthy()
  expect(await screen.findByText(/December 2025, part 2/)).toBeTruthy()
  expect(screen.getByText('1,200 rows, 2 kB')).toBeTruthy()
  await user.type(days, '400')
  await save(user)
  await waitFor(() => expect(sent).toMatchObject({ settings: { retention: { passes: 400, units: null } } }))
})

test('somebody else saved meanwhile: the second is refused, keeps what they typed, and takes the rest as it is now', async () => {
  const user = userEvent.setup()
  await at('retention')
  const days = await screen.findByLabelText(/Refused start requests/)
  await user.clear(days)
  await user.type(days, '40')
  server.on(settings.save, (input) => {
    if (input.version === 3) {
      now = { version: 4, settings: { ...first, retention: { ...first.retention, notices: 7 } } }
      return refuse('record.changed')
    }
    sent = input
    return (now = { version: 5, settings: input.settings })
  })
  await save(user)
  expect(await screen.findByText('Someone saved version 4 while you were editing.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await save(user)
  await waitFor(() =>
    expect(sent).toMatchObject({ version: 4, settings: { retention: { notices: 7, refusedArrivals: 40 } } }),
  )
})

test('a refusal is at the field it is about', async () => {
  const user = userEvent.setup()
  server.on(settings.save, () => refuse('settings.logo_unknown', {}, 'settings.identity.logo'))
  await at('identity')
  await user.type(await screen.findByLabelText(/Company/), 'Acme')
  await save(user)
  expect(await screen.findByText('The picture no longer exists. Choose another logo')).toBeTruthy()
})

test('the versions tell who, when and why; two are compared and an old one is restored', async () => {
  const user = userEvent.setup()
  const older: Settings = {
    ...first,
    targets: { ...first.targets, okRate: 0.95 },
    checks: [{ lineNumber: 'L1', off: ['orderFull'] }],
  }
  const saved = (version: number, reason: string) => ({
    version,
    savedAt: '2026-03-02T06:00:00.000Z',
    savedBy: 'anna',
    name: 'Anna Holm',
    reason,
  })
  server.on(settings.versions, () => ({
    rows: [saved(3, 'Checks are on again'), saved(2, 'Trial')],
    total: 2,
  }))
  server.on(settings.version, ({ version }) => ({ version, settings: version === 2 ? older : first }))
  let restored: unknown
  server.on(settings.restore, (input) => {
    restored = input
    return (now = { version: 4, settings: older })
  })
  await at('targets')
  await user.click((await pageMenu(user)).getByRole('button', { name: 'Versions' }))
  expect(await screen.findByText('Trial')).toBeTruthy()
  expect(screen.getAllByText('Anna Holm')).toHaveLength(2)
  await user.click(screen.getAllByRole('button', { name: 'Compare' })[1]!)
  expect((await screen.findByRole('row', { name: /OK rate/ })).textContent).toContain('95.0%')
  expect(screen.getByRole('row', { name: /L1/ }).textContent).toContain(
    'All units of the order have been started',
  )
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Versions' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  const question = within(
    (await screen.findByText('Save version 2 again, as version 4?')).closest('[role=dialog]')!,
  )
  await user.type(question.getByRole('textbox'), 'Trial goes on')
  await user.click(question.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(restored).toMatchObject({ version: 3, restored: 2, reason: 'Trial goes on' }))
  expect(await screen.findByRole('button', { name: 'Version 4' })).toBeTruthy()
})

test('who may only look changes nothing', async () => {
  await open(<BasicInfoPage />, { grants: { basicInfo: 'view' }, at: '/?section=targets' })
  const button = await screen.findByRole('button', { name: 'Save changes' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})
