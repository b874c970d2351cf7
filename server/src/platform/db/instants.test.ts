import { expect, test } from 'vitest'
import { isoOf, isosOf } from './instants.ts'

test('instants written together are those written one by one', () => {
  const times = [0, 1, 999, 86_399_999, 86_400_000, 951_782_399_999, 1_772_409_600_123, 4_102_444_799_999, -1]
  const many = [...times, ...Array.from({ length: 2000 }, (_, i) => (i * 7_919_317_771) % 4_102_444_800_000)]
  expect(isosOf(many)).toEqual(many.map(isoOf))
})
