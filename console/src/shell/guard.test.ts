import { describe, expect, test } from 'vitest'
import { afterLogin, judgeNavigation } from './guard.ts'

describe('without a session', () => {
  test.each(['/login', '/password', '/auth-redirect'])('RG-03: %s opens, whatever its query', (path) => {
    expect(judgeNavigation(path, '?userName=anna', null)).toEqual({ show: 'open' })
  })
  test.each([
    ['/order/orderCreate', '?x=1&y=2', '/login?redirect=%2Forder%2ForderCreate%3Fx%3D1%26y%3D2'],
    ['/login/more', '', '/login?redirect=%2Flogin%2Fmore'],
    ['/404', '', '/login?redirect=%2F404'],
    ['/401', '', '/login?redirect=%2F401'],
    ['/', '', '/login?redirect=%2FmainDashboard'],
  ])('RG-04, RG-05, RG-06: %s%s leads to the login page and remembers all of it', (path, search, go) => {
    expect(judgeNavigation(path, search, null)).toEqual({ go })
  })
  test('the page for "not allowed" stays when the server refused', () => {
    expect(judgeNavigation('/401', '', null, true)).toEqual({ show: 'open' })
  })
})

describe('a wall link', () => {
  test.each([null, 'token'])('opens the wall views only, and needs no session (%s)', (token) => {
    for (const path of ['/lineView', '/ProductView', '/okRateView'])
      expect(judgeNavigation(path, '?wall=abc&rotate=20', token)).toEqual({ show: 'wall' })
    expect(judgeNavigation('/lineView/more', '?wall=abc', null)).toHaveProperty('go')
    expect(judgeNavigation('/mainDashboard', '?wall=abc', null)).toHaveProperty('go')
  })
  test('an empty one does not count', () =>
    expect(judgeNavigation('/lineView', '?wall=', null)).toEqual({
      go: '/login?redirect=%2FlineView%3Fwall%3D',
    }))
})

describe('with a session', () => {
  test('RG-11: the login page leads to the start', () =>
    expect(judgeNavigation('/login', '', 'token')).toEqual({ go: '/' }))
  test('every other path is handled inside', () =>
    expect(judgeNavigation('/order/orderCreate', '', 'token')).toEqual({ show: 'inside' }))
  test('RG-24: a token in the address goes into the cookie and out of the address', () => {
    expect(judgeNavigation('/mainDashboard', '?token=abc&x=1', null)).toEqual({
      go: '/mainDashboard?x=1',
      token: 'abc',
    })
  })
  test('a token in the address does not replace the session that is open: the person is asked; the same token only leaves the address', () => {
    expect(judgeNavigation('/mainDashboard', '?token=abc&x=1', 'token')).toEqual({
      go: '/mainDashboard?x=1',
      otherToken: 'abc',
    })
    expect(judgeNavigation('/mainDashboard', '?token=abc&x=1', 'abc')).toEqual({ go: '/mainDashboard?x=1' })
  })
  test('a line in the address is chosen and leaves it; without a session it waits for the log-in', () => {
    const search = '?stationNumber=S30&onLine=%C3%91+3'
    expect(judgeNavigation('/ampereLamp/lossInquiry', search, 'token')).toEqual({
      go: '/ampereLamp/lossInquiry?stationNumber=S30',
      line: 'Ñ 3',
    })
    const { go } = judgeNavigation('/ampereLamp/lossInquiry', search, null) as { go: string }
    expect(afterLogin(go.slice(go.indexOf('?')))).toBe(`/ampereLamp/lossInquiry${search}`)
  })
  test('RG-25: the token of a password link belongs to the link', () =>
    expect(judgeNavigation('/password', '?userName=a&token=abc', null)).toEqual({ show: 'open' }))
})

test.each([
  ['', '/'],
  ['?redirect=%2Forder%2ForderCreate%3Fx%3D1', '/order/orderCreate?x=1'],
  ['?redirect=/a&foo=bar', '/a?foo=bar'],
  ['?redirect=/login%3Fredirect%3D/a', '/?redirect=%2Fa'],
  ['?redirect=https://evil.example', '/'],
  ['?redirect=//evil.example', '/'],
  ['?redirect=/%5Cevil.example', '/'],
  ['?redirect=/%09/evil.example', '/'],
  ['?redirect=/a%3Fx=1?', '/a?x=1%3F'],
  ['?redirect=javascript:alert(1)', '/'],
])('RG-08, RG-09, RG-10: after login, %s leads to %s and never out of the app', (search, expected) =>
  expect(afterLogin(search)).toBe(expected),
)
