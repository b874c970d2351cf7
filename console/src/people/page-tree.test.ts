import { expect, test } from 'vitest'
import type { Grant } from '@takt/contract/users.ts'
import { branches, heldOfAll, withPages } from './page-tree.ts'

const order = branches.find(({ group }) => group === 'order')!.pages
const view = (page: Grant['page']): Grant => ({ page, level: 'view' })

test('a group shows the state of its pages: all the same, or mixed', () => {
  expect(heldOfAll([], order)).toBe('none')
  expect(heldOfAll([view('orderCreate')], order)).toBe('mixed')
  expect(heldOfAll(order.map(view), order)).toBe('view')
  expect(heldOfAll([...order.slice(1).map(view), { page: order[0]!, level: 'edit' }], order)).toBe('mixed')
})

test('pages are given and taken without touching the others', () => {
  const given = withPages([view('stationDef'), view('orderCreate')], order, 'edit')
  expect(given.filter(({ page }) => order.includes(page)).map(({ level }) => level)).toEqual(
    order.map(() => 'edit'),
  )
  expect(given).toContainEqual(view('stationDef'))
  expect(withPages(given, order, 'none')).toEqual([view('stationDef')])
})

test('no page that is everyone’s own is in the tree', () => {
  expect(branches.map(({ group }) => group)).not.toContain('own')
})
