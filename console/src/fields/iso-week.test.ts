import { expect, test } from 'vitest'
import { isoWeekOf } from './iso-week.ts'

test.each([
  ['2026-01-01', 1],
  ['2026-11-22', 47],
  ['2026-11-23', 48],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-29', 52],
  ['2024-12-30', 1],
  ['2021-01-03', 53],
  ['2020-02-29', 9],
])('%s is in ISO week %i', (day, week) => {
  expect(isoWeekOf(day)).toBe(week)
})
