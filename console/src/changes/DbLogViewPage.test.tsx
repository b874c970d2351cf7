import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Change, changes } from '@takt/contract/changes.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { seals } from '@takt/contract/seals.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { open, pretend } from '~/testing/open.tsx'
import DbLogViewPage from './DbLogViewPage.tsx'

const limit = { within: ['TORQUE'], field: 'upperSpecLimit', before: 12, after: 12.5 }
const change: Change = {
  id: 7,
  at: '2026-03-02T06:00:00.000Z',
  userName: 'eva',
  name: 'Eva Lopez',
  lineNumber: null,
  entity: 'collectionSet',
  entityKey: 'GB-BOLT 2',
  action: 'update',
  before: {},
  after: {},
  productSn: null,
  traceId: 'ab12cd34-000003',
  reason: 'Agreed with the customer',
  fieldChanges: [limit, { within: [], field: 'resultName', before: null, after: 'Bolting' }],
}
const server = pretend()
const grants = { dbLogView: 'view' as const }

beforeEach(() => {
  const { before: _before, after: _after, fieldChanges, ...row } = change
  server.on(changes.list, () => ({
    rows: [
      { ...row, fieldChanges, changeCount: 6 },
      {
        ...row,
        id: 6,
        entity: 'unit' as const,
        productSn: 'SN-9',
        action: 'release',
        fieldChanges: [],
        changeCount: 0,
      },
    ],
    next: null,
    total: 2,
  }))
  server.on(changes.change, () => change)
  server.on(preferences.views, () => [])
})

test('a row shows who changed which fields, from what to what, and how many more there are', async () => {
  await open(<DbLogViewPage />, { grants })
  const row = (await screen.findByText('GB-BOLT 2')).closest<HTMLElement>('[role=row]')!
  expect(within(row).getByText('Eva Lopez').title).toBe('eva')
  expect(row.textContent).toContain(`TORQUE › ${en.field.upperSpecLimit}: 12 → 12.5`)
  expect(row.textContent).toContain('Bolting · 4 more')
  within(row).getByText('Agreed with the customer')
})

test('a unit is named by its serial, and one that was on hold was let go', async () => {
  await open(<DbLogViewPage />, { grants })
  const row = (await screen.findByText('SN-9')).closest<HTMLElement>('[role=row]')!
  within(row).getByText(en.action.letGo)
})

test('opened, it shows every field before and after', async () => {
  await open(<DbLogViewPage />, { grants })
  await userEvent.click(await screen.findByText('GB-BOLT 2'))
  const cell = await screen.findByRole('cell', { name: '12.5' })
  screen.getByText('Eva Lopez (eva)')
  expect(cell.closest('tr')!.textContent).toBe(`TORQUE › ${en.field.upperSpecLimit}1212.5`)
})

test('a sealed day shows its signature, and the key that it is verified with', async () => {
  const day = { entries: 3, root: 'ab', chain: 'cd', sealedAt: '2026-03-02T01:35:00Z', wrongId: null }
  const publicKey = '-----BEGIN PUBLIC KEY-----'
  server.on(seals.list, () => [
    { ...day, day: '2026-03-01', signature: 'c2lnbmVk', publicKey },
    { ...day, day: '2026-02-28', signature: null, publicKey: null },
  ])
  server.on(seals.next, () => null)
  await open(<DbLogViewPage />, { grants, at: '/?view=sealed' })
  expect(await screen.findByText('c2lnbmVk')).toBeTruthy()
  expect(screen.getByText('Not signed')).toBeTruthy()
  within(screen.getByRole('region', { name: 'Public key' })).getByText(publicKey)
})

test('a day that does not fit shows in a sentence what was done, and what to do', async () => {
  const day = { entries: 3, root: 'ab', chain: 'cd', sealedAt: '2026-03-02T01:35:00Z', wrongId: null }
  const unsigned = { signature: null, publicKey: null, checkedAt: '2026-03-05T02:00:00Z' }
  server.on(seals.list, () => [
    { ...day, ...unsigned, day: '2026-03-04', sealState: 'fits' as const },
    { ...day, ...unsigned, day: '2026-03-03', sealState: 'changed' as const, wrongId: 4711 },
    { ...day, ...unsigned, day: '2026-03-02', sealState: 'missing' as const },
  ])
  server.on(seals.next, () => null)
  await open(<DbLogViewPage />, { grants, at: '/?view=sealed' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('03/03/2026: entry 4711 is not what was sealed.')
  expect(alert.textContent).toContain('03/02/2026: the last entries of the day were taken out')
  expect(alert.textContent).not.toContain('03/04/2026')
  expect(alert.textContent).toContain('keep the backups')
})

test('where no day is sealed yet, it shows which will be the first, and when', async () => {
  server.on(seals.list, () => [])
  server.on(seals.next, () => ({ day: '2026-03-02', sealedFrom: '2026-03-03T01:00:00.000Z' }))
  await open(<DbLogViewPage />, { grants, at: '/?view=sealed' })
  expect((await screen.findByText(/sealed next/)).textContent).toBe(
    'The changes of 03/02/2026 (UTC) are sealed next, within an hour after 03/03/2026, 02:00.',
  )
})
