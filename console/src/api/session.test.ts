import { expect, test } from 'vitest'
import { pageNames, pages } from '@takt/contract/pages.ts'
import { grantsOf } from './session.ts'

const everyones = pageNames.filter((name) => pages[name].roles !== 'admin')

test('PF-01: whoever is admin among other things holds every page, whatever is in the list', () => {
  expect(
    Object.keys(grantsOf(['operator', 'admin'], [{ title: 'orderCreate', roles: [], edit: [] }])).sort(),
  ).toEqual([...pageNames].sort())
})

test('PF-02, PF-09: without an entry a page for everyone is open to look at, one for admins is not', () => {
  expect(Object.keys(grantsOf(['operator'], [])).sort()).toEqual([...everyones].sort())
})

test('PF-03: an entry takes the place of the page’s own roles; an empty one leaves the page to admin', () => {
  const grants = grantsOf(
    ['operator'],
    [
      { title: 'stationDef', roles: ['operator'], edit: [] },
      { title: 'orderCreate', roles: [], edit: [] },
      { title: 'typeCreat', roles: ['editor'], edit: ['operator'] },
    ],
  )
  expect(grants).toMatchObject({ stationDef: 'view', typeCreat: 'edit' })
  expect(grants).not.toHaveProperty('orderCreate')
})

test('PF-05: one role’s pages are never cut down by another’s that were worked out before', () => {
  const first = grantsOf(['admin'], [])
  grantsOf(['operator'], [{ title: 'orderCreate', roles: [], edit: [] }])
  expect(grantsOf(['admin'], [])).toEqual(first)
})
