import { beforeEach, expect, test } from 'vitest'
import { afterClosing, useTabs } from './tabs.ts'

const tabs = () => useTabs.getState()
const shown = () => tabs().tabs.map(({ path, search }) => path + search)

beforeEach(() => {
  tabs().reset()
  tabs().pin(['/board'])
  for (const path of ['/a', '/b', '/c']) tabs().visit(path, '')
})

test('TV-05: pinned pages come first, before they were ever opened', () => {
  expect(shown()).toEqual(['/board', '/a', '/b', '/c'])
  expect(tabs().tabs[0]).toMatchObject({ meta: { affix: true }, opened: false })
})

test('a pinned page that is opened first keeps what it holds when it is pinned', () => {
  tabs().reset()
  tabs().visit('/board', '?page=2')
  tabs().pin(['/board'])
  expect(tabs().tabs).toEqual([
    {
      path: '/board',
      title: null,
      meta: { affix: true, noCache: false },
      search: '?page=2',
      round: 0,
      opened: true,
    },
  ])
})

test('TV-08: after a reload the tabs are as before, unopened but the one that is on screen', () => {
  tabs().reset()
  tabs().visit('/b', '?page=2')
  tabs().restore([
    { path: '/a', search: '?x=1' },
    { path: '/b', search: '' },
  ])
  expect(shown()).toEqual(['/a?x=1', '/b?page=2'])
  expect(tabs().tabs).toMatchObject([{ opened: false }, { opened: true }])
})

test('TV-01, TV-02: a page has one tab, which remembers its latest query', () => {
  tabs().visit('/a', '?page=2')
  expect(shown()).toEqual(['/board', '/a?page=2', '/b', '/c'])
})

test('TV-10, TV-11: closing another tab changes nothing else; closing this one goes to the last of the strip', () => {
  tabs().close('/a')
  expect(afterClosing('/b')).toBe(null)
  tabs().close('/b')
  expect(afterClosing('/b')).toBe('/c')
})

test('TV-05: a pinned tab cannot be closed', () => {
  tabs().close('/board')
  expect(shown()).toContain('/board')
})

test('TV-19: closing the others keeps this one alive and forgets what the pinned ones held', () => {
  tabs().visit('/board', '')
  tabs().closeOthers('/b')
  expect(shown()).toEqual(['/board', '/b'])
  expect(tabs().tabs).toMatchObject([
    { round: 1, opened: false },
    { round: 0, opened: true },
  ])
})

test('TV-20: closing all leads to the last pinned page', () => {
  tabs().closeAll()
  expect(shown()).toEqual(['/board'])
  expect(afterClosing('/c')).toBe('/board')
})

test('TV-12: with nothing pinned and all closed, one starts again at the start', () => {
  tabs().reset()
  tabs().visit('/a', '')
  tabs().close('/a')
  expect(afterClosing('/a')).toBe('/')
})
