import { expect, test } from 'vitest'
import { middleOf } from './middle.ts'

test.each([
  ['13:41:10', '13:47:40', '13:44:00'],
  ['13:41:50', '13:42:40', '13:42:00'],
  ['13:41:00', '13:41:31', '13:41:16'],
  ['13:41:00', '13:42:00', '13:41:30'],
])('a loss from %s to %s is divided at %s', (start, end, middle) => {
  const at = (clock: string) => `2026-11-30T${clock}.000Z`
  expect(middleOf(at(start), at(end))).toBe(at(middle))
})
