import { expect, test } from 'vitest'
import { OrderFilter } from '@takt/contract/orders.ts'
import { arrangeAddress, arrangementOf } from './address.ts'

const of = (search: string, place?: string) => arrangementOf(OrderFilter, new URLSearchParams(search), place)

test('an arrangement is the filters, the order and the page size, in one order, without the page and what is not the list’s', () => {
  expect(
    of('page=3&sort=-planEnd&orderCode=WO&opened=7&limit=20&orderStatus=created&orderStatus=released'),
  ).toBe(of('orderStatus=created&orderStatus=released&orderCode=WO&limit=20&sort=-planEnd'))
  expect(of('page=3')).toBe('')
  expect(of('s.sort=-planEnd&sort=orderCode', 's.')).toBe('sort=-planEnd')
})

test('a list is arranged anew and the rest of the address stays', () => {
  const next = (place: string, view: number | null) =>
    arrangeAddress(
      new URLSearchParams('order=WO-1&page=2&typeNo=GB&s.page=4&s.typeNo=X&saved=2&s.saved=3'),
      OrderFilter,
      place,
      'typeNo=A&sort=-planEnd&nonsense=1',
      view,
    ).toString()
  expect(next('', 7)).toBe('order=WO-1&s.page=4&s.typeNo=X&s.saved=3&typeNo=A&sort=-planEnd&saved=7')
  expect(next('s.', null)).toBe('order=WO-1&page=2&typeNo=GB&saved=2&s.typeNo=A&s.sort=-planEnd')
})
