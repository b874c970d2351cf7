import { expect, test } from 'vitest'
import { axisEndOf, chartEnd } from './chart-scale.ts'

test('one order of 45 h does not squeeze the bars of the others', () => {
  expect(axisEndOf([2, 2.5, 3, 2.2, 3.1, 2.8, 45])).toBe(5)
})

test('durations that differ as orders do have the whole axis', () => {
  expect(axisEndOf([2, 3, 5, 8])).toBeUndefined()
  expect(axisEndOf([])).toBeUndefined()
})

test('an order planned far ahead does not squeeze the others; one that follows them is on the axis', () => {
  const at = (day: string) => Date.parse(`${day}T06:00:00Z`)
  const order = (start: string, end: string) => ({
    planStart: `${start}T06:00:00Z`,
    planEnd: `${end}T06:00:00Z`,
  })
  const today = order('2026-11-22', '2026-11-23')
  const far = order('2027-09-05', '2027-09-06')
  const end = (...orders: { planStart: string; planEnd: string }[]) =>
    chartEnd(at('2026-11-22'), at('2026-11-22') + 3_600_000, orders)
  expect(end(far, today)).toBe(at('2026-11-23'))
  expect(end(today, order('2026-12-01', '2026-12-02'))).toBe(at('2026-12-02'))
  expect(end(far)).toBe(at('2026-11-22') + 3_600_000)
})
