import { expect, test } from 'vitest'
import { formatsFor } from '~/fields/format.tsx'
import { axisEndOf, chartEnd, ticksOf } from './chart-scale.ts'

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

const hour = 3_600_000
const drawn = (zone: string, from: string, hours: number, step: number) => {
  const formats = formatsFor('en', zone)
  const begin = Date.parse(from)
  return ticksOf(begin, begin + hours * hour, step * hour, formats).map((time) =>
    formats.wall(new Date(time).toISOString()).slice(5, 16),
  )
}

test('the marks of the queue are at whole hours and days of the plant', () => {
  expect(drawn('Asia/Kathmandu', '2026-11-29T20:45:00Z', 16, 4)).toEqual([
    '11-30T04:00',
    '11-30T08:00',
    '11-30T12:00',
    '11-30T16:00',
  ])
  expect(drawn('Europe/Berlin', '2026-07-01T10:00:00Z', 72, 24)).toEqual([
    '07-02T00:00',
    '07-03T00:00',
    '07-04T00:00',
  ])
})

test('a night in which the clock is set gives no mark twice', () => {
  expect(drawn('Europe/Berlin', '2026-03-28T23:00:00Z', 5, 1)).toEqual([
    '03-29T00:00',
    '03-29T01:00',
    '03-29T03:00',
    '03-29T04:00',
    '03-29T05:00',
  ])
})
