import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { boards, type StationTile } from '@takt/contract/boards.ts'
import { defects, type DefectToChoose } from '@takt/contract/defects.ts'
import { materials } from '@takt/contract/materials.ts'
import { useLive } from '~/api/live.ts'
import { open, pretend } from '~/testing/open.tsx'
import LineDashboardPage from './LineDashboardPage.tsx'
import { board, silentBoard, station } from './testing/sample-board.ts'

const server = pretend()
const asEditor = { grants: { lineDashboard: 'edit', pendingProductionOrder: 'view' } } as const

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(board.tile.asOf))
  server.on(boards.line, () => board)
  server.on(defects.choices, () => [])
  server.on(materials.monitor, () => ({ asOf: board.tile.asOf, places: [] }))
  useLive.setState({ state: 'live', since: Date.now() })
})

async function explained(figure: string) {
  const user = userEvent.setup()
  await open(<LineDashboardPage />, asEditor)
  await user.click((await screen.findAllByRole('button', { name: new RegExp(`calculated: ${figure}`) }))[0]!) // it is there: findAll would have failed
  return within(await screen.findByRole('dialog'))
}

test.each([
  [
    'Availability',
    '120 min ÷ 200 min = 60.0%',
    ['120\u00a0min', '240\u00a0min', '− 30\u00a0min', '− 10\u00a0min', '= 200\u00a0min'],
  ],
  ['Effectiveness', '60 s × 120 ÷ 120 min = 100.0%', ['60\u00a0s', '120', '120\u00a0min', '120\u00a0min']],
  ['Quality', '114 ÷ 120 = 95.0%', ['114', '120']],
  ['OEE', '60.0% × 100.0% × 95.0% = 57.0%', ['60.0%', '100.0%', '95.0%']],
  ['OK rate', '96 ÷ 98 = 98.0%', ['96', '2', '98']],
  ['First pass yield', '90 ÷ 98 = 91.8%', ['90', '98']],
  ['Made this shift', '96 − 100 = −4', ['96', '100', '60\u00a0s']],
])('%s opens its formula with its numbers: %s', async (figure, sum, terms) => {
  const dialog = await explained(figure)
  expect(dialog.getByText(sum)).toBeTruthy()
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(terms)
})

test('OEE shows the classes of time behind it, and their sum is the shift so far', async () => {
  const dialog = await explained('OEE')
  const rows = within(dialog.getByRole('table'))
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent))
  expect(rows.slice(1)).toEqual([
    ['Producing', '2 hr', '50.0%'],
    ['Waiting', '30 min', '12.5%'],
    ['Unplanned downtime', '20 min', '8.3%'],
    ['Set-up', '30 min', '12.5%'],
    ['Planned downtime', '30 min', '12.5%'],
    ['No data', '10 min', '4.2%'],
    ['Shift so far', '4 hr', '100.0%'],
  ])
})

test('the bench only rework leads to is marked, and no way of the units leads there', async () => {
  const bench = { ...station, stationNumber: 'S90', stationName: 'Bench', isRework: true, isOffMainWay: true }
  server.on(boards.line, () => ({ ...board, stations: [station, bench] }))
  await open(<LineDashboardPage />, asEditor)
  const card = await screen.findByRole('article', { name: 'S90 Bench' })
  expect(within(card).getByText('Rework only')).toBeTruthy()
  expect(card.closest('li')!.dataset.offWay).toBe('true')
  expect(screen.getByRole('article', { name: 'S10 Press' }).textContent).not.toContain('Rework only')
})

test('what cannot be known is a dash, with the reason', async () => {
  const user = userEvent.setup()
  server.on(boards.line, () => silentBoard)
  await open(<LineDashboardPage />, asEditor)
  const figures = await screen.findAllByRole('button', { name: /calculated/ })
  expect(figures.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    '–',
    '–',
    '–',
    '–',
    '–',
    '–',
    '–',
    '–',
  ])

  await user.click(screen.getByRole('button', { name: /calculated: Quality/ }))
  expect(
    within(await screen.findByRole('dialog')).getByText(/a planned cycle time for its stations/),
  ).toBeTruthy()
})

