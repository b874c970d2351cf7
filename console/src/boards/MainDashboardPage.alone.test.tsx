import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { boards, type LineInPlant } from '@takt/contract/boards.ts'
import { refuse } from '@takt/contract/errors.ts'
import { useLive } from '~/api/live.ts'
import { readLine } from '~/api/stored.ts'
import { open, pretend } from '~/testing/open.tsx'
import MainDashboardPage from './MainDashboardPage.tsx'
import { silent, tile } from './testing/sample-board.ts'

const server = pretend()
const asEditor = { firstPage: true, grants: { mainDashboard: 'edit', lineDashboard: 'edit' } } as const
const stations: LineInPlant['stations'] = [
  { stationNumber: 'S10', stationStatus: 'producing' },
  { stationNumber: 'S20', stationStatus: 'down' },
]
const lines: LineInPlant[] = [
  { ...tile, lineNumber: 'L10', lineName: 'Press 10', attention: 4, stations: [] },
  {
    ...tile,
    lineNumber: 'L2',
    lineName: 'Press 2',
    attention: 1120,
    lineState: 'stopped',
    stationsDown: 1,
    stations,
  },
  { ...silent, lineNumber: 'L3', lineName: 'Oven', stations: [] },
]
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const tileOf = async (name: string) => within(await screen.findByRole('article', { name: new RegExp(name) }))

beforeEach(() => {
  server.on(boards.lines, () => lines)
  useLive.setState({ state: 'live', since: Date.now() })
})

test('the line that needs somebody most comes first; by name, 2 comes before 10', async () => {
  const user = userEvent.setup()
  await open(<MainDashboardPage />, asEditor)
  await screen.findByText('Press 2')
  expect(names()).toEqual(['Press 2L2', 'OvenL3', 'Press 10L10'])

  await user.click(screen.getByText('By name'))
  expect(names()).toEqual(['OvenL3', 'Press 2L2', 'Press 10L10'])
})

test("a link may ask for the names' order", async () => {
  await open(<MainDashboardPage />, { ...asEditor, at: '/?order=name' })
  await screen.findByText('Oven')
  expect(names()[0]).toBe('OvenL3')
})

test('of several orders the first is named, with how many more there are', async () => {
  server.on(boards.lines, () => [{ ...lines[0]!, orderCount: 3 }])
  await open(<MainDashboardPage />, asEditor)
  const press = await tileOf('Press 10')
  expect(press.getByText('WO-1').parentElement!.textContent).toContain('WO-1+2')
})

test('a line without data is hatched, has no figure and no green', async () => {
  server.on(boards.lines, () => [lines[2]!])
  const { container } = await open(<MainDashboardPage />, asEditor)
  const oven = await tileOf('Oven')
  expect(oven.getByText('No data')).toBeTruthy()
  expect(oven.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '–',
    '–',
    '–',
    '–',
    '–',
    '–',
  ])
  expect(oven.getByRole('group', { name: 'This shift' }).textContent).toContain('Target –')
  expect(container.querySelectorAll('article[data-tone="none"]').length).toBe(1)
  expect(container.querySelectorAll('[data-tone="good"]').length).toBe(0)
})

test('a tile shows what was made, what the takt requires, and the difference', async () => {
  server.on(boards.lines, () => [{ ...tile, stations }])
  await open(<MainDashboardPage />, asEditor)
  const gearboxes = await tileOf('Gearboxes')
  expect(gearboxes.getByRole('group', { name: 'This shift' }).textContent).toBe(
    'This shiftTarget until now 100 of 45096Gap −4',
  )
  expect(gearboxes.getByRole('group', { name: 'Today' }).getAttribute('data-tone')).toBe('bad')
  expect(gearboxes.getByText('57.0%')).toBeTruthy()
  expect(gearboxes.getByText('WO-1')).toBeTruthy()
})

test('a tile shows what each station does, and once a day that is the shift', async () => {
  const first = { ...tile, madeToday: tile.madeShift, targetToday: tile.targetShift }
  server.on(boards.lines, () => [{ ...first, stations }])
  await open(<MainDashboardPage />, asEditor)
  const gearboxes = await tileOf('Gearboxes')
  const shapes = within(gearboxes.getByRole('list', { name: 'Stations' })).getAllByRole('listitem')
  expect(shapes.map(({ textContent, dataset }) => `${textContent} ${dataset.tone}`)).toEqual([
    'S10 Producing good',
    'S20 Down bad',
  ])
  expect(gearboxes.queryByRole('group', { name: 'Today' })).toBeNull()
})

test('a tile chooses its line and opens its dashboard; the page is loaded anew for another line only', async () => {
  const user = userEvent.setup()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { hash: '', reload })
  await open(<MainDashboardPage />, asEditor)
  await user.click(await screen.findByRole('button', { name: /Press 2/ }))
  expect([readLine(), location.hash, reload.mock.calls.length]).toEqual(['L2', '/lineDashboard', 1])
  await user.click(screen.getByRole('button', { name: /Press 2/ }))
  expect(reload.mock.calls.length).toBe(1)
})

test('a line that is not in use, or not for this person, cannot be opened, with the reason', async () => {
  const user = userEvent.setup()
  const old: LineInPlant = {
    ...tile,
    lineNumber: 'L9',
    lineName: 'Old press',
    lineState: 'disabled',
    stationsDown: 2,
    stations: [],
  }
  server.on(boards.lines, () => [old])
  await open(<MainDashboardPage />, asEditor)
  const button = await screen.findByRole('button', { name: /Old press/ })
  await user.click(button)
  expect([button.getAttribute('aria-disabled'), button.title, readLine()]).toEqual([
    'true',
    'This line is not in use',
    'L1',
  ])
  expect(screen.queryByText('Stations down')).toBeNull()
})

test('where nothing is to be seen, an administrator is shown how to begin and others whom to ask', async () => {
  server.on(boards.lines, () => [])
  const { unmount } = await open(<MainDashboardPage />, { ...asEditor, info: { roleKey: ['admin'] } })
  expect((await screen.findByText(/Create the first line/)).textContent).toContain('npm run import')
  expect(screen.getByRole('button', { name: 'Open lines' })).toBeTruthy()
  unmount()
  await open(<MainDashboardPage />, asEditor)
  expect(await screen.findByText(/Ask an administrator/)).toBeTruthy()
})

test('while the connection is lost the board shows in large letters that it is old', async () => {
  await open(<MainDashboardPage />, asEditor)
  await screen.findByText('Press 2')
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => useLive.setState({ state: 'lost', since: Date.now() }))
  const sign = await screen.findByRole('alert')
  expect(sign.textContent).toBe('Not live: data from 10:00:00, may be out of date.')
})

test('a refusal of the server is shown, with a way to try again', async () => {
  const user = userEvent.setup()
  server.on(boards.lines, () => refuse('call.database_down'))
  await open(<MainDashboardPage />, asEditor)
  await screen.findByRole('alert')
  server.on(boards.lines, () => lines)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Press 2')).toBeTruthy()
})
