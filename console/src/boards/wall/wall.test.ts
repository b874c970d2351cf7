import { describe, expect, test } from 'vitest'
import type { WallOpening } from '@takt/contract/walls.ts'
import { secondsOf, slidesOf, wallAddress } from './slides.ts'
import { isStale } from './stale.ts'

const opening: WallOpening = {
  plantName: 'Takt',
  timeZone: 'UTC',
  expiresAt: null,
  views: ['lineView', 'okRateView'],
  lines: [
    { lineNumber: 'L1', lineName: 'One' },
    { lineNumber: 'L2', lineName: 'Two' },
  ],
}
const shown = (search: string, page: 'lineView' | 'okRateView' = 'lineView', line: string | null = 'L1') =>
  slidesOf(page, new URLSearchParams(search), opening, line).slides.map(
    ({ view, lineNumber }) => `${lineNumber} ${view}`,
  )

describe('what a wall turns through', () => {
  test.each([
    ['', ['L1 lineView']],
    ['lines=L2,L1', ['L2 lineView', 'L1 lineView']],
    ['views=okRateView,lineView', ['L1 lineView', 'L1 okRateView']],
    ['wall=x', ['L1 lineView', 'L1 okRateView', 'L2 lineView', 'L2 okRateView']],
    ['wall=x&lines=L2&views=okRateView', ['L2 okRateView']],
    ['views=ProductView', []],
    ['lines=L9', []],
    ['views=users,', ['L1 lineView']],
  ])('%s', (search, expected) => expect(shown(search)).toEqual(expected))
  test('the page that was opened comes first', () =>
    expect(shown('wall=x&lines=L1', 'okRateView')).toEqual(['L1 okRateView', 'L1 lineView']))
  test('a person without a line sees none', () => expect(shown('', 'lineView', null)).toEqual([]))
  test.each([
    [null, 20],
    ['7', 7],
    ['1', 5],
    ['99999', 3600],
    ['x', 20],
    ['-3', 20],
    ['', 20],
    ['Infinity', 20],
  ])('rotate=%s turns every %d s', (text, seconds) => expect(secondsOf(text)).toBe(seconds))
  test('its address contains all of it; that of a link leaves it to the link', () => {
    expect(wallAddress(['okRateView', 'lineView'], ['L1', 'L 2'], 30)).toBe(
      '/okRateView?rotate=30&views=okRateView%2ClineView&lines=L1%2CL+2',
    )
    expect(wallAddress(['lineView'], ['L1'], 30, 'a-token')).toBe('/lineView?wall=a-token&rotate=30')
  })
})

describe('figures are stale', () => {
  const heard = { now: 100_000, asOf: 95_000, receivedAt: 95_100, live: { state: 'live' as const, since: 0 } }
  test('not while they are renewed', () => expect(isStale(heard)).toBe(false))
  test('when the last answer is old, though the connection is open', () =>
    expect(isStale({ ...heard, now: 125_001 })).toBe(true))
  test('at once when the connection breaks', () =>
    expect(isStale({ ...heard, live: { state: 'lost', since: 96_000 } })).toBe(true))
  test('no more when an answer came after that: then they are requested', () =>
    expect(isStale({ ...heard, live: { state: 'lost', since: 90_000 } })).toBe(false))
})