test('stations are in the order of the server, each with its status, how long it lasts, its pace and its alarms', async () => {
  const alarm = (alarmCode: string, onTime: string) => ({ alarmCode, alarmText: null, texts: null, onTime })
  const alarms = [
    alarm('A1', '2026-03-02T08:50:00.000Z'),
    alarm('A2', '2026-03-02T08:59:00.000Z'),
    alarm('A3', '2026-03-02T08:58:00.000Z'),
  ]
  const stations: StationTile[] = [
    {
      ...station,
      stationNumber: 'S30',
      stationStatus: 'down',
      statusSince: '2026-03-02T08:47:55.000Z',
      alarms,
    },
    station,
    {
      ...station,
      stationNumber: 'S20',
      stationStatus: 'unknown',
      silent: true,
      lastHeartbeat: '2026-03-02T08:55:00.000Z',
    },
  ]
  server.on(boards.line, () => ({ ...board, stations }))
  await open(<LineDashboardPage />, asEditor)
  const cards = await screen.findAllByRole('article', { name: /^S\d/ })
  expect(
    cards.map((card) => [
      card.getAttribute('aria-label'),
      card.getAttribute('data-tone'),
      card.querySelector('p')?.textContent,
    ]),
  ).toEqual([
    ['S30 Press', 'bad', 'Down12 min 5 sec'],
    ['S10 Press', 'good', 'Producing1 min 30 sec'],
    ['S20 Press', 'none', 'No data'],
  ])
  expect(within(cards[2]!).getByText('Last signal 5 minutes ago')).toBeTruthy()
  expect(within(cards[1]!).getByText('1 min 4 sec').closest('[data-slow]')?.getAttribute('data-slow')).toBe(
    'true',
  )
  expect(
    within(cards[0]!)
      .getAllByText(/^A\d$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['A2', 'A3', 'A1'])
  expect(within(cards[0]!).getByText('1 more')).toBeTruthy()
})

test('the hours are there as a table too, in whole pieces; an hour to come has made nothing yet, not 0', async () => {
  const user = userEvent.setup()
  await open(<LineDashboardPage />, asEditor)
  await user.click(await screen.findByRole('button', { name: 'Show as table' }))
  const rows = screen
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Hour', 'Made', 'Target', 'Gap since the shift began', 'NG results'],
    ['06:00–07:00', '58', '60', '−2', '1'],
    ['07:00–08:00', '38', '40', '−4', '2'],
    ['11:00–12:00', '–', '60', '–', '–'],
  ])
})

test('a running order shows how late it will be', async () => {
  await open(<LineDashboardPage />, asEditor)
  const order = within(await screen.findByRole('article', { name: 'WO-1' }))
  expect(order.getByText('35 min late').getAttribute('data-late')).toBe('true')
  expect(order.getByText('120 of 500')).toBeTruthy()
})

test('a failure has its defect or its reading by name; one without either is put in words, not left blank', async () => {
  server.on(defects.choices, () => [
    { defectCode: 'SCRATCH', subDefectCode: null, nameEn: 'Scratched' } as unknown as DefectToChoose, // only its name is shown
  ])
  await open(<LineDashboardPage />, asEditor)
  expect((await screen.findByText('Torque')).closest('li')?.textContent).toBe('Torque S103')
  expect((await screen.findByText('Scratched')).closest('li')?.textContent).toBe('Scratched S102')
  expect(screen.getByText('NG without measured value').closest('li')?.textContent).toContain('S20')
})

test('without stations or orders the next step is offered, blocked for whoever may not take it', async () => {
  server.on(boards.line, () => ({ ...silentBoard, stations: [] }))
  await open(<LineDashboardPage />, asEditor)
  expect((await screen.findByRole('button', { name: 'Open stations' })).getAttribute('aria-disabled')).toBe(
    'true',
  )
  expect(screen.getByRole('button', { name: 'Open pending orders' }).getAttribute('aria-disabled')).toBeNull()
})

test('material that runs low is named with the time it lasts, what is well is not', async () => {
  const place = {
    stationNumber: 'S10',
    stationName: 'Press',
    position: 'F1',
    partGrp: 'G1',
    bomCode: 'SCREW',
    bomName: 'Screw',
    unit: 'pcs',
    bomLot: 'A',
    boundQuantity: 100,
    remaining: 20,
    used: 80,
    expiresAt: null,
    boundAt: board.tile.asOf,
    boundBy: 'Anna',
    bomState: 'low' as const,
    secondsLeft: 350,
    orderCode: 'WO-1',
    needed: 400,
    lastsOrder: false,
  }
  server.on(materials.monitor, () => ({
    asOf: board.tile.asOf,
    places: [
      place,
      { ...place, position: 'F2', bomCode: 'GLUE', bomState: 'bound' as const, secondsLeft: 9000 },
    ],
  }))
  await open(<LineDashboardPage />, { grants: { lineDashboard: 'view', bomMonitors: 'view' } })
  const panel = within(await screen.findByRole('region', { name: 'Material running low' }))
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'LowS10 F1 SCREW · Screw5 min',
  ])
  expect(panel.getByRole('link', { name: 'Open line materials' })).toBeTruthy()
})
