import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { walls, type WallOkRate } from '@takt/contract/walls.ts'
import { useLive } from '~/api/live.ts'
import { open, pretend } from '~/testing/open.tsx'
import { board, tile } from '../testing/sample-board.ts'
import LineViewPage from '../LineViewPage.tsx'
import OkRateViewPage from '../OkRateViewPage.tsx'

const server = pretend()
const fresh = () => ({ ...tile, asOf: new Date().toISOString() })
const opening = {
  plantName: 'Takt',
  timeZone: 'UTC',
  views: ['lineView' as const, 'okRateView' as const],
  lines: [{ lineNumber: 'L1', lineName: 'Gearboxes' }],
  expiresAt: null,
}
const okRate = (over: Partial<WallOkRate['tile']> = {}): WallOkRate => ({
  tile: { ...fresh(), ...over },
  levelsLateSince: null,
  hours: [
    { start: tile.shift.start, end: tile.shift.end, firstPasses: 100, firstOk: 90, firstPassYield: 0.9 },
  ],
  stations: [
    {
      stationNumber: 'S10',
      stationName: 'Press',
      stationStatus: 'producing',
      firstPasses: 100,
      firstOk: 90,
      firstPassYield: 0.9,
      trend: [0.9],
    },
  ],
})

beforeEach(() => {
  server.called.length = 0
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
      send() {}
    },
  )
  useLive.setState({ state: 'live', since: 0 })
  server.on(walls.opening, () => opening)
  server.on(walls.line, () => ({ ...board, tile: fresh(), levelsLateSince: null }))
  server.on(walls.okRate, () => okRate())
})

test('a link calls with its own token, for its own line, and never with the session’s', async () => {
  await open(<LineViewPage />, { at: '/lineView?wall=the-link' })
  expect(await screen.findByRole('heading', { name: /Gearboxes/ })).toBeTruthy()
  expect(new Set(server.called.map(({ headers }) => headers.authorization))).toEqual(
    new Set(['Wall the-link']),
  )
  expect(server.called.every(({ headers }) => headers.token === undefined)).toBe(true)
  expect(server.called.map(({ path }) => path)).toContain('/api/walls/line/L1')
})

test('figures are trusted while they are fresh; a lost connection is shown at once, above dimmed figures, until an answer comes', async () => {
  await open(<LineViewPage />, { at: '/lineView' })
  await screen.findByRole('heading', { name: /Gearboxes/ })
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => useLive.setState({ state: 'lost', since: Date.now() + 60_000 }))
  expect((await screen.findByRole('alert')).textContent).toContain('NOT LIVE')
  expect(document.querySelector('[data-stale="true"]')).not.toBeNull()
  act(() => useLive.setState({ state: 'live', since: Date.now() }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a link that is revoked shows no figure any more, and why', async () => {
  server.on(walls.opening, () => refuse('walls.link_revoked'))
  await open(<LineViewPage />, { at: '/lineView?wall=the-link' })
  expect((await screen.findByRole('alert')).textContent).toContain('This wall link was revoked')
  expect(server.called.some(({ path }) => path.startsWith('/api/walls/line'))).toBe(false)
})

test('below the target is marked by a word and a tone; without a target nothing is judged', async () => {
  server.on(walls.okRate, () => okRate({ okRateTarget: 0.95, firstPassYield: 0.9 }))
  const { unmount } = await open(<OkRateViewPage />, { at: '/okRateView' })
  expect(await screen.findByText('below target')).toBeTruthy()
  expect(document.querySelectorAll('[data-tone="bad"]').length).toBeGreaterThan(1)
  unmount()
  server.on(walls.okRate, () => okRate({ okRateTarget: null }))
  await open(<OkRateViewPage />, { at: '/okRateView' })
  expect(await screen.findByText('No target set for this line')).toBeTruthy()
  expect(document.querySelectorAll('[data-tone="bad"]')).toHaveLength(0)
})

test('the controls come with Escape and go with it; the next view by hand', async () => {
  const user = userEvent.setup()
  await open(<LineViewPage />, { at: '/lineView?views=lineView,okRateView' })
  await screen.findByRole('heading', { name: /Gearboxes/ })
  expect(screen.queryByRole('toolbar')).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('First tries OK, per station')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('a wall shows in red that nobody is notified of calls', async () => {
  server.on(walls.line, () => ({ ...board, tile: fresh(), levelsLateSince: '2026-03-02T08:00:00Z' }))
  await open(<LineViewPage />, { at: '/lineView?wall=the-link' })
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nobody is told of calls since/)
})
