import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type EquipmentTimes, equipmentStatistics } from '@takt/contract/equipmentStatistics.ts'
import { stationStatuses } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import EquipmentStatisticsPage from './EquipmentStatisticsPage.tsx'

const minute = 60_000
const report: EquipmentTimes = {
  since: '2026-03-02T06:00:00.000Z',
  until: '2026-03-02T07:00:00.000Z',
  workSeconds: 3600,
  stations: [
    {
      stationNumber: 'S10',
      stationName: 'Press',
      isPacing: true,
      times: {
        producing: 40 * minute,
        delay: 0,
        unplanned: 10 * minute,
        setup: 0,
        planned: 0,
        unknown: 10 * minute,
      },
      plannedBusyTime: 50 * minute,
      availability: 0.8,
      effectiveness: 0.75,
      quality: 0.5,
      oee: 0.3,
      produced: 60,
      goodFirst: 30,
      plannedCycle: 30,
      stops: 2,
      mtbf: 1200,
      mttr: 300,
    },
  ],
  stripSince: '2026-03-02T06:00:00.000Z',
  strips: [{ stationNumber: 'S10', isRework: false, said: [] }],
  work: [{ start: '2026-03-02T06:00:00.000Z', end: '2026-03-02T07:00:00.000Z' }],
  bottleneck: {
    leads: [
      {
        stationNumber: 'S20',
        start: '2026-03-02T06:00:00.000Z',
        end: '2026-03-02T06:30:00.000Z',
        isShifting: false,
      },
      {
        stationNumber: 'S10',
        start: '2026-03-02T06:30:00.000Z',
        end: '2026-03-02T06:40:00.000Z',
        isShifting: true,
      },
    ],
    led: [
      { stationNumber: 'S20', leading: 30 * minute, sole: 30 * minute },
      { stationNumber: 'S10', leading: 10 * minute, sole: 0 },
    ],
    shifting: 10 * minute,
  },
  shifts: [],
}
const server = pretend()
beforeEach(() => server.on(equipmentStatistics.report, () => report))

test('a figure opens its formula with the numbers that went into it', async () => {
  const user = userEvent.setup()
  await open(<EquipmentStatisticsPage />, { grants: { equipmentStatistics: 'view' } })
  await user.click(await screen.findByRole('button', { name: 'Availability S10 80.0%' }))
  expect(await screen.findByText('40 min producing ÷ 50 min planned busy time = 80.0%')).toBeTruthy()
  expect(screen.getByText(/10 min unknown/)).toBeTruthy()
})

test('OEE opens the waterfall from planned busy time to effective time, in time and pieces', async () => {
  const user = userEvent.setup()
  await open(<EquipmentStatisticsPage />, { grants: { equipmentStatistics: 'view' } })
  await user.click(await screen.findByRole('button', { name: 'OEE S10 30.0%' }))
  const table = await screen.findByRole('table', { name: 'Planned busy time and where it went' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Planned busy time50 min100',
    'Unplanned downtime10 min20',
    'Speed loss10 min20',
    'Quality loss15 min30',
    'Effective time15 min30',
  ])
})

test('a line faster than planned gains time, and no bar is longer than the longest', async () => {
  const user = userEvent.setup()
  const [station] = report.stations
  const fast = { ...station!, effectiveness: 2, quality: 0.5, oee: 0.8 }
  server.on(equipmentStatistics.report, () => ({ ...report, stations: [fast] }))
  await open(<EquipmentStatisticsPage />, { grants: { equipmentStatistics: 'view' } })
  expect(await screen.findByTitle(/the planned cycle time is too long/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'OEE S10 80.0%' }))
  const table = await screen.findByRole('table', { name: 'Planned busy time and where it went' })
  expect(within(table).getByRole('row', { name: /^Speed loss −40 min −80$/ })).toBeTruthy()
  const ends = Array.from(
    table.querySelectorAll('i'),
    ({ style }) => Number.parseFloat(style.marginInlineStart) + Number.parseFloat(style.inlineSize),
  )
  expect(Math.max(...ends)).toBe(100)
})

test('the live bottleneck is next to the slowest planned cycle', async () => {
  await open(<EquipmentStatisticsPage />, { grants: { equipmentStatistics: 'view' } })
  expect(await screen.findByText('Last S10. Slowest planned cycle: S10.')).toBeTruthy()
  const [, first, second] = screen.getAllByRole('row').slice(-3)
  expect(first!.textContent).toBe('S2030 min30 min')
  expect(second!.textContent).toBe('S1010 min0 sec')
})

test('a strip opens in rows the statuses of the station around the moment', async () => {
  const user = userEvent.setup()
  const [producing, down] = [stationStatuses.indexOf('producing'), stationStatuses.indexOf('down')]
  const strip = [producing, 0, 40 * minute, down, 40 * minute, 60 * minute]
  server.on(equipmentStatistics.report, () => ({
    ...report,
    strips: [{ stationNumber: 'S10', isRework: false, said: strip }],
  }))
  await open(<EquipmentStatisticsPage />, {
    grants: { equipmentStatistics: 'view', stationLogView: 'view' },
  })
  await user.click(await screen.findByRole('button', { name: 'What S10 said' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(
    sheet
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/Down20 min$/), expect.stringMatching(/Producing40 min$/)])
  expect(sheet.getByRole('link').getAttribute('href')).toContain('stationNumber=S10')
})

test('a strip that is drawn over is enlarged, keys move it, and all comes back', async () => {
  const producing = stationStatuses.indexOf('producing')
  server.on(equipmentStatistics.report, () => ({
    ...report,
    strips: [{ stationNumber: 'S10', isRework: true, said: [producing, 0, 60 * minute] }],
  }))
  await open(<EquipmentStatisticsPage />, { grants: { equipmentStatistics: 'view' } })
  const strip = await screen.findByRole('button', { name: 'What S10 said' })
  expect(screen.getByText('Rework')).toBeTruthy()
  strip.getBoundingClientRect = () => ({ left: 0, width: 600 }) as DOMRect
  strip.setPointerCapture = () => {}
  // The hatch has its name: ten minutes that nobody saw.
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('No data')
  const drawn = () => strip.querySelector('[data-status=producing]')!.getAttribute('d')
  expect(drawn()).toBe('M0 0H1000V22H0Z')
  fireEvent.pointerDown(strip, { button: 0, clientX: 150 })
  fireEvent.pointerMove(strip, { buttons: 1, clientX: 450 })
  fireEvent.pointerUp(strip, { clientX: 450 })
  fireEvent.click(strip, { detail: 1, clientX: 450 })
  expect(drawn()).toBe('M-500 0H1500V22H-500Z')
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(strip, { key: 'ArrowRight' })
  expect(drawn()).toBe('M-750 0H1250V22H-750Z')
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(drawn()).toBe('M0 0H1000V22H0Z')
  fireEvent.keyDown(strip, { key: '+' })
  expect(drawn()).toBe('M-500 0H1500V22H-500Z')
  fireEvent.keyDown(strip, { key: 'Escape' })
  expect(drawn()).toBe('M0 0H1000V22H0Z')
})

test('where no station reported anything, the page explains how one does, and nothing of strips to draw over', async () => {
  await open(<EquipmentStatisticsPage />, { grants: { equipmentStatistics: 'view', stationDef: 'view' } })
  await screen.findByText('No station said anything in this period.')
  screen.getByText(/with the key it was given/)
  screen.getByRole('button', { name: 'Stations' })
  expect(screen.queryByText(/Draw over a strip/)).toBeNull()
})
