import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { calendar } from '@takt/contract/calendar.ts'
import { operators, type OperatorRow } from '@takt/contract/operators.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import { pageMenu, rowMenu } from '~/testing/row-menu.ts'
import OperatorPage from './OperatorPage.tsx'

const ana: OperatorRow = {
  operatorNo: 'OP1',
  name: 'Ana',
  cardId: 'C1',
  userName: null,
  level: 1,
  teamName: null,
  enabled: true,
  revision: 0,
  currentStation: null,
  since: null,
  tooLow: false,
  output: 12,
  okRate: 0.75,
  qualifications: [
    { stationNumber: 'S10', level: 1, validUntil: null },
    { stationNumber: 'S20', level: 2, validUntil: '2020-01-01' },
  ],
}
const server = pretend()
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`operators/${name}`)).map(({ body }) => body)
let row = ana

beforeEach(() => {
  server.called.length = 0
  row = ana
  server.on(operators.list, () => ({ rows: [row], total: 1 }))
  server.on(stations.names, () => [{ stationNumber: 'S30', stationName: 'Test' }])
  server.on(calendar.teams, () => [])
})

test('what has ended is emphasized, and who is where they are not trained for is marked', async () => {
  row = { ...ana, currentStation: 'S20', since: '2026-03-02T06:00:00.000Z', tooLow: true }
  await open(<OperatorPage />, { grants: { operator: 'edit' } })
  expect(await screen.findByText('Not qualified for S20')).toBeTruthy()
  expect((await screen.findByText('S20 · 2')).getAttribute('data-standing')).toBe('ended')
  expect(screen.getByText('S10 · 1').getAttribute('data-standing')).toBe('good')
})

test('who is sent to a station they are not trained for is logged in, with a warning', async () => {
  const user = userEvent.setup()
  server.on(operators.logIn, () => ({
    operatorNo: 'OP1',
    name: 'Ana',
    stationNumber: 'S30',
    since: '2026-03-02T06:00:00.000Z',
    qualified: false,
    level: 1,
    optLevel: 3,
    leftStation: null,
  }))
  await open(<OperatorPage />, { grants: { operator: 'edit' } })
  await user.click((await rowMenu(user, /OP1/)).getByRole('button', { name: 'Log OP1 in' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByLabelText(/Station/))
  await user.click(await screen.findByTitle('S30 · Test'))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('logIn')).toMatchObject([{ operatorNo: 'OP1', stationNumber: 'S30' }]))
  expect(await screen.findByText(/not qualified for it: it asks for level 3/)).toBeTruthy()
})

test('whoever is nowhere is not logged off, and whoever only looks on sees why', async () => {
  await open(<OperatorPage />, { grants: { operator: 'view' } })
  const one = await rowMenu(userEvent.setup(), /OP1/)
  expect(one.getByRole('button', { name: 'Log off' }).getAttribute('aria-disabled')).toBe('true')
  expect(one.getByRole('button', { name: 'Log OP1 in' }).getAttribute('aria-disabled')).toBe('true')
})

test('operators come from a file: judged first, written when every row is right', async () => {
  const user = userEvent.setup()
  server.on(operators.import, () => ({
    created: 1,
    updated: 0,
    unchanged: 1,
    faults: [],
    written: sent('import').length > 1,
  }))
  await open(<OperatorPage />, { grants: { operator: 'edit' } })
  await user.click((await pageMenu(user)).getByRole('button', { name: 'Import' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['operatorNo,name,level\n007,Bond,3\nOP1,Ana,'], 'people.csv', { type: 'text/csv' }),
  ) // the drop field's own
  const write = await sheet.findByRole('button', { name: 'Import 1 rows' })
  const rows = [
    { operatorNo: '007', name: 'Bond', level: 3 },
    { operatorNo: 'OP1', name: 'Ana' },
  ]
  expect(sent('import')).toMatchObject([{ rows, dryRun: true }])
  await user.dblClick(write)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('import')).toMatchObject([{ dryRun: true }, { rows, dryRun: false }])
})

test('a file with a fault is not written: row, column and reason are shown', async () => {
  const user = userEvent.setup()
  server.on(operators.import, () => ({
    created: 0,
    updated: 0,
    unchanged: 0,
    faults: [
      {
        row: 1,
        about: '007',
        field: 'teamName',
        key: 'operators.no_team' as const,
        facts: { teamName: 'Green' },
      },
    ],
    written: false,
  }))
  await open(<OperatorPage />, { grants: { operator: 'edit' } })
  await user.click((await pageMenu(user)).getByRole('button', { name: 'Import' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['operatorNo,teamName\n007,Green'], 'people.csv', { type: 'text/csv' }),
  ) // the drop field's own
  expect((await sheet.findByRole('row', { name: /007/ })).textContent).toBe(
    '2007TeamTeam Green does not exist',
  )
  expect(sheet.getByRole('button', { name: 'Import 0 rows' }).getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['is offered', ana, null],
  ['says that the number is missing', { ...ana, cardId: null }, 'true'],
  ['is not printed of who has left', { ...ana, enabled: false }, 'true'],
])('the badge of an operator %s', async (_what, shown, blocked) => {
  row = shown
  await open(<OperatorPage />, { grants: { operator: 'view' } })
  const one = await rowMenu(userEvent.setup(), /OP1/)
  expect(one.getByRole('button', { name: 'Print badge' }).getAttribute('aria-disabled')).toBe(blocked)
})
