import { expect, test } from 'vitest'
import { groupStart, isForbidden, menuFor, redirectFrom } from './menu.ts'

const grants = {
  mainDashboard: 'view',
  pendingProductionOrder: 'view',
  stationDef: 'view',
  profile: 'edit',
} as const

test('RG-21, BC-03: a group leads to the first page in it that this person may open, not to one they may not', () => {
  expect(redirectFrom('/order', '', grants)).toBe('/order/pendingProductionOrder')
  expect(groupStart('order', grants)).toBe('/order/pendingProductionOrder')
  expect(redirectFrom('/tracibility', '', grants)).toBe('/404')
})

test('PF-04, PF-06, PF-07: the menu has the granted pages in the table’s order, no hidden ones, and no group that is empty', () => {
  expect(menuFor(grants, 'L1').map(({ group, pages }) => [group, pages.map(({ name }) => name)])).toEqual([
    ['dashboard', ['mainDashboard']],
    ['order', ['pendingProductionOrder']],
    ['equipment', ['stationDef']],
  ])
})

test.each([
  ['/tracibility/dataSummary', true],
  ['/tracibility', true],
  ['/order', false],
  ['/order/pendingProductionOrder', false],
  ['/nowhere', false],
  ['/', false],
])('a page or group that is there and not theirs differs from one that is not there: %s', (path, forbidden) =>
  expect(isForbidden(path, grants)).toBe(forbidden),
)

test('SB-16: what is about a line is not in the menu before one is chosen', () => {
  expect(menuFor(grants, null).map(({ group }) => group)).toEqual(['dashboard'])
})

test.each([
  ['/redirect/order/orderCreate', '?x=1', '/order/orderCreate?x=1'],
  ['/redirect/redirect/x', '', '/redirect/x'],
  ['/redirect//evil.example', '', '/evil.example'],
  ['/redirect/https://evil.example', '', '/https://evil.example'],
])('RD-01, RD-02: %s%s leads to %s, inside', (path, search, to) =>
  expect(redirectFrom(path, search, grants)).toBe(to),
)
