import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { boards, type LineTile } from '@takt/contract/boards.ts'
import { materials } from '@takt/contract/materials.ts'
import { walls } from '@takt/contract/walls.ts'
import { useLive } from '~/api/live.ts'
import { open, pretend } from '~/testing/open.tsx'
import LineDashboardPage from './LineDashboardPage.tsx'
import LineViewPage from './LineViewPage.tsx'
import MainDashboardPage from './MainDashboardPage.tsx'
import { board, tile } from './testing/sample-board.ts'

const server = pretend()
// A Saturday; the plant's clock is an hour ahead of UTC.
const saturday = (clock: string) => `2026-03-07T${clock}:00.000Z`
const shiftOf = (shiftName: string, start: string, end: string): LineTile['shift'] => ({
  shiftName,
  productionDay: start.slice(0, 10),
  start,
  end,
})
const early = shiftOf('Early', saturday('05:00'), saturday('13:00'))
const over = (nextShift: LineTile['nextShift']): LineTile => ({
  ...tile,
  asOf: saturday('15:00'),
  shift: early,
  nextShift,
})

beforeEach(() => {
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
      send() {}
    },
  )
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(saturday('15:00')))
  server.on(materials.monitor, () => ({ asOf: saturday('15:00'), places: [] }))
  useLive.setState({ state: 'live', since: Date.now() })
})

const show = async (shown: LineTile) => {
  server.on(boards.line, () => ({ ...board, tile: shown }))
  await open(<LineDashboardPage />, { grants: { lineDashboard: 'view' } })
  return within(await screen.findByRole('region', { name: 'The line now' }))
}

test.each([
  ['later today its clock', shiftOf('Night', saturday('21:00'), '2026-03-08T05:00:00.000Z'), 'Night, 22:00'],
  [
    'over a free Sunday the weekday',
    shiftOf('Early', '2026-03-09T05:00:00.000Z', '2026-03-09T13:00:00.000Z'),
    'Early, Monday 06:00',
  ],
  [
    'a week off, where a weekday could be either, the date',
    shiftOf('Early', '2026-03-14T05:00:00.000Z', '2026-03-14T13:00:00.000Z'),
    'Early, 14 Mar 06:00',
  ],
])('between shifts the next one is said: %s', async (_what, next, shownText) => {
  const now = await show(over(next))
  expect(now.getByText('ended 2 hr ago')).toBeTruthy()
  expect(now.getByText(`Next shift: ${shownText}`)).toBeTruthy()
})

test('where nothing is planned, that is shown', async () => {
  expect((await show(over(null))).getByText('No further shift is planned')).toBeTruthy()
})

test.each<[string, LineTile]>([
  ['a shift that is worked', { ...over(null), shift: shiftOf('Late', saturday('13:00'), saturday('21:00')) }],
  ['a line without shifts', { ...over(null), shift: { ...early, shiftName: null, end: saturday('23:00') } }],
  ['a next shift that has begun by now', over(shiftOf('Late', saturday('14:59'), saturday('21:00')))],
])('%s says nothing of a next one', async (_what, shown) => {
  const now = await show(shown)
  expect(now.queryByText(/Next shift|No further shift/)).toBeNull()
})

test('all lines and the wall show it too: the wall in place of the shift that is over', async () => {
  const next = shiftOf('Night', saturday('21:00'), '2026-03-08T05:00:00.000Z')
  server.on(boards.lines, () => [{ ...over(next), stations: [] }])
  const { unmount } = await open(<MainDashboardPage />, { grants: { mainDashboard: 'view' } })
  expect(await screen.findByText('Next shift: Night, 22:00')).toBeTruthy()
  unmount()
  server.on(walls.line, () => ({ ...board, tile: over(next), levelsLateSince: null }))
  server.on(walls.opening, () => ({
    plantName: 'Takt',
    timeZone: 'Europe/Berlin',
    views: ['lineView' as const],
    lines: [{ lineNumber: 'L1', lineName: 'Gearboxes' }],
    expiresAt: null,
  }))
  await open(<LineViewPage />, { at: '/lineView?wall=the-link' })
  expect(await screen.findByText('Next shift: Night, 22:00')).toBeTruthy()
  expect(screen.queryByText(/06:00–14:00/)).toBeNull()
})
